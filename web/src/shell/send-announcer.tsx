import { useState } from 'react';
import type { SendState } from '../offline/send-state.ts';
import { type SendWords, useSend } from './send.ts';

/** Reads out, on every screen, when the office is lost, when it did not take something, and when all is sent again. */
export function SendAnnouncer() {
  const { send, words } = useSend();
  const [said, setSaid] = useState('');
  const now = sentence(send, words) ?? said;
  if (now !== said) setSaid(now);
  return (
    <p role="status" className="visually-hidden">
      {now}
    </p>
  );
}

/** Nothing for the moments between: a change goes out every few seconds of typing. A shut store is told of by its notice. */
function sentence({ kind }: SendState, { title, detail }: SendWords): string | undefined {
  if (kind === 'waiting' || kind === 'sending' || kind === 'unread') return undefined;
  return kind === 'sent' ? title : `${title}. ${detail}`;
}
