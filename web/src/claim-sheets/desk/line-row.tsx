import { isFilled } from '@tidemark/contract/claim-sheets/filled';
import { firstLine, firstLineId, type NamedSize } from '@tidemark/contract/claim-sheets/first-line';
import { memo, useLayoutEffect, useRef } from 'react';
import { copy } from '../copy.ts';
import type { Line, SheetDraft } from '../draft.ts';
import { cellText } from '../draft-cells.ts';
import { Highlight } from '../highlight.tsx';
import { nameOf } from '../line-name.ts';
import { type Column, figureColumns, isTick, lineOf, tickColumns } from '../lines.ts';
import { allStandsFor, outdatedOf } from '../outdated.ts';
import { markFilled } from './cells.ts';
import styles from './line.module.css';
import { FigureCell, formOf, NameCell, TickCell } from './line-cells.tsx';
import { useRowLine } from './use-row-line.ts';

interface LineRowProps {
  draft: SheetDraft;
  room: NamedSize;
  id: number;
  hidden: boolean;
  query: string;
  readOnly: boolean;
}

/** One line of the paper form. Its inputs keep their own text; values from elsewhere are put in where nobody types. */
export const LineRow = memo(function LineRow({ draft, room, id, hidden, query, readOnly }: LineRowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  const line = useRowLine(draft, id, row);
  useLayoutEffect(() => {
    for (const input of row.current!.querySelectorAll('input')) showIn(input, line);
  }, [line]);
  const { title, section } = lineOf(id);
  const cell = { line, id, name: nameOf(id, line.values) };
  const outdated = readOnly ? [] : outdatedOf(id, line.values, room);
  const whole = allStandsFor(id, line.values, room);
  const first = id === firstLineId;
  const shown = first ? firstLine(line.values, room) : whole?.values;
  return (
    <tr ref={row} hidden={hidden} className={styles.line} data-filled={isFilled(line.values) || undefined}>
      {title ? (
        <th scope="row" className={`ink break-anywhere ${styles.label}`} title={title}>
          <Highlight text={title} query={query} />
          <form id={formOf(id)} hidden />
        </th>
      ) : (
        <NameCell {...cell} column="title" label="Name of custom line" placeholder={copy.customLine} />
      )}
      {section.columns.includes('roomName') && (
        <NameCell
          {...cell}
          column="roomName"
          label={`${cell.name}, name`}
          placeholder={first ? room.name : copy.name}
        />
      )}
      {figureColumns(section).map((column) => (
        <FigureCell key={column} {...cell} column={column} outdated={outdated} shown={shown} />
      ))}
      {tickColumns(section).map((column) => (
        <TickCell
          key={column}
          {...cell}
          column={column}
          hint={column === 'all' && whole ? copy.allStandsFor(whole.spoken) : undefined}
        />
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
  markFilled(input, text);
  if (input !== document.activeElement && input.value !== text) input.value = text;
}
