import { jobActions } from '@tidemark/contract/job/actions';
import type { JobFile } from '@tidemark/contract/job/file';
import { mostFilesAtOnce } from '@tidemark/contract/job/many-files';
import type { SelectionActs, SelectionChange } from '../../documentation/selection-bar.tsx';
import { perform } from '../../offline/outbox/index.ts';
import { removeJobFile } from './change-job-file.ts';

/** What is done with chosen photos of a job; one call changes up to 200. */
export const actsOnFiles = (files: readonly JobFile[], mayDelete: boolean): SelectionActs => ({
  of: 'job',
  async change(what) {
    const before = files.map((file) => ({
      id: file.id,
      ...Object.fromEntries(
        (Object.keys(what) as (keyof SelectionChange)[]).map((field) => [field, file[field] ?? null]),
      ),
    }));
    await send(
      files,
      files.map(({ id }) => ({ id, ...what })),
    );
    return () => send(files, before);
  },
  remove: mayDelete
    ? async () => {
        for (const file of files) await removeJobFile(file);
      }
    : undefined,
});

type Change = { id: string } & SelectionChange;

async function send([first]: readonly JobFile[], changes: readonly Change[]): Promise<void> {
  if (!first) return;
  for (let from = 0; from < changes.length; from += mostFilesAtOnce) {
    const files = changes.slice(from, from + mostFilesAtOnce) as never;
    await perform(jobActions.updateFiles, { params: { id: first.projectId }, body: { files } });
  }
}
