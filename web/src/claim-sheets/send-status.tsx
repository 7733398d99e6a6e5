import { Link } from '@tanstack/react-router';
import { type SendState as Sending, useSendState } from '../offline/send-state.ts';
import { SendPill } from '../ui/send-pill.tsx';
import type { SendState } from '../ui/send-state.ts';

/** The send state as bar and pill draw it. */
export function useShownSendState(): SendState {
  return shown(useSendState());
}

function shown({ state, waiting, failed, sendingIndex, sendingTotal }: Sending): SendState {
  switch (state) {
    case 'all-sent':
      return { kind: 'sent' };
    case 'waiting':
      return { kind: 'waiting', waiting };
    case 'sending':
      return { kind: 'sending', sent: sendingIndex, of: sendingTotal };
    case 'offline-waiting':
      return { kind: 'offline', waiting };
    case 'offline-clear':
      return { kind: 'offline-clear' };
    case 'failed':
      return { kind: 'failed', failed };
  }
}

export function SheetSendPill({ state }: { state: SendState }) {
  return <SendPill short state={state} renderRoot={(props) => <Link to="/to-send" {...props} />} />;
}
