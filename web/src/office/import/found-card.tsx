import { besideColumns, type FoundLine, labelOf, OutcomeBadge } from './found-line.tsx';
import styles from './import.module.css';
import type { Mapping } from './read-file.ts';
import { shortened } from './shortened.ts';

const most = 80;

/** On touch: what a person knows the line by, and only the cells that are bad. */
export function FoundCard({ mapping, found }: { mapping: Mapping; found: FoundLine }) {
  const { line, cells, judged } = found;
  const cell = (column: Mapping[number]) => cells[mapping.indexOf(column)]?.trim();
  const wrong = judged.errors.filter(({ field }) => mapping.some((column) => column === field));
  const about = [cell('addressLine1'), cell('city'), cell('customerName')].filter(Boolean).join(', ');
  const whatIsThere = (field: Mapping[number]) => {
    const text = shortened(cell(field) ?? '', most);
    return text && `${labelOf(field!)}: ${text}. `;
  };
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
          {whatIsThere(field as Mapping[number])}
          {message}
        </p>
      ))}
    </li>
  );
}
