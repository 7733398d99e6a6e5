import type { JobFile } from '@tidemark/contract/job/file';
import { Download, ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { openFile } from '../../documentation/open-file.ts';
import { downloadFile } from '../../files/download-file.ts';
import { explain } from '../../offline/faults/index.ts';
import { retryEntry, sentSoon, uploadOf } from '../../offline/outbox/index.ts';
import type { Entry } from '../../offline/store/index.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { confirm } from '../../ui/feedback/confirm.tsx';
import { RetryButton } from '../../ui/feedback/retry-button.tsx';
import { tellEnding } from '../../ui/feedback/tell-outcome.ts';
import { showToast } from '../../ui/feedback/toast.tsx';
import { copy as job } from '../copy.ts';
import { removeJobFile } from './change-job-file.ts';
import { askRemove, copy } from './copy.ts';
import { nameOf } from './name-of.ts';

const failed = 'Delete failed';

async function askAndRemove(file: JobFile): Promise<void> {
  const question = askRemove(nameOf(file), !(await uploadOf(file.id)));
  if (!(await confirm({ ...question, confirmIcon: <Trash2 size={20} aria-hidden /> }))) return;
  try {
    await removeJobFile(file);
    const ending = sentSoon('job.remove', { table: 'jobFiles', id: file.id });
    await tellEnding(ending, { id: 'job-file', done: 'Deleted', failed }, explain);
  } catch (error) {
    showToast({ kind: 'error', id: 'job-file', title: failed, message: explain(error) });
  }
}

interface Props {
  file: JobFile;
  entry: Entry | undefined;
  mayEdit: boolean;
  mayDelete: boolean;
  onEdit: (id: string) => void;
}

/** What can be done with a file of a job. */
export function FileActs({ file, entry, mayEdit, mayDelete, onEdit }: Props) {
  const name = nameOf(file);
  return (
    <span className="row gap-1">
      {entry?.state === 'refused' && <RetryButton of={name} onRetry={() => retryEntry(entry)} />}
      {file.category === 'document' && (
        <IconButton
          label={job.open(name)}
          icon={<ExternalLink size={22} aria-hidden />}
          onClick={() => void openFile(file)}
        />
      )}
      <IconButton
        label={job.download(name)}
        icon={<Download size={22} aria-hidden />}
        onClick={() => void downloadFile(file)}
      />
      {mayEdit && (
        <IconButton
          label={copy.editOf(name)}
          icon={<Pencil size={22} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => onEdit(file.id)}
        />
      )}
      {mayEdit && mayDelete && (
        <IconButton
          label={`Delete ${name}`}
          icon={<Trash2 size={22} aria-hidden />}
          onClick={() => void askAndRemove(file)}
        />
      )}
    </span>
  );
}
