import type { SupplementLetter } from '@tidemark/contract/estimates/letter';
import type { WriteContext } from '../context.ts';
import type { Read } from '../db/database.ts';

/** Queues a letter in the same transaction. @returns the id of its delivery */
export type QueueSupplementLetter = (
  context: WriteContext,
  of: { inspectionId: string; number: number; letter: SupplementLetter },
) => Promise<string>;

/** The letter with a supplement that a delivery brings; undefined where it brings something else. */
export const supplementLetterOf = (db: Read, deliveryId: string) =>
  db
    .selectFrom('supplementLetters')
    .select(['number', 'letter'])
    .where('deliveryId', '=', deliveryId)
    .executeTakeFirst();
