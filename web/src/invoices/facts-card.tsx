import type { Invoice } from '@tidemark/contract/invoices/invoice';
import { showPhone } from '@tidemark/contract/phones';
import { Card } from '../ui/layout/card.tsx';
import { DefinitionList, Fact } from '../ui/layout/definition-list.tsx';
import { copy } from './copy.ts';

export function FactsCard({ invoice }: { invoice: Invoice }) {
  const { billTo, customer, projectAddress, terms, memo } = invoice;
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
        {memo && (
          <Fact term={copy.memo} full>
            {memo}
          </Fact>
        )}
      </DefinitionList>
    </Card>
  );
}
