import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import { shotChoices } from '@tidemark/contract/shot-names';
import type { Shot } from '@tidemark/contract/shots';
import { ChevronDown } from 'lucide-react';
import { showToast } from '../ui/feedback/toast.tsx';
import { changeFile } from './change-file.ts';
import { copy, failures } from './copy.ts';
import styles from './room-select.module.css';
import { selectionCopy } from './selection-copy.ts';

/** What a photo shows, as a badge that lets it be changed. */
export function ShotSelect({ file }: { file: DocumentationFile }) {
  return (
    <span className={`align-center min-w-0 relative inline-flex ${styles.room}`}>
      <select
        aria-label={`Shot of ${file.filename}`}
        // A photo that this device had before it knew shots has none.
        value={file.shot ?? ''}
        onChange={({ target }) => {
          changeFile(file, { shot: (target.value || null) as Shot | null }).catch((error: unknown) => {
            reportError(error);
            showToast({ kind: 'error', title: failures.update[0], message: copy.shotFailed });
          });
        }}
      >
        <option value="">{selectionCopy.noShot}</option>
        {shotChoices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden />
    </span>
  );
}
