import { useState } from 'react';
import { CellInput } from './cell-input.tsx';
import {
  besideColumns,
  type Correct,
  type FoundColumn,
  type FoundLine,
  messageOf,
  OutcomeBadge,
} from './found-line.tsx';
import styles from './import.module.css';

interface Props {
  columns: readonly FoundColumn[];
  lines: readonly FoundLine[];
  onCorrect: Correct;
}

/** Only imported columns, those with bad cells first; a bad cell shows its reason and can be edited. */
export function FoundTable({ columns: all, lines, onCorrect }: Props) {
  // A fixed column stays in place: moving it would disturb typing.
  const [front, setFront] = useState<readonly number[]>([]);
  const isBad = (column: FoundColumn) => lines.some(({ judged }) => messageOf(judged.errors, column));
  const more = all.filter((column) => !front.includes(column.at) && isBad(column));
  if (more.length > 0) setFront([...front, ...more.map(({ at }) => at)]);
  const columns = all.toSorted((a, b) => Number(front.includes(b.at)) - Number(front.includes(a.at)));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.box} aria-label="Lines of the file" tabIndex={0}>
      <table className={`text-small w-full ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Found</th>
            {columns.map(({ at, label }) => (
              <th scope="col" key={at}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((found) => (
            <Row key={found.line} columns={columns} found={found} onCorrect={onCorrect} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  columns: readonly FoundColumn[];
  found: FoundLine;
  onCorrect: Correct;
}

function Row({ columns, found, onCorrect }: RowProps) {
  const { line, judged } = found;
  const wrong = columns.filter((column) => messageOf(judged.errors, column));
  return (
    <tr>
      <th scope="row" className="num">
        {line}
      </th>
      <td>
        <OutcomeBadge outcome={judged.outcome} />
        {wrong.length > 0 && <p className="ink-2">{wrong.map(({ label }) => label).join(', ')}</p>}
        {besideColumns(found, columns).map(({ message }) => (
          <p key={message} className={`ink-danger break-anywhere w-600 tight ${styles.wrong}`}>
            {message}
          </p>
        ))}
      </td>
      {columns.map((column) => (
        <Cell key={column.at} column={column} found={found} onCorrect={onCorrect} />
      ))}
    </tr>
  );
}

function Cell({ column, found, onCorrect }: { column: FoundColumn; found: FoundLine; onCorrect: Correct }) {
  const { line, cells, judged } = found;
  const [asked, setAsked] = useState(false);
  const text = cells[column.at]?.trim() ?? '';
  const wrong = messageOf(judged.errors, column);
  const note = messageOf(judged.notes, column);
  // A fixed cell stays editable and keeps the focus.
  if (wrong && onCorrect && !asked) setAsked(true);
  return (
    <td data-wrong={wrong ? true : undefined}>
      {asked && onCorrect ? (
        <CellInput {...{ line, column, text, onCorrect }} error={wrong?.message} labelHidden />
      ) : (
        <>
          <span className={`clip ${styles.value}`}>{text || <span className="ink-3">-</span>}</span>
          {wrong && (
            <p className={`ink-danger break-anywhere w-600 tight ${styles.wrong}`}>{wrong.message}</p>
          )}
        </>
      )}
      {note && <p className="ink-2">{note.message}</p>}
    </td>
  );
}
