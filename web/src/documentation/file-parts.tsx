import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import { Trash2 } from 'lucide-react';
import { showTaken, showWhen } from '../files/proof.ts';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { askAndRemove } from './file-acts.tsx';
import { besideFile } from './keep-focus.ts';

/** When it was taken, with all details in the title. */
export function TakenTime({ file }: { file: DocumentationFile }) {
  const { timestamp, capturedAt, uploadDate } = file;
  return (
    <time dateTime={timestamp} title={showTaken({ capturedAt, createdAt: uploadDate })}>
      {showWhen(file)}
    </time>
  );
}

export function DeleteButton({ file }: { file: DocumentationFile }) {
  return (
    <IconButton
      label={`Delete ${file.filename}`}
      icon={<Trash2 size={22} aria-hidden />}
      onClick={({ currentTarget }) => void askAndRemove(file, besideFile(currentTarget))}
    />
  );
}
