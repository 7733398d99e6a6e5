import { paginate } from '@tidemark/contract/envelope';
import type { jobActions } from '@tidemark/contract/job/actions';
import type { Handler } from '../context.ts';
import { countUpToCap } from '../db/count.ts';
import { readProject } from '../projects/read.ts';
import { jobFilesOf, matchingJobFiles, shownJobFile } from './read.ts';

export const listJobFiles: Handler<typeof jobActions.files> = async (context, { params, query }) => {
  const { db, actor } = context;
  const { page, limit, ...of } = query;
  const { id } = await readProject(db, actor, params.id);
  const files = await jobFilesOf(db, id, { ...of, page: { page, limit } });
  const counted = await countUpToCap(db, matchingJobFiles(db, id, of));
  return {
    files: files.map((file) => shownJobFile(context, file)),
    pagination: paginate(page, limit, counted),
  };
};
