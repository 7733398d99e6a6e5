import type { OfficeSort } from '@tidemark/contract/office/table';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { usualDirection, type View } from './address.ts';
import styles from './projects.module.css';
import type { ShowView } from './use-office-address.ts';
import { sortLabels } from './words.ts';

interface Props {
  /** What stands in the column; each has an order of its own. */
  columns: readonly OfficeSort[];
  view: View;
  show: ShowView['show'];
  /** The column's own name, where it has several orders. */
  children?: ReactNode;
}

/** A column header: one press sorts, another reverses the order. */
export function SortHead({ columns, view, show, children }: Props) {
  // The newest have the highest ids and the smallest age.
  const rising = view.sort === 'id' ? view.direction === 'desc' : view.direction === 'asc';
  const Arrow = rising ? ChevronUp : ChevronDown;
  const turned = view.direction === 'asc' ? 'desc' : 'asc';
  return (
    <th aria-sort={columns.includes(view.sort) ? (rising ? 'ascending' : 'descending') : undefined}>
      <span className="inline-flex align-center gap-2">
        {children}
        {columns.map((column) => {
          const sorted = view.sort === column;
          return (
            <button
              key={column}
              type="button"
              className={`align-center inline-flex gap-1 ${styles.sort}`}
              onClick={() => show({ sort: column, direction: sorted ? turned : usualDirection(column) })}
            >
              {sortLabels[column]}
              {sorted && <Arrow size={14} strokeWidth={2.5} aria-hidden />}
            </button>
          );
        })}
      </span>
    </th>
  );
}
