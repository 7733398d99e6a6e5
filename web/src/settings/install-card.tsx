import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { Card } from '../ui/layout/card.tsx';
import { install, useInstalling } from './install-app.ts';

const InstallSteps = lazy(() => import('./install-steps.tsx'));
const dismissedKey = 'tsp-install-dismissed';

/** Offers to install Tidemark; shows nothing if the browser cannot, or if it is installed. */
export function InstallCard() {
  const installing = useInstalling();
  const [dismissed, setDismissed] = useState(() => localStorage.getItem(dismissedKey) !== null);
  if (installing === 'by-hand-ios') {
    // It stays: Safari deletes work that waits too long.
    return (
      <Card title="Install app">
        <div className="grid gap-3">
          <p>
            Open Tidemark from your home screen, full screen, even without a signal. Safari deletes what a
            website keeps after 7 days without a visit; it does not delete an app on your home screen.
          </p>
          <Suspense fallback={null}>
            <InstallSteps />
          </Suspense>
          <p>Sign in to the app once: it keeps its data separate from Safari.</p>
        </div>
      </Card>
    );
  }
  if (dismissed || installing !== 'ready') return null;
  const dismiss = () => {
    localStorage.setItem(dismissedKey, 'yes');
    setDismissed(true);
  };
  return (
    <Card title="Install app">
      <div className="grid gap-3">
        <p>Open Tidemark from your home screen, full screen, even without a signal.</p>
        <div className="flex wrap gap-3">
          <Button icon={<Download size={20} aria-hidden />} onClick={() => void install()}>
            Install app
          </Button>
          <Button kind="quiet" onClick={dismiss}>
            Not now
          </Button>
        </div>
      </div>
    </Card>
  );
}
