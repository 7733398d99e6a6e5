import { CloudAlert, CloudCheck, CloudUpload, RefreshCw } from 'lucide-react';
import { useUploadProgress } from '../offline/outbox/index.ts';
import type { EntryState } from '../offline/store/index.ts';
import styles from './upload-state.module.css';
import { withoutEntry } from './without-entry.ts';

interface Props {
  id: string;
  /** Of what carries it, while the office does not have it for certain. */
  state: EntryState | undefined;
  /** Where the office has it; empty while only this device does. */
  url: string;
}

const looks = {
  sent: { Icon: CloudCheck, words: 'Sent' },
  waiting: { Icon: CloudUpload, words: 'Waiting' },
  sending: { Icon: RefreshCw, words: 'Sending' },
  refused: { Icon: CloudAlert, words: 'Upload failed' },
} as const;

/** Where a file is between this device and the office. */
export function UploadState({ id, state: carried, url }: Props) {
  const percent = useUploadProgress(id);
  const state = carried ?? withoutEntry(url);
  const { Icon, words } = looks[state];
  return (
    <>
      <span
        className={`align-center ink-tide text-small w-650 tabular inline-flex gap-2 ${styles.state}`}
        data-state={state}
        role={state === 'refused' ? 'alert' : undefined}
      >
        <Icon size={18} aria-hidden />
        {state === 'sending' && percent !== undefined ? `${words} ${percent}%` : words}
      </span>
      {state === 'sending' && (
        <progress className={`w-full block clip ${styles.bar}`} max={100} value={percent ?? 0} aria-hidden />
      )}
    </>
  );
}
