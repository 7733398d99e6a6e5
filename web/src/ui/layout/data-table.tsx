import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './data-table.module.css';

interface Props {
  /** thead and tbody. A row with `data-ticked` is selected. */
  children: ReactNode;
  /** Less padding around the cells, for many columns. */
  dense?: boolean;
  /** Aligns cells of several lines at the top. */
  fromTop?: boolean;
  /** Styles for the cells of a single list. */
  className?: string | undefined;
}

/** A list of records on a desktop; phones and tablets show `RecordCards`. */
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
