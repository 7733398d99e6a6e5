import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './data-table.module.css';

interface Props {
  /** thead and tbody. A row with `data-ticked` is one of those chosen. */
  children: ReactNode;
  /** Less room around the cells, for many columns. */
  dense?: boolean;
  /** Cells of several lines begin at the top. */
  fromTop?: boolean;
  /** For what the cells of one list alone need. */
  className?: string | undefined;
}

/** A list of records on a desktop; on a phone and a tablet they are `RecordCards`. */
export function DataTable({ children, dense, fromTop, className }: Props) {
  return (
    <div className={`surface relative frame ${styles.box}`}>
      <table
        className={classNames('text-small w-full', styles.table, className)}
        data-dense={dense || undefined}
        data-from-top={fromTop || undefined}
      >
        {children}
      </table>
    </div>
  );
}
