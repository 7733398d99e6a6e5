import { Link } from '@tanstack/react-router';
import type { SendState } from '../offline/outbox/index.ts';
import { SendPill } from '../ui/feedback/send-pill.tsx';

/** The short pill of the wizard and the claim sheet; it leads to "To send". */
export function SendLink({ state }: { state: SendState }) {
  return <SendPill short state={state} renderRoot={(props) => <Link to="/to-send" {...props} />} />;
}
