import { CloudUpload } from 'lucide-react';
import { sendNow } from '../offline/start.ts';
import { Button } from '../ui/controls/button.tsx';
import { useSend } from './send.ts';

/** Tries at once; disabled offline or with nothing to send. */
export function SendNowButton() {
  const { send } = useSend();
  const cannot = send.waiting === 0 || send.kind === 'offline' || send.kind === 'unread';
  return (
    <Button
      size="sm"
      icon={<CloudUpload size={18} aria-hidden />}
      disabled={cannot}
      busy={send.kind === 'sending'}
      onClick={sendNow}
    >
      Send now
    </Button>
  );
}
