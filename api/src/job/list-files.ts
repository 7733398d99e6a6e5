import { paginate } from '@tidemark/contract/envelope';
import type { jobReading } from '@tidemark/contract/job/reading';
import type { Handler } from '../context.ts';
import { countUpToCap } from '../db/count.ts';
import { readProject } from '../projects/read.ts';
import { jobFilesOf, matchingJobFiles, shownJobFile } from './read.ts';

export const listJobFiles: Handler<typeof jobReading.files> = async (context, { params, query }) => {
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
