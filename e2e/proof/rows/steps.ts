import { setTimeout as after } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { readDevice } from './on-device.ts';
import { closePad, lines, openSheet, typeFigure } from './sheet-screen.ts';
import { withTrap } from './trap.ts';
import type { After, Before, Faults, Wire } from './wire.ts';

/** A step's place: a browser just opened, the wire before it, and a room's sheet. */
export interface Scene {
  page: Page;
  wire: Wire;
  faults: Faults;
  project: number;
  roomId: string;
  /** A figure nobody has typed before. */
  nextFigure(): number;
  /** "room line" → figure, of what was typed. */
  typed: Map<string, number>;
  /** The part seen in the device's store before the kill. */
  seen: Map<string, number>;
  /** Runs once the browser is dead. */
  afterKill: (() => void)[];
  /** Work that is no longer on the device. */
  lost: string[];
}

/** Ends at the moment to kill the browser. @throws StepMissed if the moment did not come */
export type Step = (scene: Scene) => Promise<void>;

/** The moment did not come in time; the kill is an ordinary one then. */
export class StepMissed extends Error {}

const timeLimit = 12_000;
const upTo = (ms: number) => after(Math.random() * ms);
const anyLine = (but?: number) => {
  const free = lines.filter((line) => line !== but);
  return free[Math.floor(Math.random() * free.length)]!;
};

async function within<T>(promise: Promise<T>, what: string): Promise<T> {
  const late = after(timeLimit).then(() => {
    throw new StepMissed(what);
  });
  return Promise.race([promise, late]);
}

async function until(holds: () => Promise<boolean>, what: string): Promise<void> {
  for (const end = Date.now() + timeLimit; !(await holds()); await after(15)) {
    if (Date.now() > end) throw new StepMissed(what);
  }
}

async function type(scene: Scene, line: number, figure: number): Promise<string> {
  const key = `${scene.roomId} ${line}`;
  scene.typed.set(key, figure);
  await typeFigure(scene.page, line, figure);
  return key;
}

/** Types, leaves the pad half of the time, and waits until the device's store has it. */
async function typeAndSave(scene: Scene, line: number, figure: number): Promise<void> {
  const key = await type(scene, line, figure);
  if (Math.random() < 0.5) await closePad(scene.page);
  await until(async () => (await readDevice(scene.page)).figures.get(key) === figure, 'saved on the device');
  scene.seen.set(key, figure);
}

const open = (scene: Scene) => openSheet(scene.page, scene.wire.url, scene);

/** Holds the write of `figure` before the server or its response after it, and reports its arrival. */
function hold(scene: Scene, figure: number, where: 'before' | 'after') {
  const there = Promise.withResolvers<void>();
  const release = Promise.withResolvers<'on' | 'cut'>();
  const held = async () => {
    there.resolve();
    return (await release.promise) === 'on';
  };
  scene.wire.faults = withTrap(
    figure,
    where === 'before'
      ? { before: async (): Promise<Before> => ((await held()) ? 'forward' : 'cut') }
      : { after: async (): Promise<After> => ((await held()) ? 'answer' : 'cut') },
    scene.faults,
  );
  return { there: there.promise, release: release.resolve };
}

