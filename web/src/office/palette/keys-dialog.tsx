import { Dialog } from '../../ui/feedback/dialog.tsx';
import { copy, keys } from './copy.ts';
import styles from './palette.module.css';

export function KeysDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title={copy.keysTitle}>
      {keys.map(([where, lines]) => (
        <section key={where} aria-label={where}>
          <h3 className="text-base">{where}</h3>
          <dl className={`grid ${styles.keys}`}>
            {lines.map(([key, does]) => (
              <div key={key} style={{ display: 'contents' }}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
