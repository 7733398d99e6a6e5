import { fromFeet } from '@tidemark/contract/claim-sheets/computed';
import { Undo2 } from 'lucide-react';
import { copy } from '../copy.ts';
import { formatFeetInches } from '../feet-inches.ts';
import { lineOf } from '../lines.ts';
import styles from './formula-pad.module.css';
import padStyles from './pad.module.css';

interface FormulaFigureProps {
  id: number;
  isLength: boolean;
  formula: string;
  result: { readonly value: number } | { readonly mistake: string };
  /** There after Clear, as long as nothing else was typed. */
  onUndo: (() => void) | undefined;
}

/** The formula with its value, or with what is wrong with it. */
export function FormulaFigure({ id, isLength, formula, result, onUndo }: FormulaFigureProps) {
  const unit = lineOf(id).placeHolder;
  const value = 'value' in result ? result.value : undefined;
  const length = isLength && value !== undefined;
  const mistake = 'mistake' in result && formula !== '' ? result.mistake : '';
  return (
    <div className={padStyles.figures}>
      <output
        className={`flex surface w-full gap-2 edged ${padStyles.figure} ${styles.figure}`}
        data-current
        aria-live="polite"
      >
        <span className={styles.formula}>
          {formula}
          <i className={padStyles.caret} aria-hidden />
        </span>
        {value !== undefined && (
          <span className={styles.value}>
            <b className="num">{length ? formatFeetInches(fromFeet(value)) : value}</b>
            <small>{length ? `${value} ${unit}` : unit}</small>
          </span>
        )}
        {onUndo && (
          <button
            type="button"
            className={`align-center ink-tide w-650 inline-flex tap gap-2`}
            onClick={onUndo}
          >
            <Undo2 size={20} aria-hidden />
            {copy.undo}
          </button>
        )}
      </output>
      <p
        className={`text-small w-600 ${styles.mistake}`}
        role="status"
        data-wrong={mistake !== '' || undefined}
      >
        {mistake || (formula === '' && copy.pickName)}
      </p>
    </div>
  );
}
