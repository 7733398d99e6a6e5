import type { ImportColumn } from '@tidemark/contract/office/import';
import { columnLabels } from './copy.ts';
import { besideColumns, type FoundLine, labelOf, OutcomeBadge } from './found-line.tsx';
import styles from './import.module.css';
import type { Mapping } from './read-file.ts';

/** Only the columns that are imported, those with bad cells in sight first; a bad cell is marked and says why. */
export function FoundTable({ mapping, lines }: { mapping: Mapping; lines: readonly FoundLine[] }) {
  const bad = new Set(lines.flatMap(({ judged }) => judged.errors.map(({ field }) => field)));
  const columns = mapping
    .flatMap((column, at) => (column ? [{ column, at }] : []))
    .toSorted((a, b) => Number(bad.has(b.column)) - Number(bad.has(a.column)));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.box} aria-label="Lines of the file" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Found</th>
            {columns.map(({ column }) => (
              <th scope="col" key={column}>
                {columnLabels[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((found) => (
            <Row key={found.line} mapping={mapping} columns={columns} found={found} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  mapping: Mapping;
  columns: readonly { column: ImportColumn; at: number }[];
  found: FoundLine;
}

function Row({ mapping, columns, found }: RowProps) {
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
      {columns.map(({ column, at }) => {
        const wrong = judged.errors.find(({ field }) => field === column);
        return (
          <td key={column} data-wrong={wrong ? true : undefined}>
            <span className={styles.value}>{cells[at]?.trim() || <span className="ink-3">-</span>}</span>
            {wrong && <p className={styles.wrong}>{wrong.message}</p>}
          </td>
        );
      })}
    </tr>
  );
}
