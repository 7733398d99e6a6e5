import { Link } from '@tanstack/react-router';
import type { ListedInvoice } from '@tidemark/contract/accounting/listed-invoice';
import type { ReactNode } from 'react';
import { Check } from '../ui/controls/check.tsx';
import { showDay, showShortDay } from '../ui/format/dates.ts';
import { dollars } from '../ui/format/dollars.ts';
import { DataTable } from '../ui/layout/data-table.tsx';
import { DefinitionList, Fact } from '../ui/layout/definition-list.tsx';
import { RecordCard, RecordCards } from '../ui/layout/record-cards.tsx';
import { useDesktop } from '../ui/layout/use-desktop.ts';
import styles from './accounting.module.css';
import { copy, waitNames } from './copy.ts';
import { StateBadge } from './state-badge.tsx';

interface Props {
  invoices: readonly ListedInvoice[];
  /** What is open of those that match, on all pages. */
  open: number;
  /** Ids of those to export. */
  chosen: ReadonlySet<string>;
  onChosen: (chosen: ReadonlySet<string>) => void;
}

const canBeExported = ({ state }: ListedInvoice) => state === 'Issued' || state === 'Paid';
const nameOf = ({ number }: ListedInvoice) => number ?? copy.noNumber;
const waits = ({ waitsFor, missing }: ListedInvoice) =>
  [...waitsFor.map((reason) => waitNames[reason]), ...missing].join(', ') || '-';
/** Figures in a column need no sign. */
const figure = (amount: number) => (amount === 0 ? '-' : dollars(amount).replace('$', ''));

/** A table on a desktop, cards on touch; those that can be exported have a tick. */
export function InvoiceList({ invoices, open, chosen, onChosen }: Props) {
  const desktop = useDesktop();
  const toggle = (ids: readonly string[], isOn: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) isOn ? next.add(id) : next.delete(id);
    onChosen(next);
  };
  const tick = (invoice: ListedInvoice, label: ReactNode) =>
    canBeExported(invoice) && (
      <Check
        label={label}
        checked={chosen.has(invoice.id)}
        onChange={({ target }) => toggle([invoice.id], target.checked)}
      />
    );
  const ids = invoices.filter(canBeExported).map(({ id }) => id);
  const ticked = ids.filter((id) => chosen.has(id)).length;
  if (!desktop)
    return (
      <>
        <RecordCards>
          {invoices.map((invoice) => (
            <InvoiceCard key={invoice.id} invoice={invoice} tick={tick(invoice, 'Choose for the export')} />
          ))}
        </RecordCards>
        <p className={`row justify-between sunken frame ${styles.sum}`}>
          <b>{copy.openSum}</b> <b className="num">{dollars(open)}</b>
        </p>
      </>
    );
  return (
    <DataTable className={styles.table}>
      <thead>
        <tr>
          <th>
            <Check
              label={<span className="visually-hidden">Choose all for the export</span>}
              checked={ids.length > 0 && ticked === ids.length}
              partly={ticked > 0 && ticked < ids.length}
              disabled={ids.length === 0}
              onChange={({ target }) => toggle(ids, target.checked)}
            />
          </th>
          {copy.table.map((head) => (
            <th
              key={head}
              data-figure={head === 'Amount' || head === 'Paid' || head === 'Balance' || undefined}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <tr key={invoice.id} data-ticked={chosen.has(invoice.id) || undefined}>
            <td>{tick(invoice, <span className="visually-hidden">Choose {nameOf(invoice)}</span>)}</td>
            <td>
              <InvoiceLink invoice={invoice} />
            </td>
            <td className={`break-anywhere ${styles.billTo}`}>{invoice.billTo}</td>
            <td>
              <ProjectLink invoice={invoice} />
            </td>
            <td>
              <StateBadge invoice={invoice} />
            </td>
            <td className="nowrap">
              <DueDay invoice={invoice} />
            </td>
            <td>{waits(invoice)}</td>
            <td className="num">{figure(invoice.total)}</td>
            <td className="num ink-2">{figure(invoice.paid)}</td>
            <td className="num w-700">{figure(invoice.balance)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={copy.table.length}>
            {copy.openSum}
          </th>
          <td className="num w-700">{figure(open)}</td>
        </tr>
      </tfoot>
    </DataTable>
  );
}

function InvoiceCard({ invoice, tick }: { invoice: ListedInvoice; tick: ReactNode }) {
  return (
    <RecordCard aria-label={`${nameOf(invoice)}, ${invoice.billTo}`} className={styles.card}>
      <div className="row wrap gap-2">
        <h2 className="grow">
          <InvoiceLink invoice={invoice} />
        </h2>
        <StateBadge invoice={invoice} />
      </div>
      <p className="break-anywhere">
        <bdi>{invoice.billTo}</bdi>, <ProjectLink invoice={invoice} />
      </p>
      <DefinitionList columns={2}>
        <Fact term="Balance">
          <b className="num">{dollars(invoice.balance)}</b>
        </Fact>
        <Fact term="Amount">
          <span className="num">{dollars(invoice.total)}</span>
        </Fact>
        <Fact term="Due">
          <DueDay invoice={invoice} />
        </Fact>
        <Fact term="Waiting on">{waits(invoice)}</Fact>
      </DefinitionList>
      {tick}
    </RecordCard>
  );
}

const InvoiceLink = ({ invoice }: { invoice: ListedInvoice }) => (
  <Link
    to="/invoice/$invoiceId"
    params={{ invoiceId: invoice.id }}
    className={invoice.number ? 'w-700 nowrap' : 'ink-2 nowrap'}
    title={invoice.exportedIn.length > 0 ? copy.exported(invoice.exportedIn) : undefined}
  >
    {nameOf(invoice)}
  </Link>
);

const ProjectLink = ({ invoice }: { invoice: ListedInvoice }) => (
  <Link to="/project/$projectId" params={{ projectId: String(invoice.projectId) }} className="num">
    #{invoice.projectId}
  </Link>
);

function DueDay({ invoice: { dueOn, daysLate } }: { invoice: ListedInvoice }) {
  if (!dueOn) return <>-</>;
  if (daysLate === 0) return <span title={showDay(dueOn)}>{showShortDay(dueOn)}</span>;
  return (
    <span className="ink-danger w-650" title={showDay(dueOn)}>
      {showShortDay(dueOn)}, {copy.daysLate(daysLate)}
    </span>
  );
}
