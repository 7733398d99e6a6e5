import { isDeepStrictEqual } from 'node:util';
import {
  changeableFields,
  changesOf,
  type documentationActions,
  type FileChange,
  withChange,
} from '@tidemark/contract/documentation';
import { byCategory, listOf } from '@tidemark/contract/documentation-file';
import { marksOf } from '@tidemark/contract/mark-drawing';
import { mostMarks, tooManyMarks } from '@tidemark/contract/marks';
import { Refusal } from '@tidemark/contract/refusals';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { lockOpenInspection } from '../inspections/read.ts';
import { filesOf, type StoredFile, shown } from './read.ts';

/** Changes all named files or none. */
export const updateFiles: Handler<typeof documentationActions.update> = async (context, { body }) => {
  const { tx, actor } = context;
  const inspection = await lockOpenInspection(tx, actor, body.inspectionId);
  const before = new Map((await filesOf(tx, inspection.id)).map((file) => [file.id, file]));
  const after = new Map<string, StoredFile>();
  for (const { id, list, change } of changesOf(body)) {
    const known = id.toLowerCase();
    const found = after.get(known) ?? before.get(known);
    if (!found || listOf[found.category] !== list) throw new Refusal('file_not_found');
    const changed = withChange(found, change);
    if (marksOf(changed).length > mostMarks)
      throw new Refusal('validation_failed', [{ field: `documentation.${list}`, message: tooManyMarks }]);
    after.set(known, changed);
  }
  await refuseUnknownRooms(tx, inspection.id, [...after.values()]);

  for (const file of after.values()) {
    const found = before.get(file.id)!;
    const fields = changeableFields.filter((field) => !isDeepStrictEqual(found[field], file[field]));
    if (fields.length === 0) continue;
    const pick = (of: StoredFile) =>
      Object.fromEntries(fields.map((field) => [field, of[field]])) as FileChange;
    await tx
      .updateTable('files')
      .set(pick(file) as Partial<StoredFile>)
      .where('id', '=', file.id)
      .execute();
    await record(tx, context, {
      action: 'file-changed',
      subject: 'inspection',
      subjectId: inspection.id,
      before: { id: file.id, ...pick(found) },
      after: { id: file.id, ...pick(file) },
    });
  }
  return { documentation: byCategory([...after.values()].map((file) => shown(context, file))) };
};

/** @throws Refusal room_not_found for a room outside the inspection */
async function refuseUnknownRooms(tx: Tx, inspectionId: string, files: StoredFile[]): Promise<void> {
  const named = new Set(files.flatMap(({ roomId, claimItemId }) => [roomId ?? [], claimItemId ?? []].flat()));
  if (named.size === 0) return;
  const rooms = await tx
    .selectFrom('rooms')
    .select('id')
    .where('inspectionId', '=', inspectionId)
    .where('id', 'in', [...named])
    .execute();
  const known = new Set(rooms.map(({ id }) => id));
  if ([...named].some((id) => !known.has(id.toLowerCase()))) throw new Refusal('room_not_found');
}
