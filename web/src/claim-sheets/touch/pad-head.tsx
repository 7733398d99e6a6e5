import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { memo, type RefObject } from 'react';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { copy } from '../copy.ts';
import styles from './pad.module.css';
import type { PadActs } from './pad-keys.tsx';

interface PadHeadProps {
  /** Read when a button is touched, as the keys do. */
  acts: RefObject<PadActs>;
  /** The line's name. */
  name: string;
  /** The title of its group. */
  group: string;
  /** Which line of the group: "line 3 of 6". */
  place: string;
}

/** The line the pad is on, and the ways to its neighbours. */
export const PadHead = memo(function PadHead({ acts, name, group, place }: PadHeadProps) {
  return (
    <div className={`row gap-2 ${styles.head}`}>
      <div>
        <h2>{name}</h2>
        <p>
          {group} <span className={styles.bar} /> {place}
        </p>
      </div>
      <IconButton
        bordered
        label="Previous line"
        icon={<ChevronUp size={22} aria-hidden />}
        onClick={() => acts.current.toLine(-1)}
      />
      <IconButton
        bordered
        label="Line below"
        icon={<ChevronDown size={22} aria-hidden />}
        onClick={() => acts.current.toLine(1)}
      />
      <IconButton
        label={copy.closePad}
        icon={<X size={24} aria-hidden />}
        onClick={() => acts.current.close()}
      />
    </div>
  );
});
