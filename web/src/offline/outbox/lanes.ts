import { actionOf, type Entry, offlineOf, refOf } from '../store/index.ts';

/** Which entries of a project's queue may be sent, and which a refusal holds back. */
export interface Lane {
  /** Its next change: changes are sent one by one. */
  next: Entry | undefined;
  /** Files that may be sent beside the changes and each other; those with the fewest tries first. */
  uploads: Entry[];
  held: Entry[];
}

/** What a lane's reading knows of the inspection's work, and of what goes on beside it. */
interface Side {
  /** What is not at the office, because its creation was refused or waits for such a one. */
  missing: Set<string>;
  files: Set<string>;
  refused: boolean;
  ended: boolean;
}
const newSide = (): Side => ({ missing: new Set(), files: new Set(), refused: false, ended: false });

export const isBeside = ({ action }: Entry): boolean => offlineOf(action).beside ?? false;

/**
 * Reads a project's entries in order. A refused entry holds back what needs the record it was to create, and what
 * concludes the project's work; independent changes pass it. A file is sent once its parent records exist and no
 * earlier deletion among them waits (perhaps of a file with its name). Only what names a file, or ends the work, waits
 * for it. What is done beside the inspection waits for what begins the project or makes its room; a refusal on one side is
 * none on the other.
 */
export function readLane(entries: readonly Entry[]): Lane {
  const lane: Lane = { next: undefined, uploads: [], held: [] };
  const [work, besides] = [newSide(), newSide()];
  const unsettled = new Set<string>();
  for (const entry of entries) {
    const { upload, concludes, ends, creates } = entry;
    const beside = isBeside(entry);
    const side = beside ? besides : work;
    const refs = entry.touches.map(refOf);
    const stuck =
      entry.state === 'refused' ||
      refs.some((ref) => side.missing.has(ref)) ||
      names(entry, side.missing) ||
      (concludes && side.refused);
    if (stuck) {
      if (creates) side.missing.add(refs[0]!);
      if (upload !== undefined) side.missing.add(upload);
      side.refused = true;
      if (entry.state !== 'refused') lane.held.push(entry);
    } else if (upload !== undefined) {
      side.files.add(upload);
      if (!refs.some((ref) => unsettled.has(ref))) lane.uploads.push(entry);
    } else {
      const waits = (concludes || ends) && side.files.size > 0;
      if (!waits && !side.ended && !names(entry, side.files)) lane.next ??= entry;
      side.ended ||= waits;
      if (creates) unsettled.add(refs[0]!);
      if (!beside && !concludes)
        for (const ref of refs) if (ref === `projects:${entry.project}`) unsettled.add(ref);
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
