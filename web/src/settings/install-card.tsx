import { Download, Share } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { Card } from '../ui/layout/card.tsx';
import { install, useInstalling } from './install-app.ts';
import styles from './settings-page.module.css';

const dismissedKey = 'tsp-install-dismissed';

/** Offers to install Tidemark; shows nothing if the browser cannot, or if it is installed. */
export function InstallCard() {
  const installing = useInstalling();
  const [dismissed, setDismissed] = useState(() => localStorage.getItem(dismissedKey) !== null);
  if (dismissed || installing === 'installed' || installing === 'unavailable') return null;
  const dismiss = () => {
    localStorage.setItem(dismissedKey, 'yes');
    setDismissed(true);
  };
  return (
    <Card title="Install app">
      <div className={`grid gap-3 ${styles.install}`}>
        <p>Open Tidemark from your home screen, full screen, even without a signal.</p>
        {installing === 'by-hand-ios' && (
          <p>
            In Safari, tap Share <Share size={18} aria-hidden className={styles.inline} />, then Add to Home
            Screen. Sign in to the app once: it keeps its data separate from Safari.
          </p>
        )}
        <div className="flex wrap gap-3">
          {installing === 'ready' && (
            <Button icon={<Download size={20} aria-hidden />} onClick={() => void install()}>
              Install app
            </Button>
          )}
          <Button kind="quiet" onClick={dismiss}>
            Not now
          </Button>
        </div>
      </div>
    </Card>
  );
}
