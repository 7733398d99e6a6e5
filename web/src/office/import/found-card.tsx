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
import { shortened } from './shortened.ts';

const most = 80;

interface Props {
  columns: readonly FoundColumn[];
  found: FoundLine;
  onCorrect: Correct;
}

/** For touch: what identifies the line, and inputs for its invalid cells. */
export function FoundCard({ columns, found, onCorrect }: Props) {
  const { line, cells, judged } = found;
  const cell = (meaning: FoundColumn['meaning']) =>
    cells[columns.find((column) => column.meaning === meaning)?.at ?? -1]?.trim();
  const about = [cell('addressLine1'), cell('city'), cell('customerName')].filter(Boolean).join(', ');
  return (
    <li className={`grid gap-2 ${styles.card}`}>
      <div className={`flex align-start justify-between gap-2 ${styles.cardHead}`}>
        <b className={`clip ${styles.value}`}>{cell('title') || `Line ${line}`}</b>
        <OutcomeBadge outcome={judged.outcome} />
      </div>
      <p className="ink-2">
        Line <span className="num">{line}</span>
        {about && `. ${about}`}
      </p>
      {besideColumns(found, columns).map(({ message }) => (
        <p key={message} className={`ink-danger break-anywhere w-600 tight ${styles.wrong}`}>
          {message}
        </p>
      ))}
      {columns.map((column) => (
        <Cell key={column.at} column={column} found={found} onCorrect={onCorrect} />
      ))}
      {judged.notes.map(({ message }) => (
        <p key={message} className="ink-2">
          {message}
        </p>
      ))}
    </li>
  );
}

function Cell({ column, found, onCorrect }: { column: FoundColumn; found: FoundLine; onCorrect: Correct }) {
  const { line, cells, judged } = found;
  const [asked, setAsked] = useState(false);
  const text = cells[column.at]?.trim() ?? '';
  const wrong = messageOf(judged.errors, column);
  // A fixed cell stays editable and keeps the focus.
  if (wrong && onCorrect && !asked) setAsked(true);
  if (asked && onCorrect) return <CellInput {...{ line, column, text, onCorrect }} error={wrong?.message} />;
  if (!wrong) return null;
  return (
    <p className={`ink-danger break-anywhere w-600 tight ${styles.wrong}`}>
      {text && `${column.label}: ${shortened(text, most)}. `}
      {wrong.message}
    </p>
  );
}
