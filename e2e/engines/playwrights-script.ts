import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Playwright's script for pages, as far as it is used here: its selectors, its states of elements, its expectations. */
export interface Steps {
  parseSelector(selector: string): unknown;
  querySelectorAll(selector: unknown, root: Node): Element[];
  expect(element: Element | undefined, options: object, elements: Element[], visible: boolean): Promise<Told>;
  checkElementStates(element: Element, states: string[], visible: boolean): Promise<unknown>;
  elementState(element: Element, state: string, visible: boolean): { matches: boolean };
  setupHitTargetInterceptor(
    element: Element,
    action: 'mouse',
    point: { x: number; y: number },
    blockAllEvents: boolean,
  ): string | { stop(): 'done' | { hitTargetDescription: string } };
  fill(element: Element, value: string): 'needsinput' | 'done' | string;
  selectOptions(element: Element, options: object[]): string | string[];
  strictModeViolationError(selector: unknown, found: Element[]): Error;
}
export interface Told {
  matches: boolean;
  received?: { value?: unknown; ariaSnapshot?: string };
}

const playwright = createRequire(createRequire(import.meta.url).resolve('@playwright/test/package.json'));
const path = playwright.resolve('playwright-core/lib/coreBundle');

interface Selectors {
  escapeForTextSelector(text: string | RegExp, exact: boolean): string;
  escapeForAttributeSelector(text: string | RegExp, exact: boolean): string;
  asLocator(language: 'javascript', selector: string): string;
}
export const { escapeForTextSelector, escapeForAttributeSelector, asLocator } = (
  playwright(path) as { iso: Selectors }
).iso;

/** Playwright keeps the script as a literal of its bundle; package.json pins the version. */
function readScript(): string {
  const bundle = readFileSync(path, 'utf8');
  const from = bundle.indexOf('"packages/playwright-core/src/generated/injectedScriptSource.ts"');
  const [, literal] = /source\d+ = ('(?:[^'\\]|\\.)*');/.exec(bundle.slice(from)) ?? [];
  if (from < 0 || literal === undefined) throw new Error("Playwright's bundle holds no script for pages.");
  return new Function(`return ${literal}`)();
}

/** The body of a function that makes `window.__steps`, and notes from then on what the page complains about. */
export const setUp = (browserName: 'firefox' | 'webkit'): string => `
  const module = {};
  ${readScript()}
  const options = ${JSON.stringify({
    ...{ isUnderTest: false, sdkLanguage: 'javascript', frameSeq: 0, testIdAttributeName: 'data-testid' },
    ...{ stableRafCount: 1, browserName, shouldPrependErrorPrefix: false, isUtilityWorld: false },
    customEngines: [],
  })};
  window.__steps = new (module.exports.InjectedScript())(window, options);
  window.__complaints = [];
  // Without an error it is the browser's own notice, as of a ResizeObserver that goes on in the next frame.
  window.addEventListener('error', ({ error }) => error && window.__complaints.push('uncaught ' + (error.stack ?? error)));
  window.addEventListener('unhandledrejection', ({ reason }) => window.__complaints.push('unhandled ' + (reason?.stack ?? reason)));
  for (const kind of ['error', 'warn']) {
    const say = console[kind];
    console[kind] = (...words) => { window.__complaints.push(kind + ': ' + words.map(String).join(' ')); say.apply(console, words); };
  }
`;
