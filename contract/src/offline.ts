import type { Template } from './claim-sheet-templates/template.ts';
import type { Sheet } from './claim-sheets/sheet.ts';
import type { DocumentationFile } from './documentation-file.ts';
import type { FollowUp } from './follow-ups.ts';
import type { Inspection } from './inspections/inspection.ts';
import type { Project } from './projects.ts';
import type { Detail } from './refusals.ts';
import type { Room } from './rooms.ts';
import type { OwnProfile } from './technicians.ts';

/** What lives on the device, by table. A sheet is known by its room's id. */
export interface LocalTables {
  projects: Project;
  inspections: Inspection;
  rooms: Room;
  sheets: Sheet;
  followUps: FollowUp;
  templates: Template;
  documentation: DocumentationFile;
  profiles: OwnProfile;
}
export type LocalTable = keyof LocalTables;

export type RecordRef = { [T in LocalTable]: { table: T; id: LocalTables[T]['id'] } }[LocalTable];
/** What a change makes of one record; null removes it. */
export type Change = {
  [T in LocalTable]: { table: T; id: LocalTables[T]['id']; record: LocalTables[T] | null };
}[LocalTable];
export type ReadLocal = <T extends LocalTable>(
  table: T,
  id: LocalTables[T]['id'],
) => LocalTables[T] | undefined;

type BodyOf<I> = I extends { body: infer B } ? B : never;

/** How an action is done on the device before the server has heard of it. All of it is pure. */
export interface Offline<I, A> {
  /** The project whose order it keeps: actions of one project are sent one after the other. */
  project(input: I, read: ReadLocal): number | undefined;
  /** The records it reads or changes; `creates` marks the one that does not exist before. */
  touches(input: I, read: ReadLocal): RecordRef[];
  creates?: boolean;
  /** Sent only when nothing earlier of its project is held back by a refusal. */
  concludes?: boolean;
  /**
   * Milliseconds it stays on the device for more to be merged into it, from the last change; three times that at most
   * from the first (first document, section 9: save short, save long).
   */
  rest?: number;
  /** After it the server takes nothing more of the inspection, so files queued before it are sent first. */
  ends?: boolean;
  /** What it makes of the local records. It must bear being applied to a record that already has it. */
  effect(input: I, read: ReadLocal, at: string): Change[];
  /**
   * The body that does what two unsent calls with the same parameters and records would do one after the other;
   * undefined when no single call does.
   */
  merge?(earlier: BodyOf<I>, later: BodyOf<I>): BodyOf<I> | undefined;
  /**
   * The records in the server's answer, to be laid over the local ones. `read` gives a record as the server has it with
   * this change, for an answer that is only a part of one.
   */
  answered?(answer: A, input: I, read: ReadLocal): Change[];
  /** What of the call the server did not take, although it answered with success; undefined when all was taken. */
  refusedPart?(
    answer: A,
    sent: BodyOf<I>,
  ): { refused: BodyOf<I>; taken: BodyOf<I>; details: Detail[] } | undefined;
}
