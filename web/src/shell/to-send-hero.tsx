import { RotateCw } from 'lucide-react';
import { ExportUnsentButton } from '../auth/export-unsent-button.tsx';
import type { SendState } from '../offline/outbox/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { showCount } from '../ui/format/formats.ts';
import type { SendWords } from './send.ts';
import { SendNowButton } from './send-now-button.tsx';
import styles from './to-send-page.module.css';

interface Props {
  send: SendState;
  words: SendWords;
  onRetryAll: () => void;
}

/** How many changes wait and what happens to them. */
export function ToSendHero({ send, words, onRetryAll }: Props) {
  const { kind, waiting, failed } = send;
  const others = waiting > 0 ? ` ${showCount(waiting)} more to send.` : '';
  const shown = kind === 'failed' ? failed : waiting;
  return (
    <section
      className={`row wrap gap-4 ${styles.hero}`}
      data-failed={kind === 'failed' || undefined}
      aria-label="Send status"
    >
      <p className={`grid flex-none text-caption w-600 text-center justify-items-center ${styles.count}`}>
        <b>{showCount(shown)}</b>
        {kind === 'failed' ? 'not sent' : shown === 1 ? 'change to send' : 'changes to send'}
      </p>
      <div className={`min-w-0 ${styles.say}`}>
        <h2>{kind === 'failed' ? 'Needs attention' : words.title}</h2>
        <p>
          {words.because && `${words.because} `}
          {kind === 'offline'
            ? "Everything below is saved on this device. It will be sent in this order when you're back online."
            : kind === 'failed'
              ? `Read why below, then retry or discard. Until then it is saved on this device.${others}`
              : 'Everything below is saved on this device and will be sent in this order.'}
        </p>
      </div>
      <div className="desktop-only">
        <SendNowButton />
      </div>
      <div className={`flex wrap gap-2 ${styles.acts}`}>
        <ExportUnsentButton />
        {failed > 1 && (
          <Button kind="outline" size="sm" icon={<RotateCw size={18} aria-hidden />} onClick={onRetryAll}>
            Retry all {showCount(failed)}
          </Button>
        )}
      </div>
    </section>
  );
}
