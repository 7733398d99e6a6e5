import { besideColumns, type FoundLine, labelOf, OutcomeBadge } from './found-line.tsx';
import styles from './import.module.css';
import type { Mapping } from './read-file.ts';

const most = 80;
const short = (value: string | undefined) =>
  value && value.length > most ? `${value.slice(0, most)}...` : value;

/** On touch: what a person knows the line by, and only the cells that are bad. */
export function FoundCard({ mapping, found }: { mapping: Mapping; found: FoundLine }) {
  const { line, cells, judged } = found;
  const cell = (column: Mapping[number]) => cells[mapping.indexOf(column)]?.trim();
  const wrong = judged.errors.filter(({ field }) => mapping.some((column) => column === field));
  const about = [cell('addressLine1'), cell('city'), cell('customerName')].filter(Boolean).join(', ');
  return (
    <li className={styles.card}>
      <div className={styles.cardHead}>
        <b className={styles.value}>{cell('title') || `Line ${line}`}</b>
        <OutcomeBadge outcome={judged.outcome} />
      </div>
      <p className="ink-2">
        Line <span className="num">{line}</span>
        {about && `. ${about}`}
      </p>
      {besideColumns(found, mapping).map(({ message }) => (
        <p key={message} className={styles.wrong}>
          {message}
        </p>
      ))}
      {wrong.map(({ field, message }) => (
        <p key={field} className={styles.wrong}>
          {labelOf(field)}: {short(cell(field as Mapping[number])) || '-'}. {message}
        </p>
      ))}
    </li>
  );
}
