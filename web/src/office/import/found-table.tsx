import { columnLabels } from './copy.ts';
import { besideColumns, type FoundLine, labelOf, OutcomeBadge } from './found-line.tsx';
import styles from './import.module.css';
import type { Mapping } from './read-file.ts';

/** Only the columns that are imported; a bad cell is marked and says why. */
export function FoundTable({ mapping, lines }: { mapping: Mapping; lines: readonly FoundLine[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.box} aria-label="Lines of the file" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Found</th>
            {mapping.map(
              (column) =>
                column && (
                  <th scope="col" key={column}>
                    {columnLabels[column]}
                  </th>
                ),
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((found) => (
            <Row key={found.line} mapping={mapping} found={found} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ mapping, found }: { mapping: Mapping; found: FoundLine }) {
  const { line, cells, judged } = found;
  return (
    <tr>
      <th scope="row" className="num">
        {line}
      </th>
      <td>
        <OutcomeBadge outcome={judged.outcome} />
        {judged.errors.length > 0 && (
          <p className="ink-2">{judged.errors.map(({ field }) => labelOf(field)).join(', ')}</p>
        )}
        {besideColumns(found, mapping).map(({ message }) => (
          <p key={message} className={styles.wrong}>
            {message}
          </p>
        ))}
      </td>
      {mapping.map((column, at) => {
        if (!column) return null;
        const wrong = judged.errors.find(({ field }) => field === column);
        return (
          <td key={column} data-wrong={wrong ? true : undefined}>
            {cells[at]?.trim() || <span className="ink-3">-</span>}
            {wrong && <p className={styles.wrong}>{wrong.message}</p>}
          </td>
        );
      })}
    </tr>
  );
}
