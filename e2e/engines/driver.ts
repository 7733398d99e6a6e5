/** What both engines' drivers do for us: W3C WebDriver's commands, under one name each. */
export interface Driver {
  readonly name: 'webkit' | 'firefox';
  ask<T>(command: Command, body?: Body): Promise<T>;
  resize(size: Size): Promise<void>;
  /** The folder the browser's downloads go to. */
  readonly downloads: string;
  end(): Promise<void>;
}

export interface Size {
  width: number;
  height: number;
}

/** As wide as most phones. */
export const phone: Size = { width: 390, height: 844 };

/** `id` is an element's. */
export type Body = { id?: string; [field: string]: unknown };

/** An element that a script returned, by the key under which the standard passes it. */
export const referenceOf = (element: unknown): string =>
  (element as Record<string, string>)['element-6066-11e4-a52e-4f735466cecf']!;

/** Each as WebDriver's HTTP has it, and as Firefox's Marionette calls it. */
export const commands = {
  navigate: ['POST', '/url', 'Navigate'],
  refresh: ['POST', '/refresh', 'Refresh'],
  back: ['POST', '/back', 'Back'],
  execute: ['POST', '/execute/sync', 'ExecuteScript'],
  act: ['POST', '/actions', 'PerformActions'],
  release: ['DELETE', '/actions', 'ReleaseActions'],
  sendKeys: ['POST', '/element/:id/value', 'ElementSendKeys'],
  screenshot: ['GET', '/screenshot', 'TakeScreenshot'],
  handles: ['GET', '/window/handles', 'GetWindowHandles'],
  handle: ['GET', '/window', 'GetWindowHandle'],
  switchTo: ['POST', '/window', 'SwitchToWindow'],
  closeTab: ['DELETE', '/window', 'CloseWindow'],
  resize: ['POST', '/window/rect', 'SetWindowRect'],
  timeouts: ['POST', '/timeouts', 'SetTimeouts'],
} as const satisfies Record<string, readonly [method: string, path: string, marionette: string]>;
export type Command = keyof typeof commands;

/** A driver's refusal, such as "no such window". */
export class DriverError extends Error {
  constructor(kind: string, message: string) {
    super(`${kind}: ${message}`);
  }
}

/** A busy machine's page may take long; no script of ours waits long itself. */
export const limits = { script: 60_000, pageLoad: 120_000 };
