import styles from './chip.module.css';
import { Radios, type RadiosProps } from './radios.tsx';

export interface RadioChipsProps<Value extends string> extends RadiosProps<Value> {
  columns?: 2 | 3 | undefined;
}

/** One of several as chips with a visible radio. */
export function RadioChips<Value extends string>({ columns, ...radios }: RadioChipsProps<Value>) {
  return (
    <Radios
      {...radios}
      button={styles.chip}
      row={(chips) => (
        <div className={styles.chips} data-columns={columns}>
          {chips}
        </div>
      )}
      face={({ icon, label }) => (
        <>
          <span className={styles.radio} aria-hidden />
          {icon}
          <span>{label}</span>
        </>
      )}
    />
  );
}
