import { actionOf, type Entry, refOf } from '../store/index.ts';

/** Which entries of a project's queue may be sent, and which a refusal holds back. */
export interface Lane {
  /** Its next change: changes are sent one by one. */
  next: Entry | undefined;
  /** Files that may be sent beside the changes and each other; those with the fewest tries first. */
  uploads: Entry[];
  held: Entry[];
}

/**
 * Reads a project's entries in order. A refused entry holds back what needs the record it was to create, and what
 * concludes the project's work; independent changes pass it. A file is sent once its parent records exist and no
 * earlier deletion among them waits (perhaps of a file with its name). Only what names a file, or ends the work, waits
 * for it.
 */
export function readLane(entries: readonly Entry[]): Lane {
  const lane: Lane = { next: undefined, uploads: [], held: [] };
  const missing = new Set<string>();
  const unsettled = new Set<string>();
  const files = new Set<string>();
  let refused = false;
  let ended = false;
  for (const entry of entries) {
    const { upload, concludes, ends, creates } = entry;
    const refs = entry.touches.map(refOf);
    const stuck =
      entry.state === 'refused' ||
      refs.some((ref) => missing.has(ref)) ||
      names(entry, missing) ||
      (concludes && (refused || lane.held.length > 0));
    if (stuck) {
      if (creates) missing.add(refs[0]!);
      if (upload !== undefined) missing.add(upload);
      if (entry.state === 'refused') refused = true;
      else lane.held.push(entry);
    } else if (upload !== undefined) {
      files.add(upload);
      if (!refs.some((ref) => unsettled.has(ref))) lane.uploads.push(entry);
    } else {
      const waits = (concludes || ends) && files.size > 0;
      if (!waits && !ended && !names(entry, files)) lane.next ??= entry;
      ended ||= waits;
      if (creates) unsettled.add(refs[0]!);
      if (actionOf(entry.action).method === 'DELETE')
        // A file's deletion touches only that file; the next one of its name belongs to the same inspection.
        for (const ref of [...refs, `inspections:${entry.input.query.inspectionId}`]) unsettled.add(ref);
    }
  }
  // A file that keeps failing must not block the others.
  lane.uploads.sort((a, b) => a.attempts - b.attempts);
  return lane;
}

/** Whether an entry is about one of these files, like their deletion. */
export function names({ input }: Entry, files: ReadonlySet<string>): boolean {
  if (files.size === 0) return false;
  const text = JSON.stringify(input);
  return [...files].some((id) => text.includes(id));
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
