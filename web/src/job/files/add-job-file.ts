import { documentationRules } from '@tidemark/contract/documentation-file';
import { jobActions } from '@tidemark/contract/job/actions';
import type { OfKind } from '@tidemark/contract/job/of';
import type { Shot } from '@tidemark/contract/shots';
import type { Source } from '../../documentation/add-file.ts';
import { type Became, takeFile } from '../../files/take-file.ts';
import { performUpload } from '../../offline/outbox/index.ts';
import { device } from '../../offline/store/index.ts';

/** A file being added to a job. */
export interface JobSource extends Omit<Source, 'description'> {
  label?: string | undefined;
  caption?: string | undefined;
  shot?: Shot | undefined;
  /** What it belongs to. */
  ofKind?: OfKind | undefined;
  ofId?: string | undefined;
  /** Seconds of a voice note. */
  duration?: number | undefined;
}

/** Puts one file of a job on this device: bytes, small picture, record and call in one transaction, or nothing. Never throws. */
export function addJobFile(projectId: number, source: JobSource): Promise<Became> {
  const { category, blob: _, name: __, ...told } = source;
  return takeFile(source, documentationRules[category], async ({ id, facts, upload }) => {
    if (await device().jobFiles.where({ projectId, sha256: facts.sha256 }).first()) return 'duplicate';
    const given = { params: { id: projectId }, body: { id, category, ...told, file: facts } };
    await performUpload(jobActions.upload, given, await upload());
    return 'added';
  });
}
