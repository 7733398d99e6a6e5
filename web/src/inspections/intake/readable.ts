import { type Draft, emptyDraft } from '@tidemark/contract/inspections/draft';
import { draftFields } from '@tidemark/contract/inspections/fields';
import type { Inspection } from '@tidemark/contract/inspections/inspection';

const fields = Object.keys(draftFields) as (keyof Draft)[];

/**
 * A record as the form can show it: an answer that is none (from an older app, or a damaged store) counts as not given,
 * so that it never keeps the screen from opening. The record itself stays as it is until the question is answered anew.
 */
export function readable(record: Inspection): Inspection {
  const wrong = fields.filter((field) => !draftFields[field].safeParse(record[field]).success);
  const photos = Array.isArray(record.trashPhotos);
  if (wrong.length === 0 && photos) return record;
  const blank = Object.fromEntries(wrong.map((field) => [field, emptyDraft[field]]));
  return { ...record, ...blank, ...(!photos && { trashPhotos: [] }) };
}
