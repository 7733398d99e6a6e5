import { may } from '@tidemark/contract/access';
import type { InputOf } from '@tidemark/contract/action';
import type { documentationActions } from '@tidemark/contract/documentation';
import { nameFor } from '@tidemark/contract/documentation-file';
import { Refusal } from '@tidemark/contract/refusals';
import type { ReadContext, StoredBytes } from '../context.ts';
import type { Blobs } from '../files/blobs.ts';
import { renditions } from '../files/pictures.ts';
import { findJobFile } from '../job/read.ts';

/** A caller without a sign-in has the file's signed address (http/routes.ts has checked it). */
export function readFile(blobs: Blobs) {
  return async (
    { db, actor }: ReadContext,
    { params, query }: InputOf<typeof documentationActions.file>,
  ): Promise<StoredBytes> => {
    const ofInspection = await db
      .selectFrom('files')
      .innerJoin('inspections', 'inspections.id', 'files.inspectionId')
      .innerJoin('projects', 'projects.id', 'inspections.projectId')
      .select(['files.name', 'files.type', 'files.sha256', 'files.flaw', 'projects.technicianId'])
      .where('files.id', '=', params.id)
      .executeTakeFirst();
    const file = ofInspection ?? (await findJobFile(db, params.id));
    if (!file || (actor && may(actor, 'own-project', file) !== 'yes')) throw new Refusal('file_not_found');

    const rendition = file.type.startsWith('image/') && query.size ? renditions[query.size] : undefined;
    if (rendition && file.flaw === 'unshown') throw new Refusal('rendition_not_found');
    const key = file.sha256 + (rendition?.suffix ?? '');
    const blob = await blobs.find(key);
    if (!blob) throw new Error(`the bytes of file ${params.id} are missing`);
    const type = rendition?.type ?? file.type;
    return { ...blob, tag: key, type, filename: nameFor(type, file.name) };
  };
}
