import type { FigureChange } from '@tidemark/contract/price-list/price-list';
import { SaveBar } from '../ui/layout/save-bar.tsx';
import { Changes } from './changes.tsx';
import { copy } from './copy.ts';
import styles from './price-list.module.css';

interface Props {
  changes: readonly FigureChange[];
  /** They are against this version. */
  version: number;
  /** The fields that cannot be read. */
  wrong: readonly string[];
  busy: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

/** While there are typed prices; an error blocks saving. */
export function SavePrices({ changes, version, wrong, busy, onSave, onDiscard }: Props) {
  const changed = changes.map(({ field }) => field);
  if (changed.length === 0 && wrong.length === 0) return null;
  const said = [changed.length > 0 && copy.changed(changed), wrong.length > 0 && copy.wrong(wrong)].filter(
    Boolean,
  );
  return (
    <SaveBar
      changes={said.join(', ')}
      save={{
        busy,
        disabled: changed.length === 0 || wrong.length > 0,
        onClick: onSave,
        children: copy.save,
      }}
      discard={copy.discard}
      onDiscard={onDiscard}
    >
      {changed.length > 0 && (
        <details className={styles.toSave}>
          <summary className="ink-tide w-650">{copy.show}</summary>
          <Changes changes={changes} from={copy.version(version)} to={copy.toSave} />
        </details>
      )}
    </SaveBar>
  );
}