export const steps = {
  /** Between typing and the local save, which comes 300 ms after the last key. */
  async typing(scene) {
    await open(scene);
    await type(scene, anyLine(), scene.nextFigure());
    await upTo(400);
  },

  /** Saved on the device, not sent: an earlier write of the same project is still being sent. */
  async unsent(scene) {
    await open(scene);
    const [first, line] = [scene.nextFigure(), anyLine()];
    const earlier = hold(scene, first, 'before');
    scene.afterKill.push(() => earlier.release(Math.random() < 0.5 ? 'on' : 'cut'));
    await typeAndSave(scene, line, first);
    await within(earlier.there, 'an earlier write on its way');
    await closePadIfOpen(scene.page);
    await typeAndSave(scene, anyLine(line), scene.nextFigure());
  },

  /** Sent, not at the server: it gets lost, arrives after the kill, or long after it. */
  async request(scene) {
    await open(scene);
    const figure = scene.nextFigure();
    const held = hold(scene, figure, 'before');
    scene.afterKill.push(() => {
      const dice = Math.random();
      if (dice < 1 / 3) held.release('cut');
      else if (dice < 2 / 3) held.release('on');
      else setTimeout(() => held.release('on'), 1_000 + Math.random() * 4_000);
    });
    await typeAndSave(scene, anyLine(), figure);
    await within(held.there, 'the write on its way');
  },

  /** The server has committed, its response is being sent. */
  async answer(scene) {
    await open(scene);
    const figure = scene.nextFigure();
    const held = hold(scene, figure, 'after');
    scene.afterKill.push(() => held.release('cut'));
    await typeAndSave(scene, anyLine(), figure);
    await within(held.there, 'the answer on its way');
  },

  /** The response has left for the browser; whether it was confirmed there is a matter of milliseconds. */
  async confirm(scene) {
    await open(scene);
    const figure = scene.nextFigure();
    const held = hold(scene, figure, 'after');
    await typeAndSave(scene, anyLine(), figure);
    try {
      await within(held.there, 'the answer');
    } finally {
      held.release('on');
    }
    await upTo(30);
  },

  /** Sent and confirmed. */
  async sent(scene) {
    await open(scene);
    const figure = scene.nextFigure();
    scene.wire.faults = withTrap(figure, {}, scene.faults);
    await typeAndSave(scene, anyLine(), figure);
    const gone = async () =>
      !(await readDevice(scene.page)).outbox.some(({ figures }) => [...figures.values()].includes(figure));
    await until(gone, 'sent and confirmed');
  },

  /** Offline from before it was typed until after the kill. */
  async offline(scene) {
    await open(scene);
    await scene.wire.down();
    await typeAndSave(scene, anyLine(), scene.nextFigure());
  },

  /** Opened and typed in offline. */
  async 'offline, opened again'(scene) {
    await open(scene);
    await typeAndSave(scene, anyLine(), scene.nextFigure());
  },

  /** The response is lost; the same write is sent again and gets the first response. */
  async replayed(scene) {
    await open(scene);
    const figure = scene.nextFigure();
    const again = Promise.withResolvers<void>();
    let answers = 0;
    const cutFirst = (): After => {
      if (++answers > 1) again.resolve();
      return answers === 1 ? 'cut' : 'answer';
    };
    scene.wire.faults = withTrap(figure, { after: cutFirst }, scene.faults);
    await typeAndSave(scene, anyLine(), figure);
    await within(again.promise, 'sent again');
    await upTo(50);
  },

  /** The server refuses: it stays on the device and is shown. */
  async refused(scene) {
    await open(scene);
    const figure = scene.nextFigure();
    const error = 'This inspection has already been completed.';
    const body = { success: false, error, message: error, code: 'inspection_completed' };
    scene.wire.faults = withTrap(figure, { before: () => ({ status: 409, body }) }, scene.faults);
    await typeAndSave(scene, anyLine(), figure);
    await until(
      async () => (await readDevice(scene.page)).outbox.some(({ state }) => state === 'refused'),
      'refused',
    );
    await scene.page.getByText(/can't be sent as (it is|they are)/).waitFor();
  },

  /** Still there and shown as not sent after the kill; retried by hand. */
  async 'refused, tried again'(scene) {
    const refused = async () =>
      (await readDevice(scene.page)).outbox.filter(({ state }) => state === 'refused');
    if ((await refused()).length === 0)
      return void scene.lost.push('a refused change is not on the device any more');
    await scene.page.goto(`${scene.wire.url}/to-send`, { waitUntil: 'commit' });
    await scene.page
      .getByRole('button', { name: /^Retry / })
      .first()
      .tap();
    await until(async () => (await refused()).length === 0, 'tried again');
    await upTo(300);
  },
} satisfies Record<string, Step>;

export type StepName = keyof typeof steps;

async function closePadIfOpen(page: Page): Promise<void> {
  if (await page.getByRole('dialog', { name: /^Number pad/ }).isVisible()) await closePad(page);
}

/** Steps with a second half in the browser opened after the kill. */
export const secondHalf: Partial<Record<StepName, StepName>> = {
  offline: 'offline, opened again',
  refused: 'refused, tried again',
};
const second = new Set(Object.values(secondHalf));
/** The steps to choose from. */
export const firstSteps = (Object.keys(steps) as StepName[]).filter((name) => !second.has(name));
