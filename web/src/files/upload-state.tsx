import { CloudAlert, CloudCheck, CloudUpload, RefreshCw } from 'lucide-react';
import { useUploadProgress } from '../offline/outbox/index.ts';
import type { StoredState } from '../offline/store/index.ts';
import styles from './upload-state.module.css';
import { withoutEntry } from './without-entry.ts';

interface Props {
  id: string;
  /** Of its entry, while the server does not certainly have it. */
  state: StoredState | undefined;
  /** Its address on the server; empty while only this device has it. */
  url: string;
}

const looks = {
  sent: { Icon: CloudCheck, words: 'Sent' },
  waiting: { Icon: CloudUpload, words: 'Waiting' },
  sending: { Icon: RefreshCw, words: 'Sending' },
  refused: { Icon: CloudAlert, words: 'Upload failed' },
} as const;

/** A file's state between this device and the server. */
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
