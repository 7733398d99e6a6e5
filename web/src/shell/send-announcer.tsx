import { useSend } from './send.ts';

/** Reads the send state out when it changes, on every screen; while sending it does not count aloud. */
export function SendAnnouncer() {
  const { send, words } = useSend();
  const said =
    send.state === 'sending' ? 'Sending' : send.state === 'waiting' ? '' : `${words.title}. ${words.detail}`;
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}
