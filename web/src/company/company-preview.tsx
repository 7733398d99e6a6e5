import { contactLine, licenceLine } from '@tidemark/contract/company/letterhead';
import { validUntil } from '@tidemark/contract/company/valid-until';
import { typedNumber } from '@tidemark/contract/typed-numbers';
import { dayOfMoment, showDay } from '../ui/format/dates.ts';
import { BrandMark } from '../ui/layout/brand.tsx';
import { Card } from '../ui/layout/card.tsx';
import styles from './company.module.css';
import type { CompanyForm } from './company-form.ts';
import { logoAddress } from './logo-field.tsx';

/** The head of an estimate as it will be printed. */
export function CompanyPreview({ form }: { form: CompanyForm }) {
  const days = typedNumber(form.estimateValidityDays);
  const until = days !== undefined && days >= 1 && days <= 365 ? validUntil(dayOfMoment(), days) : undefined;
  return (
    <Card title="Preview">
      <div className={styles.paper}>
        <div className="row gap-2">
          {form.logoId ? <img src={logoAddress(form.logoId)} alt="" /> : <BrandMark size={34} />}
          <p>
            <b>{form.name}</b>
            <span>{contactLine(form)}</span>
            <span>{licenceLine(form)}</span>
          </p>
        </div>
        <hr />
        <p>
          <b>Estimate</b>
          {until && <span>Valid until {showDay(until)}</span>}
        </p>
      </div>
    </Card>
  );
}
