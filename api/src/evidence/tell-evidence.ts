import { evidenceActions } from '@tidemark/contract/evidence/actions';
import type { Handler } from '../context.ts';
import { readProject } from '../projects/read.ts';
import { evidenceOfProject } from './evidence-of-project.ts';

/** The address is for the browser itself, which writes what comes to the disk and sends no token. */
export const tellEvidence: Handler<typeof evidenceActions.read> = async (
  { db, actor, fileAddress },
  { params },
) => {
  const { id } = await readProject(db, actor, params.id);
  const { files, job } = await evidenceOfProject(db, id);
  const all = [...files, ...job];
  const size = all.reduce((sum, file) => sum + file.size, 0);
  return { evidence: { files: all.length, size, url: fileAddress(String(id), evidenceActions.zip) } };
};
