import { Link } from '@tanstack/react-router';
import { useSendState } from '../../offline/send-state.ts';
import { SendPill } from '../../ui/send-pill.tsx';
import type { SendState } from '../../ui/send-state.ts';

/** The device's send state in the words of the pill and the tideline. */
export function useSendStatus(): SendState {
  const { state, waiting, failed, sendingIndex, sendingTotal } = useSendState();
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
    default:
      return state satisfies never;
  }
}

/** The pill that leads to "To send". */
export function SendStatus({ state }: { state: SendState }) {
  return <SendPill short state={state} renderRoot={(props) => <Link to="/to-send" {...props} />} />;
}
