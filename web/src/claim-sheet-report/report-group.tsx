import type { ClaimSheetColumn } from '@tidemark/contract/claim-sheets/columns';
import { type Group, isTick } from '../claim-sheets/lines.ts';
import styles from './group.module.css';
import { headsOf, type ReportLine, unitIn } from './report-lines.ts';

/** One group of the sheet as a table that scrolls sideways if needed. */
export function ReportGroup({ group, lines }: { group: Group; lines: ReportLine[] }) {
  const table = (
    <table className={`surface text-body w-full tight ${styles.table}`} data-group={group.key}>
      <thead>
        <tr>
          <th scope="col" className={styles.title}>
            {group.title}
          </th>
          {headsOf(group).map(({ label, column, span }) => (
            <th key={column} scope="col" colSpan={span > 1 ? span : undefined} data-kind={kindOf(column)}>
              {label === 'AH' ? <abbr title="After Hours">AH</abbr> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id} data-filled={line.filled || undefined}>
            <th
              scope="row"
              data-long={isLong(line) || undefined}
              data-endless={/\S{16}/.test(line.name) || undefined}
            >
              {line.name ? (
                inParts(line.name)
              ) : (
                <span className={styles.dotted}>
                  <span className="visually-hidden">Custom line</span>
                </span>
              )}
            </th>
            {group.columns.map((column) => (
              <Cell key={column} line={line} column={column} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  const empty = !lines.some((line) => line.filled) || undefined;
  if (!mayBeWide(group, lines)) {
    return (
      <div className={styles.group} data-empty={empty}>
        {table}
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be moved sideways must be within reach of the keyboard.
    <section className={styles.group} data-empty={empty} data-wide tabIndex={0} aria-label={group.title}>
      {table}
    </section>
  );
}

/** In a narrow column a name breaks after its slash, not inside a word. */
function inParts(name: string) {
  const stroke = name.indexOf('/') + 1;
  // With nothing before it, a long word would leave a line empty.
  if (stroke === 0) return name;
  return (
    <>
      {name.slice(0, stroke)}
      <wbr />
      {name.slice(stroke)}
    </>
  );
}

/** On paper the form's own names fit; of a custom line's name this much fits the narrowest group, in bold. */
const isLong = ({ name, custom }: ReportLine) => custom && name.length > 12;

function mayBeWide({ key, columns }: Group, lines: ReportLine[]): boolean {
  if (key === 'roomInformation' || columns.includes('detachFt')) return true;
  return lines.some(({ values }) => columns.some((column) => longness(figureOf(values[column]), column)));
}

const figureOf = (value: unknown) => (typeof value === 'number' ? String(value) : '');

const kindOf = (column: ClaimSheetColumn) =>
  isTick(column) ? 'tick' : column === 'roomName' ? 'name' : 'figure';

/** On paper a cell keeps its width and long figures use a smaller size: none is ever cut. */
function longness(figure: string, column: ClaimSheetColumn): 'long' | 'longest' | undefined {
  if (figure.length > 7) return 'longest';
  return figure.length > (/(Ft|In)$/.test(column) ? 3 : 5) ? 'long' : undefined;
}

function Cell({ line, column }: { line: ReportLine; column: ClaimSheetColumn }) {
  const value = line.values[column];
  const kind = kindOf(column);
  if (kind === 'tick') return <td data-kind={kind}>{value === true && <b>X</b>}</td>;
  if (kind === 'name') {
    const name = typeof value === 'string' ? value : '';
    return (
      <td data-kind={kind} data-long={name.length > 20 || undefined}>
        {name}
      </td>
    );
  }
  const unit = unitIn(line.id, column);
  const figure = figureOf(value);
  return (
    <td data-kind={kind} data-long={longness(figure, column)}>
      {figure && <b>{figure}</b>}
      {unit && <small>{unit}</small>}
    </td>
  );
}
