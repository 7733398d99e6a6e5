import { type Entry, refOf } from './device.ts';

/** What of one project's queue may go out next, and what is held back by a refusal. */
export interface Lane {
  next: Entry | undefined;
  held: Entry[];
}

/**
 * Reads a project's entries in order. A refused entry holds back what stands on the record it was to create, and what
 * concludes the project's work; independent changes go past it.
 */
export function readLane(entries: readonly Entry[]): Lane {
  const missing = new Set<string>();
  const held: Entry[] = [];
  let next: Entry | undefined;
  let refused = false;
  for (const entry of entries) {
    const stuck =
      entry.state === 'refused' ||
      entry.touches.some((touched) => missing.has(refOf(touched))) ||
      (entry.concludes && (refused || held.length > 0));
    if (!stuck) {
      next ??= entry;
      continue;
    }
    if (entry.creates) missing.add(refOf(entry.touches[0]!));
    if (entry.state === 'refused') refused = true;
    else held.push(entry);
  }
  return { next, held };
}

/** Entries by project, each in the order they were done. */
export function byProject(entries: readonly Entry[]): Map<number, Entry[]> {
  const lanes = new Map<number, Entry[]>();
  for (const entry of [...entries].sort((a, b) => a.seq - b.seq)) {
    const lane = lanes.get(entry.project);
    if (lane) lane.push(entry);
    else lanes.set(entry.project, [entry]);
  }
  return lanes;
}
