import type { FigureChange } from '@tidemark/contract/price-list/price-list';
import { copy, showFigure } from './copy.ts';
import { entryOf } from './entries.ts';
import styles from './price-list.module.css';

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
            <th scope="row">{entryOf.get(field)?.title ?? field}</th>
            <td className="num">{showFigure(before)}</td>
            <td className="num">{showFigure(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
