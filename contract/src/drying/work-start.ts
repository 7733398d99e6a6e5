import type { Drying } from './whole.ts';

/** When the first unit was placed or the first point torn out; infinite before. */
export function workStart(drying: Pick<Drying, 'placements' | 'points'> | null): number {
  const placed = (drying?.placements ?? []).flatMap(({ events }) =>
    events.filter(({ kind }) => kind === 'placed').map(({ at }) => Date.parse(at)),
  );
  const torn = (drying?.points ?? []).flatMap(({ removedAt, removedReason }) =>
    removedAt !== null && removedReason === 'torn out' ? [Date.parse(removedAt)] : [],
  );
  return Math.min(...placed, ...torn);
}
