import styles from './chip.module.css';
import { Radios, type RadiosProps } from './radios.tsx';

export interface RadioChipsProps<Value extends string> extends RadiosProps<Value> {
  columns?: 2 | 3 | undefined;
}

/** Single selection as chips with a visible radio. */
export function RadioChips<Value extends string>({ columns, ...radios }: RadioChipsProps<Value>) {
  return (
    <Radios
      {...radios}
      button={styles.chip}
      row={(chips) => (
        <div className={`grid cols-2 gap-2 ${styles.chips}`} data-columns={columns}>
          {chips}
        </div>
      )}
      face={({ icon, label }) => (
        <>
          <span className={`grid flex-none surface place-center ${styles.radio}`} aria-hidden />
          {icon}
          <span>{label}</span>
        </>
      )}
    />
  );
}
