import type { Invoice } from '@tidemark/contract/invoices/invoice';
import { showPhone } from '@tidemark/contract/phones';
import { Paperclip } from 'lucide-react';
import { showMoment } from '../ui/format/dates.ts';
import { Card } from '../ui/layout/card.tsx';
import { DefinitionList, Fact } from '../ui/layout/definition-list.tsx';
import { copy } from './copy.ts';
import styles from './invoices.module.css';

export function FactsCard({ invoice }: { invoice: Invoice }) {
  const { billTo, customer, projectAddress, terms, memo, exportedIn } = invoice;
  const { name, address, phone } = billTo;
  return (
    <Card title={copy.facts}>
      <DefinitionList columns={2}>
        <Fact term={copy.billTo} full>
          {[name, ...address, phone && showPhone(phone)].filter(Boolean).map((one) => (
            <span key={one} className="block break-anywhere">
              {one}
            </span>
          ))}
        </Fact>
        <Fact term={copy.customer}>{customer.name}</Fact>
        <Fact term={copy.claim}>{customer.claimNumber}</Fact>
        <Fact term={copy.workAt} full>
          {projectAddress}
        </Fact>
        <Fact term={copy.terms}>{terms}</Fact>
        {exportedIn.length > 0 && <Fact term={copy.exported}>{copy.batches(exportedIn)}</Fact>}
        {memo && (
          <Fact term={copy.memo} full>
            {memo}
          </Fact>
        )}
      </DefinitionList>
    </Card>
  );
}

/** To whom it went, with what. */
export function LettersCard({ invoice }: { invoice: Invoice }) {
  const { sentTo } = invoice;
  return (
    <Card flush title={copy.sentTo}>
      {sentTo.length === 0 && <p className={`ink-2 ${styles.note}`}>{copy.notSent}</p>}
      <ul aria-label={copy.sentTo}>
        {sentTo.map(({ to, cc, attachments, sentAt, sentBy }) => (
          <li key={sentAt} className={styles.row}>
            <span className="min-w-0 break-anywhere">
              {copy.letter([...to, ...cc].join(', '), showMoment(sentAt), sentBy)}
            </span>
            <span className={`row wrap gap-2 ${styles.with}`}>
              {attachments.map((one) => (
                <span key={one} className={styles.attached}>
                  <Paperclip size={16} aria-hidden /> {copy.paper[one] ?? one}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
