import { type FormulaFigures, formulaNames } from '@tidemark/contract/formulas/names';
import { copy } from '../copy.ts';
import styles from './formula-pad.module.css';
import { offeredNames } from './formula-text.ts';

interface FormulaNamesProps {
  figures: FormulaFigures;
  onName: (name: string) => void;
}

const shown = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** The quantities by name, each over its value in this room; one without a value says so when it is used. */
export function FormulaNames({ figures, onName }: FormulaNamesProps) {
  return (
    <fieldset className={`grid min-w-0 ${styles.names}`} aria-label={copy.quantities}>
      {offeredNames.map((name) => {
        const value = name === 'EA' ? 1 : figures[name];
        return (
          <button
            key={name}
            type="button"
            className={`grid place-center surface ${styles.name}`}
            data-unset={value == null || undefined}
            onClick={() => onName(name)}
          >
            <b>{name}</b>{' '}
            <small>
              {value == null ? copy.notSet : `${shown.format(value)} ${formulaNames[name]}`.trim()}
            </small>
          </button>
        );
      })}
    </fieldset>
  );
}
