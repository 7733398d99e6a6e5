import type { Act } from '../../phone/orders.ts';
import { type Fate, fates } from './network.ts';

/** One event; `rest` milliseconds pass after it. */
export type Step = { on: 0 | 1; rest: number } & (
  | { happens: 'act'; act: Act }
  | { happens: 'refresh' | 'wake' | 'app killed' | 'network off' | 'network on' | 'server killed' }
);

export interface Scenario {
  seed: number;
  /** What both phones know before anything goes wrong; nothing in some runs. */
  begun: Act[];
  /** The fates of each phone's requests, in order; later requests pass. */
  fates: [Fate[], Fate[]];
  steps: Step[];
}

const acts: [Act['do'], number][] = [
  ['field', 14],
  ['claim type', 2],
  ['signature', 3],
  ['step', 1],
  ['room', 6],
  ['room renamed', 7],
  ['room measured', 4],
  ['room moved', 4],
  ['room deleted', 2],
  ['row', 12],
  ['photo', 4],
  ['photo removed', 2],
  ['document', 5],
  ['document described', 5],
  ['document removed', 2],
  ['follow-up', 3],
  ['follow-up changed', 4],
  ['follow-up removed', 1],
  ['retry', 1],
  ['cancel', 0.3],
  ['open', 1],
];
const dryingActs: [Act['do'], number][] = [
  ['drying room', 3],
  ['drying room renamed', 4],
  ['drying chamber', 2],
  ['drying point', 7],
  ['drying point moved', 7],
  ['drying point removed', 2],
  ['drying visit', 4],
  ['drying visit noted', 4],
  ['drying visit ended', 3],
  ['drying air', 4],
  ['drying reading', 14],
  ['drying reading corrected', 9],
  ['drying unit placed', 4],
  ['drying unit event', 6],
  ['drying deleted', 3],
  ['drying facts', 3],
  ['drying answered', 3],
  ['drying closed', 0.3],
  ['retry', 1],
];
/** What people do in a run, and what both phones know before anything goes wrong. */
const subjects = {
  inspection: { acts, opening: ['open'] },
  drying: {
    acts: dryingActs,
    opening: ['drying room', 'drying chamber', 'drying point', 'drying point', 'drying visit'],
  },
} as const satisfies Record<string, { acts: [Act['do'], number][]; opening: Act['do'][] }>;
export type Subject = keyof typeof subjects;
export const subjectNames = Object.keys(subjects) as Subject[];

const happenings: [Exclude<Step['happens'], 'act'>, number][] = [
  ['refresh', 6],
  ['wake', 8],
  ['app killed', 5],
  ['network off', 2],
  ['network on', 3],
  ['server killed', 0.8],
];
const share = (of: [unknown, number][]) => of.reduce((sum, [, weight]) => sum + weight, 0);

/** Numbers from 0 to 1, the same for a seed (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The events of the run with this seed; their exact timing is up to the machine. */
export function scenarioOf(seed: number, length: number, subject: Subject): Scenario {
  const { acts: its, opening: first } = subjects[subject];
  const random = chance(seed);
  const upTo = (count: number) => Math.floor(random() * count);
  const drawn = <T>(of: [T, number][]): T => {
    let at = random() * share(of);
    for (const [one, weight] of of) {
      at -= weight;
      if (at < 0) return one;
    }
    return of.at(-1)![0];
  };
  // Few rooms and files, so that the phones meet in them.
  const act = (what: Act['do'], nth: number): Act => ({ do: what, pick: upTo(4), to: upTo(4), nth });
  const step = (_: unknown, nth: number): Step => {
    const at = { on: upTo(2) as 0 | 1, rest: random() < 0.5 ? 0 : upTo(25) };
    const isAct = random() * (share(its) + share(happenings)) < share(its);
    return isAct
      ? { ...at, happens: 'act', act: act(drawn<Act['do']>(its), nth) }
      : { ...at, happens: drawn(happenings) };
  };
  // A good network, a bad one, or the worst possible.
  const trouble = [0.15, 0.4, 0.8][upTo(3)]!;
  const met = () =>
    Array.from(
      { length: 40 },
      (): Fate => (random() < trouble ? fates[1 + upTo(fates.length - 1)]! : 'pass'),
    );
  const opening = ([0, 1] as const).map(
    (on): Step => ({ on, rest: 0, happens: 'act', act: act(first[0], length + on) }),
  );
  const isBegun = random() < 0.7;
  const begun = isBegun ? first.map((what, nth) => act(what, length + nth)) : [];
  const steps = Array.from({ length: isBegun ? length : length - opening.length }, step);
  return { seed, begun, fates: [met(), met()], steps: isBegun ? steps : [...opening, ...steps] };
}
