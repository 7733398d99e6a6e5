import { isFilled } from '@tidemark/contract/claim-sheets/filled';
import { firstLine, firstLineId, type NamedSize } from '@tidemark/contract/claim-sheets/first-line';
import { memo } from 'react';
import { classNames } from '../../ui/layout/class-names.ts';
import { copy } from '../copy.ts';
import type { SheetDraft } from '../draft.ts';
import { Highlight } from '../highlight.tsx';
import { nameOf } from '../line-name.ts';
import {
  columnNames,
  type FigureColumn,
  figureColumns,
  isCount,
  lineOf,
  pairOf,
  tickColumns,
} from '../lines.ts';
import { allStandsFor } from '../outdated.ts';
import { useLine } from '../use-sheet.ts';
import { type PadCell, sizeText, startOf } from './cells.ts';
import { FormerSize } from './former-size.tsx';
import styles from './line.module.css';
import { Count, Measure, NameInput, type PartProps, Reasons, Tick } from './line-parts.tsx';

interface TouchLineProps {
  draft: SheetDraft;
  room: NamedSize;
  id: number;
  query: string;
  /** The line the number pad is on. */
  active: boolean;
  readOnly: boolean;
  onPad: (cell: PadCell) => void;
}

/** One line: empty, it is a name and one control; filled, it is tinted and shows All and After Hours too. */
export const TouchLine = memo(function TouchLine(props: TouchLineProps) {
  const { draft, room: size, id, query, active, readOnly, onPad } = props;
  const line = useLine(draft, id, active);
  const { title, section } = lineOf(id);
  const filled = isFilled(line.values);
  const name = nameOf(id, line.values);
  const part = { draft, id, line, name, onPad };
  const figures = figureColumns(section);
  const room = section.key === 'roomInformation';
  const two = !room && figures.length > 1;
  const ticks =
    filled &&
    tickColumns(section).map((column) => (
      <Tick
        key={column}
        {...part}
        column={column}
        whole={column === 'all' ? allStandsFor(id, line.values, size) : null}
      />
    ));
  return (
    <li
      className={`line-bottom ${styles.line}`}
      id={`line-${id}`}
      data-filled={filled || undefined}
      data-active={active || undefined}
      data-two={two || undefined}
    >
      <div className={`row wrap tap gap-2 ${styles.row}`}>
        <div className={`grow snug ${styles.text}`}>
          {title ? (
            <p className={styles.title}>
              <b className={`text-title w-550 ${styles.called}`}>
                <Highlight text={title} query={query} />
              </b>
              {section.columns.includes('detach') && !two && <small> Detach</small>}
            </p>
          ) : (
            <NameInput {...part} column="title" label="Name of custom line" placeholder={copy.customLine} />
          )}
          {room && (
            <NameInput
              {...part}
              column="roomName"
              label={`${name}, name`}
              placeholder={id === firstLineId ? size.name : copy.name}
            />
          )}
          {!room && ticks && <div className={`flex wrap ${styles.mods}`}>{ticks}</div>}
        </div>
        {room && <RoomSize {...part} size={size} />}
        {!room && !two && <Figure {...part} column={figures[0]!} />}
      </div>
      {two && <TwoFigures {...part} figures={figures} />}
      <Reasons line={line} />
      {!readOnly && <FormerSize draft={draft} id={id} line={line} name={name} room={size} />}
    </li>
  );
});

function Figure(props: PartProps & { column: FigureColumn }) {
  return isCount(props.id) ? <Count {...props} /> : <Measure {...props} />;
}

/** Detach and dispose side by side: counts, or lengths in feet and inches. */
function TwoFigures({ figures, ...part }: PartProps & { figures: FigureColumn[] }) {
  return (
    <div className={`flex wrap gap-2 ${styles.two}`}>
      {figures
        .filter((column) => !column.endsWith('In'))
        .map((column) => (
          <div key={column}>
            <span>{pairOf(column) ? columnNames[column].slice(0, -3) : columnNames[column]}</span>
            <Figure {...part} column={column} />
          </div>
        ))}
    </div>
  );
}

/** The first line has the room's own size where none is entered. */
function RoomSize({ draft, id, line, name, onPad, size: own }: PartProps & { size: NamedSize }) {
  const entered = sizeText(line.values);
  const size = entered || (id === firstLineId ? sizeText(firstLine(line.values, own)) : '');
  return (
    <button
      type="button"
      className={`align-center flex-none surface tap justify-end inline-flex gap-2 edged ${styles.value}`}
      data-room
      data-on={entered !== '' || undefined}
      aria-label={`${name}, size: ${size || 'empty, ft in'}. Open number pad`}
      onClick={() => onPad(startOf(id, draft.line(id).values))}
    >
      {entered ? (
        <b className={classNames('num nowrap w-700', styles.measured)}>{entered}</b>
      ) : (
        <span className={size ? 'num nowrap' : undefined}>{size || 'ft in'}</span>
      )}
    </button>
  );
}
