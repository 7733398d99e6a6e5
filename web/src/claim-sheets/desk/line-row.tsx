import { isFilled } from '@tidemark/contract/claim-sheets/row';
import { memo, useLayoutEffect, useRef } from 'react';
import { cellText } from '../cell-text.ts';
import { copy } from '../copy.ts';
import type { Line, SheetDraft } from '../draft.ts';
import { Highlight } from '../highlight.tsx';
import { nameOf } from '../line-name.ts';
import {
  type Column,
  columnNames,
  figureColumns,
  isTick,
  lineOf,
  partOf,
  tickColumns,
  unitOf,
} from '../lines.ts';
import { useLine } from '../use-sheet.ts';
import styles from './form.module.css';

interface LineRowProps {
  draft: SheetDraft;
  id: number;
  hidden: boolean;
  query: string;
}

/** One line of the paper form. Its inputs keep their own text; values from elsewhere are put in where nobody types. */
export const LineRow = memo(function LineRow({ draft, id, hidden, query }: LineRowProps) {
  const line = useLine(draft, id);
  const row = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    for (const input of row.current!.querySelectorAll('input')) showIn(input, line);
  }, [line]);
  const { title, section } = lineOf(id);
  const name = nameOf(id, line.values);
  const cell = { line, id, name };
  return (
    <tr ref={row} hidden={hidden} data-filled={isFilled(line.values) || undefined}>
      <th
        scope="row"
        className={styles.label}
        title={title || undefined}
        data-wrong={line.errors.title !== undefined || undefined}
      >
        {title ? (
          <Highlight text={title} query={query} />
        ) : (
          <Input {...cell} column="title" label="Name of custom line" placeholder={copy.customLine} />
        )}
        <Reason {...cell} column="title" />
      </th>
      {section.columns.includes('roomName') && (
        <td
          className={styles.value}
          data-name
          data-on={cellText(line.values, 'roomName') !== '' || undefined}
        >
          <Input {...cell} column="roomName" label={`${name}, name`} placeholder={copy.name} />
          <Reason {...cell} column="roomName" />
        </td>
      )}
      {figureColumns(section).map((column) => (
        <td key={column} className={styles.value} data-on={cellText(line.values, column) !== '' || undefined}>
          <Input {...cell} column={column} label={`${name}, ${columnNames[column]}`} inputMode="decimal" />
          <Unit id={id} column={column} />
          <Reason {...cell} column={column} />
        </td>
      ))}
      {tickColumns(section).map((column) => (
        <td key={column} className={styles.tick}>
          <input
            type="checkbox"
            aria-label={`${name}, ${columnNames[column]}`}
            data-line={id}
            data-column={column}
            defaultChecked={line.values[column] === true}
          />
        </td>
      ))}
    </tr>
  );
});

function showIn(input: HTMLInputElement, line: Line): void {
  const column = input.dataset.column as Column;
  if (isTick(column)) {
    input.checked = line.values[column] === true;
    return;
  }
  const text = line.texts[column] ?? cellText(line.values, column);
  if (input !== document.activeElement && input.value !== text) input.value = text;
}

interface CellProps {
  line: Line;
  id: number;
  column: Column;
}
interface InputProps extends CellProps {
  name: string;
  label: string;
  placeholder?: string;
  inputMode?: 'decimal';
}

function Input({ line, id, column, name: _, label, ...input }: InputProps) {
  const wrong = line.errors[column] !== undefined;
  return (
    <input
      {...input}
      type="text"
      autoComplete="off"
      spellCheck={false}
      aria-label={label}
      aria-invalid={wrong || undefined}
      aria-describedby={wrong ? `reason-${id}-${column}` : undefined}
      data-line={id}
      data-column={column}
      defaultValue={line.texts[column] ?? cellText(line.values, column)}
    />
  );
}

function Unit({ id, column }: { id: number; column: Column }) {
  const unit = partOf(column) ?? unitOf(id);
  return unit ? <i aria-hidden>{unit}</i> : null;
}

function Reason({ line, id, column }: CellProps) {
  const reason = line.errors[column];
  if (reason === undefined) return null;
  return (
    <span id={`reason-${id}-${column}`} className={styles.reason}>
      {reason}
    </span>
  );
}
