import type { PlacementEvent } from './fields/equipment.ts';
import type { Running } from './unit-days.ts';

type Kind = PlacementEvent['kind'];
type State = 'out' | 'running' | 'stopped' | 'gone';

/** What each event makes of a placement; a sentence where it cannot happen. */
const next: Record<State, Record<Kind, State | { refused: string }>> = {
  out: {
    placed: 'running',
    moved: { refused: 'Moved before it was placed.' },
    stopped: { refused: 'Stopped before it was placed.' },
    started: { refused: 'Started before it was placed.' },
    removed: { refused: 'Removed before it was placed.' },
  },
  running: {
    placed: { refused: 'It is already placed.' },
    moved: 'running',
    stopped: 'stopped',
    started: { refused: 'It is already running.' },
    removed: 'gone',
  },
  stopped: {
    placed: { refused: 'It is already placed.' },
    moved: 'stopped',
    stopped: { refused: 'It is already stopped.' },
    started: 'running',
    removed: 'gone',
  },
  gone: {
    placed: { refused: 'It was removed.' },
    moved: { refused: 'It was removed.' },
    stopped: { refused: 'It was removed.' },
    started: { refused: 'It was removed.' },
    removed: { refused: 'It is already removed.' },
  },
};

/** Of the same minute, the order in which things happen to a unit. */
const rank: Record<Kind, number> = { placed: 0, moved: 1, started: 2, stopped: 3, removed: 4 };
const minuteOf = (iso: string) => Math.floor(Date.parse(iso) / 60_000);

type Event = Pick<PlacementEvent, 'kind' | 'at' | 'roomId'>;

/** By the time on site, not by arrival; field times are to the minute. */
export const inOrder = <E extends Event>(events: readonly E[]): E[] =>
  events.toSorted((one, other) => minuteOf(one.at) - minuteOf(other.at) || rank[one.kind] - rank[other.kind]);

/** Why these events cannot have happened; undefined for what can. */
export function orderMistake(events: readonly Event[]): string | undefined {
  let state: State = 'out';
  for (const { kind } of inOrder(events)) {
    const to: State | { refused: string } = next[state][kind];
    if (typeof to === 'object') return to.refused;
    state = to;
  }
  return undefined;
}

/** Whether it still stands on site. */
export const isIn = (events: readonly Event[]): boolean => {
  const last = inOrder(events).at(-1);
  return last !== undefined && last.kind !== 'removed';
};

/** How many units stand at a moment; without one, by everything that is known. */
export const unitsStanding = (
  placements: readonly { count: number; events: readonly Event[] }[],
  at?: string,
): number => {
  const until = at === undefined ? Number.POSITIVE_INFINITY : minuteOf(at);
  return placements
    .filter(({ events }) => isIn(events.filter((event) => minuteOf(event.at) <= until)))
    .reduce((sum, { count }) => sum + count, 0);
};

/** The stretches it ran, for the unit-days; events that cannot have happened change nothing. */
export function runningOf(events: readonly Event[]): Running[] {
  const stretches: Running[] = [];
  let since: string | undefined;
  let state: State = 'out';
  for (const { kind, at } of inOrder(events)) {
    const to: State | { refused: string } = next[state][kind];
    if (typeof to === 'object') continue;
    if (to === 'running' && state !== 'running') since = at;
    if (to !== 'running' && state === 'running' && since !== undefined)
      stretches.push({ from: since, to: at });
    state = to;
  }
  return state === 'running' && since !== undefined ? [...stretches, { from: since, to: null }] : stretches;
}

/** The room it stands in, or stood in last. */
export const roomOfPlacement = (events: readonly Event[], first: string): string =>
  inOrder(events).findLast(({ kind, roomId }) => kind === 'moved' && roomId !== null)?.roomId ?? first;
