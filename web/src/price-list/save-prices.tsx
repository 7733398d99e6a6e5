import type { FigureChange } from '@tidemark/contract/price-list/price-list';
import { Button } from '../ui/controls/button.tsx';
import { underToasts } from '../ui/feedback/under-toasts.ts';
import { Changes } from './changes.tsx';
import { copy } from './copy.ts';
import styles from './price-list.module.css';

interface Props {
  changes: readonly FigureChange[];
  /** They are against this version. */
  version: number;
  wrong: number;
  busy: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

/** Sticks to the bottom of the screen while there are typed prices; an error blocks saving. */
export function SaveBar({ changes, version, wrong, busy, onSave, onDiscard }: Props) {
  const changed = changes.length;
  if (changed === 0 && wrong === 0) return null;
  const said = [changed > 0 && copy.changed(changed), wrong > 0 && copy.wrong(wrong)].filter(Boolean);
  return (
    <div ref={underToasts} className={`grid align-center gap-2 cols-2 ${styles.bar}`}>
      <p role="status">{said.join(', ')}</p>
      {changed > 0 && (
        <details className={styles.toSave}>
          <summary className="ink-tide w-650">{copy.show}</summary>
          <Changes changes={changes} from={copy.version(version)} to={copy.toSave} />
        </details>
      )}
      <Button onClick={onDiscard}>{copy.discard}</Button>
      <Button kind="primary" busy={busy} disabled={changed === 0 || wrong > 0} onClick={onSave}>
        {copy.save}
      </Button>
    </div>
  );
}
