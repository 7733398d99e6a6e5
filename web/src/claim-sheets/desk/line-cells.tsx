import { cellsOfOrigin } from '@tidemark/contract/claim-sheets/formulas';
import type { RowValues } from '@tidemark/contract/claim-sheets/row';

import { printedFormula } from '@tidemark/contract/formulas/formula';
import { copy } from '../copy.ts';
import type { Line } from '../draft.ts';
import { cellText, formulaText, textOf } from '../draft-cells.ts';
import { formatFeetInches } from '../feet-inches.ts';
import {
  type Column,
  columnNames,
  type FigureColumn,
  type NameColumn,
  pairOf,
  partOf,
  type TickColumn,
  unitOf,
} from '../lines.ts';
import type { Outdated } from '../outdated.ts';
import styles from './line.module.css';

interface CellProps<C extends Column> {
  line: Line;
  id: number;
  /** What the line is called. */
  name: string;
  column: C;
}

/**
 * A form of its own for every line: at each key Chrome's autofill measures all fields of the form typed in, which for
 * the sheet's 500 at once forces a thousand layouts.
 */
export const formOf = (id: number) => `line-${id}-form`;

const inputOf = ({ line, id, column }: CellProps<Column>) => ({
  type: 'text',
  form: formOf(id),
  autoComplete: 'off',
  spellCheck: false,
  'aria-invalid': line.errors[column] !== undefined || undefined,
  'aria-describedby': line.errors[column] === undefined ? undefined : `reason-${id}-${column}`,
  'data-line': id,
  'data-column': column,
  defaultValue: textOf(line, column),
});

interface NameCellProps extends CellProps<NameColumn> {
  label: string;
  placeholder: string;
}

/** A name of more letters may be longer than its cell. */
const shortName = 10;

/** A name typed in place: of a room, or of a custom line, where it heads the line. A long one stands whole behind its input. */
export function NameCell({ label, placeholder, ...cell }: NameCellProps) {
  const input = inputOf(cell);
  const long = input.defaultValue.length > shortName;
  const wrong = cell.line.errors[cell.column] !== undefined || undefined;
  const facts = { 'data-wrong': wrong, 'data-long': long || undefined };
  const content = (
    <>
      <input
        {...input}
        className={`text-caption ${styles.nameInput}`}
        aria-label={label}
        placeholder={placeholder}
        title={input.defaultValue}
      />
      {long && (
        <span className={`break-anywhere block ${styles.whole}`} aria-hidden>
          {input.defaultValue}
        </span>
      )}
      <Reason {...cell} />
    </>
  );
  return cell.column === 'title' ? (
    <th scope="row" className={`ink break-anywhere ${styles.label}`} {...facts} data-named>
      {content}
      <form id={formOf(cell.id)} hidden />
    </th>
  ) : (
    <td className={styles.value} {...facts}>
      {content}
    </td>
  );
}

interface FigureProps extends CellProps<FigureColumn> {
  /** Values that still use the old room size. */
  outdated: readonly Outdated[];
  /** What its empty cells stand for: the quantity of a checked All, the room's size on its own line. */
  shown: RowValues | undefined;
}

/** How many letters of the smaller size a cell of this column holds; those that are not named hold every figure there is. */
const lettersIn: Partial<Record<Column, number>> = {
  yesX: 9,
  qty: 11,
  detach: 7,
  dispose: 7,
  detachFt: 8,
  detachIn: 8,
  disposeFt: 8,
  disposeIn: 8,
};

/** A long figure is smaller; one that does not fit beside its unit has the cell for itself. It is never cut off. */
function longness(text: string, column: Column, unit: string): '' | 'alone' | undefined {
  if (text.length <= 4) return undefined;
  return unit && text.length + unit.length > (lettersIn[column] ?? Infinity) ? 'alone' : '';
}

/** The value a formula has, in words short enough for its cell. */
function valueText(values: RowValues, id: number, column: FigureColumn): string {
  const pair = pairOf(column);
  if (!pair) return `${values[column]} ${unitOf(id)}`.trim();
  return formatFeetInches({ ft: values[pair.ft] ?? null, in: values[pair.in] ?? null });
}

/** A figure with its unit. */
export function FigureCell({ outdated, shown, ...cell }: FigureProps) {
  const { id, name, column } = cell;
  const unit = partOf(column) ?? unitOf(id);
  const formula =
    cell.line.texts[column] === undefined ? formulaText(id, column, cell.line.values) : undefined;
  const computed =
    formula && `${printedFormula(formula).slice(1)} = ${valueText(cell.line.values, id, column)}`;
  const former = outdated.find(({ key }) => cellsOfOrigin[key].includes(column));
  return (
    <td
      className={styles.value}
      data-wrong={cell.line.errors[column] !== undefined || undefined}
      data-former={former !== undefined || undefined}
      data-computed={formula !== undefined || undefined}
    >
      <input
        {...inputOf(cell)}
        {...(formula && { 'aria-describedby': `formula-${id}-${column}` })}
        {...(former && { 'aria-describedby': `former-${id}-${column}` })}
        placeholder={shown?.[column]?.toString()}
        className={styles.input}
        inputMode="decimal"
        aria-label={`${name}, ${columnNames[column]}`}
        data-unit={unit.length || undefined}
        data-long={longness(cellText(cell.line.values, column), column, unit)}
      />
      {unit && (
        <span className={`ink-3 ${styles.unit}`} aria-hidden>
          {unit}
        </span>
      )}
      <Reason {...cell} />
      {former && cell.line.errors[column] === undefined && (
        <span className={`nowrap hidden ${styles.reason}`} data-former aria-hidden>
          {former.text}
        </span>
      )}
      {computed && !former && cell.line.errors[column] === undefined && (
        <span className={`nowrap hidden ${styles.reason}`} data-computed aria-hidden>
          {computed}
        </span>
      )}
      {computed && (
        <span id={`formula-${id}-${column}`} hidden>
          {copy.computed(computed)}
        </span>
      )}
      {former && (
        <span id={`former-${id}-${column}`} hidden>
          {former.spoken}
        </span>
      )}
    </td>
  );
}

/** All or After Hours; `hint` says what a ticked All stands for. */
export function TickCell({
  line,
  id,
  name,
  column,
  hint,
}: CellProps<TickColumn> & { hint: string | undefined }) {
  return (
    <td className={styles.tick}>
      <input
        type="checkbox"
        form={formOf(id)}
        className={`grid w-full ${styles.box}`}
        aria-label={`${name}, ${columnNames[column]}`}
        title={hint}
        data-line={id}
        data-column={column}
        defaultChecked={line.values[column] === true}
      />
    </td>
  );
}

function Reason({ line, id, column }: CellProps<Column>) {
  const reason = line.errors[column];
  if (reason === undefined) return null;
  return (
    <span id={`reason-${id}-${column}`} className={`nowrap hidden ${styles.reason}`}>
      {reason}
    </span>
  );
}
