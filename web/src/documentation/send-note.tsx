import type { Documentation } from '@tidemark/contract/documentation-file';
import { CloudUpload, RefreshCw, RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { retryEntry, useSendState } from '../offline/outbox/index.ts';
import type { Entry } from '../offline/store/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { copy, safeWords, sendingOf, successes, waitingWords } from './copy.ts';
import { focusTab } from './keep-focus.ts';
import styles from './send-note.module.css';

interface Props {
  entries: readonly Entry[];
  documentation: Documentation;
}

/** How many of the inspection's files are unsent, and what happens to them. */
export function SendNote({ entries, documentation }: Props) {
  const { kind, sent, of } = useSendState();
  const failed = entries.filter(({ state }) => state === 'refused');
  const waiting = entries.length - failed.length;
  useAllSent(entries, documentation);
  if (entries.length === 0) return null;
  if (kind === 'sending' && waiting > 0) {
    return (
      <Note tone="tide" icon={RefreshCw} title={sendingOf(sent, of)}>
        <progress
          className={`w-full block ${styles.bar}`}
          max={of}
          value={sent}
          aria-label={sendingOf(sent, of)}
        />
      </Note>
    );
  }
  return (
    <Note
      tone="silt"
      icon={CloudUpload}
      title={waitingWords(waiting, failed.length)}
      className={styles.note}
      action={
        failed.length > 0 && (
          <Button
            size="sm"
            icon={<RotateCw size={20} aria-hidden />}
            onClick={() => {
              focusTab();
              void Promise.all(failed.map(retryEntry));
            }}
          >
            {copy.retryFailed}
          </Button>
        )
      }
    >
      {safeWords(waiting, failed.length)}
    </Note>
  );
}

/** Announces once that everything is sent, if that happens while the page is open; not for deleted files. */
function useAllSent(unsent: readonly Entry[], documentation: Documentation): void {
  const last = useRef(unsent);
  useEffect(() => {
    if (unsent.length > 0) {
      last.current = unsent;
      return;
    }
    const files = Object.values(documentation).flat();
    if (!last.current.some(({ upload }) => files.some(({ id, url }) => id === upload && url))) return;
    last.current = [];
    showToast({ kind: 'success', id: 'documentation', title: successes.upload });
  }, [unsent, documentation]);
}
