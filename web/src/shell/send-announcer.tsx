import { useState } from 'react';
import type { SendState } from '../offline/outbox/index.ts';
import { type SendWords, useSend } from './send.ts';
import { useAppBadge } from './use-app-badge.ts';
import { useBackgroundSync } from './use-background-sync.ts';

/**
 * Announces on every screen, and on the app's icon, when the server is lost, when it refused something, and when all is
 * sent again.
 */
export function SendAnnouncer() {
  const { send, words } = useSend();
  useAppBadge(send);
  useBackgroundSync(send);
  const [{ said, holds }, setSaid] = useState({ said: '', holds: false });
  const now = sentence(send, words);
  if (now === undefined ? holds : now !== said) setSaid({ said: now ?? said, holds: now !== undefined });
  return (
    <p role="status" className="visually-hidden">
      {holds && said}
    </p>
  );
}

const between = new Set<SendState['kind']>(['waiting', 'sending', 'checking', 'unread']);

/**
 * Nothing for the moments between: typing sends a change every few seconds, and repeating the earlier message would be
 * noise. A shut store has its own notice.
 */
function sentence({ kind }: SendState, { title, detail }: SendWords): string | undefined {
  if (between.has(kind)) return undefined;
  return kind === 'sent' ? title : `${title}. ${detail}`;
}
