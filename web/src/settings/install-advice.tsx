import { lazy, Suspense, useEffect, useState } from 'react';
import { useSession } from '../offline/session/index.ts';
import { readStoreMark } from '../offline/store/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { Dialog } from '../ui/feedback/dialog.tsx';
import { showAge } from '../ui/format/dates.ts';
import { adviceDue } from './advice-due.ts';

const InstallSteps = lazy(() => import('./install-steps.tsx'));
const toldKey = 'tsp-install-advised';

function readTold(): number | undefined {
  const told = localStorage.getItem(toldKey);
  return told === null ? undefined : Number(told);
}

/** Says that Safari may delete work, and what keeps it. Default and lazy: for iPhones and iPads in a browser. */
export default function InstallAdvice() {
  const id = useSession()?.technician.id;
  const mark = id === undefined ? undefined : readStoreMark(id);
  const [opened, setOpened] = useState(() => adviceDue(readTold(), mark, Date.now()));
  useEffect(() => {
    if (opened) localStorage.setItem(toldKey, String(Date.now()));
  }, [opened]);
  const [unsent] = useState(mark?.unsent ? mark : undefined);
  const one = unsent?.unsent === 1;
  const close = () => setOpened(false);
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title="Add Tidemark to your home screen"
      footer={
        <Button kind="primary" onClick={close}>
          Got it
        </Button>
      }
    >
      <p>
        Safari deletes what a website keeps on this device, unsent work too, after 7 days without a visit. It
        does not delete an app on your home screen.
      </p>
      <Suspense fallback={null}>
        <InstallSteps />
      </Suspense>
      {unsent?.since ? (
        <p>
          <b>
            {one ? '1 change has' : `${unsent.unsent} changes have`} waited here since {showAge(unsent.since)}
            .
          </b>{' '}
          {one ? 'It stays' : 'They stay'} in Safari: open Tidemark here with a connection to send{' '}
          {one ? 'it' : 'them'}.
        </p>
      ) : (
        <p>Then open Tidemark from your home screen and sign in there.</p>
      )}
    </Dialog>
  );
}
