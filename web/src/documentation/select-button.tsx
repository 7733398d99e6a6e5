import { CheckSquare } from 'lucide-react';
import { Button } from '../ui/controls/button.tsx';
import { copy } from './copy.ts';
import styles from './photo-grid.module.css';

/** From looking at photos to choosing many. */
export function SelectButton({ onSelect }: { onSelect: () => void }) {
  return (
    <Button
      size="sm"
      kind="quiet"
      className={styles.select}
      icon={<CheckSquare size={20} aria-hidden />}
      onClick={onSelect}
    >
      {copy.select}
    </Button>
  );
}
