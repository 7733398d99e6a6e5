import type { FigureChange } from '@tidemark/contract/price-list/price-list';
import { copy, showFigure } from './copy.ts';
import { fieldTitle } from './entries.ts';
import styles from './price-list.module.css';

const shown = (value: FigureChange['before']) =>
  typeof value === 'number' ? showFigure(value) : value || '-';

interface Props {
  changes: readonly FigureChange[];
  /** What the two columns are. */
  from: string;
  to: string;
}

/** Every figure that differs, before and after. */
export function Changes({ changes, from, to }: Props) {
  return (
    <table className={`w-full ${styles.changes}`}>
      <thead>
        <tr>
          <th scope="col">{copy.line}</th>
          <th scope="col">{from}</th>
          <th scope="col">{to}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{fieldTitle(field) ?? field}</th>
            <td className="num">{shown(before)}</td>
            <td className="num">{shown(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
