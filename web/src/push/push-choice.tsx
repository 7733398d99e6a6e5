import { BellOff, BellRing } from 'lucide-react';
import { useEffect, useState } from 'react';
import { explain } from '../offline/faults/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { GroupField } from '../ui/controls/group-field.tsx';
import { followPushes } from './follow-pushes.ts';
import { onPushChange, type PushState, readPushState, turnPushesOff, turnPushesOn } from './subscription.ts';

const what =
  'This device is notified of new assignments and changed visits even when Tidemark is closed. Your browser’s maker delivers the notification, encrypted, with the project’s number and title only.';
const hints: Record<PushState, string> = {
  off: what,
  on: what,
  blocked: 'This browser blocks notifications from Tidemark.',
  unsupported: 'This browser can’t notify you when Tidemark is closed.',
};
const onlyInstalled =
  'iPhone and iPad notify you only if Tidemark is on your home screen. Add it there, and open this page in it.';

async function turnOn(): Promise<void> {
  await turnPushesOn();
  followPushes();
}

/** Off until it is switched on here, or when an assignment arrives (offer-pushes.ts). */
export function PushChoice({ mustInstall }: { mustInstall: boolean }) {
  const [state, setState] = useState<PushState>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  useEffect(() => {
    const read = () => void readPushState().then(setState, (cause: unknown) => setError(explain(cause)));
    read();
    // The person may have allowed them in the browser's settings meanwhile.
    addEventListener('focus', read);
    const stop = onPushChange(read);
    return () => {
      removeEventListener('focus', read);
      stop();
    };
  }, []);
  if (!state) return null;
  const turn = async (work: () => Promise<void>) => {
    setBusy(true);
    setError(undefined);
    await work().catch((cause: unknown) => setError(explain(cause)));
    setState(await readPushState());
    setBusy(false);
  };
  const isOn = state === 'on';
  const Bell = isOn ? BellOff : BellRing;
  const hint = state === 'unsupported' && mustInstall ? onlyInstalled : hints[state];
  return (
    <GroupField role="group" label="When Tidemark is closed" hint={error ? undefined : hint} error={error}>
      {(state === 'off' || isOn) && (
        <div className="grid">
          <Button
            kind="outline"
            icon={<Bell size={20} aria-hidden />}
            busy={busy}
            onClick={() => void turn(isOn ? turnPushesOff : turnOn)}
          >
            {isOn ? 'Stop notifying me when it is closed' : 'Notify me when it is closed'}
          </Button>
        </div>
      )}
    </GroupField>
  );
}
