import type { Browser, Page } from '@playwright/test';
import { quantile } from '../figure.ts';

/** The page thread's processor time for keystrokes, which a busy machine hardly lengthens. */
export interface Spent {
  /** Milliseconds of processor time per key, all tasks of the page's thread together. */
  perKey: number;
  /** The same by purpose; one may lie within another. */
  parts: Record<string, number>;
  /** The longest tasks, which may delay a key: the 95th percentile of those above 1 ms, in milliseconds. */
  longTask: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args: { data?: { type?: string } };
}

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'];
const parts = [
  'EventDispatch',
  'FunctionCall',
  'RunMicrotasks',
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
  'Paint',
  'Layerize',
  'Commit',
  'MinorGC',
  'MajorGC',
];

/** Runs `type`, which types `keys` keys into the page, and returns their cost from the first to the last. */
export async function spentOn(
  browser: Browser,
  page: Page,
  type: () => Promise<number>,
  event: 'keydown' | 'pointerdown' | 'pointermove' = 'keydown',
): Promise<Spent> {
  await browser.startTracing(page, { categories });
  const keys = await type();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const pressed = traceEvents.filter(
    ({ name, args }) => name === 'EventDispatch' && args.data?.type === event,
  );
  const { pid, tid } = pressed[0]!;
  const from = pressed[0]!.ts - 5_000;
  const until = pressed.at(-1)!.ts + 200_000;
  const its = traceEvents.filter(
    (one) => one.pid === pid && one.tid === tid && one.ts >= from && one.ts <= until,
  );
  const timesOf = (called: string) =>
    its.filter(({ name }) => name === called).map(({ tdur = 0 }) => tdur / 1000);
  const sum = (times: number[]) => times.reduce((total, time) => total + time, 0) / keys;
  const tasks = timesOf('RunTask');
  return {
    perKey: sum(tasks),
    parts: Object.fromEntries(parts.map((part) => [part, sum(timesOf(part))])),
    longTask: quantile(
      tasks.filter((time) => time > 1),
      0.95,
    ),
  };
}
