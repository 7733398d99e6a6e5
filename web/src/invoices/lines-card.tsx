import { Link } from '@tanstack/react-router';
import { estimateNumber } from '@tidemark/contract/estimates/number';
import { groupsOf } from '@tidemark/contract/invoices/groups';
import type { Invoice, InvoiceLine } from '@tidemark/contract/invoices/invoice';
import { ButtonLink } from '../ui/controls/button.tsx';
import { numberFormat } from '../ui/format/formats.ts';
import { Card } from '../ui/layout/card.tsx';
import { copy } from './copy.ts';
import styles from './invoices.module.css';

export const figure = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const quantity = numberFormat({ maximumFractionDigits: 2 });

/** What is billed: a room's lines together, each open on a press. */
export function LinesCard({ invoice }: { invoice: Invoice }) {
  const { groups, apart } = groupsOf(invoice);
  const { estimate, projectId } = invoice;
  return (
    <Card
      flush
      title={copy.lines}
      action={
        estimate && (
          <ButtonLink
            kind="quiet"
            size="sm"
            renderRoot={(props) => (
              <Link
                to="/project/$projectId"
                params={{ projectId: String(projectId) }}
                search={{ part: 'estimate' }}
                {...props}
              />
            )}
          >
            {copy.openEstimate}
          </ButtonLink>
        )
      }
    >
      {estimate?.number && (
        <p className={`ink-2 text-small ${styles.note}`}>
          {copy.fromEstimate(estimateNumber(projectId, estimate.number))}
        </p>
      )}
      {invoice.lines.length === 0 && <p className={`ink-2 ${styles.note}`}>{copy.noLines}</p>}
      {groups.length > 0 && (
        <div className={`desktop-only ${styles.heads}`} aria-hidden="true">
          {copy.lineHeads.map((head) => (
            <span key={head}>{head}</span>
          ))}
        </div>
      )}
      {groups.map(({ title, detail, lines, amount }) => (
        <details key={title} className={styles.group}>
          <summary>
            <b className="break-anywhere">{title}</b>
            <span className={styles.detail}>{detail}</span>
            <span className={`desktop-only ${styles.amount}`}>
              {lines.length}
              <span className="visually-hidden">{copy.countedLines(lines.length)}</span>
            </span>
            <span className={styles.amount}>{figure(amount)}</span>
          </summary>
          <ul>
            {lines.map((line) => (
              <Line key={line.key} line={line} />
            ))}
          </ul>
        </details>
      ))}
      {apart.map(({ key, title, amount }) => (
        <div key={key} className={styles.apart}>
          <span className="break-anywhere">{title}</span>
          <span className={styles.amount}>{figure(amount)}</span>
        </div>
      ))}
    </Card>
  );
}

function Line({ line }: { line: InvoiceLine }) {
  const { code, title, note, unit, rate, amount } = line;
  return (
    <li className={styles.line}>
      <span className="break-anywhere">
        {code && <span className="num ink-2">{code} </span>}
        {title}
      </span>
      <span className={styles.amount}>{figure(amount)}</span>
      <span className="ink-2 break-anywhere">
        <span className="num">
          {quantity(line.quantity)} {unit} × {figure(rate)}
        </span>
        {note && `, ${note}`}
      </span>
    </li>
  );
}
