import type { Detail } from './refused.ts';

/**
 * The device's tables. Each slice adds its own beside its record, so that it can be read alone; a sheet's key is its
 * room's id.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the slices fill it.
export interface LocalTables {}
export type LocalTable = keyof LocalTables;

export type RecordRef = { [T in LocalTable]: { table: T; id: LocalTables[T]['id'] } }[LocalTable];
/** The record after a change; null deletes it. */
export type Change = {
  [T in LocalTable]: { table: T; id: LocalTables[T]['id']; record: LocalTables[T] | null };
}[LocalTable];
export type ReadLocal = <T extends LocalTable>(
  table: T,
  id: LocalTables[T]['id'],
) => LocalTables[T] | undefined;

type BodyOf<I> = I extends { body: infer B } ? B : never;

/** How an action works on the device before it reaches the server. Everything here is pure. */
export interface Offline<I, A> {
  /** The project whose lane it uses: a project's actions are sent in order. */
  project(input: I, read: ReadLocal): number | undefined;
  /** The records it reads or changes; `creates` is the new one. */
  touches(input: I, read: ReadLocal): RecordRef[];
  creates?: boolean;
  /** Waits while a refusal blocks an earlier change of its project. */
  concludes?: boolean;
  /**
   * Milliseconds it waits after the last change for more to merge into it; three times that at most from the first
   * (first document, section 9: save short, save long).
   */
  rest?: number;
  /**
   * Beside the inspection: a refusal of it holds back nothing that concludes, that does not wait for it, and a refusal in the
   * inspection does not hold it back.
   */
  beside?: boolean;
  /** The server accepts nothing more for the inspection after it, so earlier files are sent first. */
  ends?: boolean;
  /** Applies it to the local records. Must be idempotent. */
  effect(input: I, read: ReadLocal, at: string): Change[];
  /**
   * Merges the bodies of two unsent calls with the same parameters and records; undefined if no single call does the
   * same.
   */
  merge?(earlier: BodyOf<I>, later: BodyOf<I>): BodyOf<I> | undefined;
  /**
   * The records in the response, merged over the local ones. `read` completes a response that is only part of a
   * record.
   */
  answered?(answer: A, input: I, read: ReadLocal): Change[];
  /** The part of the call the server did not accept despite success; undefined if it accepted everything. */
  refusedPart?(
    answer: A,
    sent: BodyOf<I>,
  ): { refused: BodyOf<I>; taken: BodyOf<I>; details: Detail[] } | undefined;
}
