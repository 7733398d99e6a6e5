import { companyFields } from '@tidemark/contract/company/profile';
import { longest } from '@tidemark/contract/fields';
import { Check } from '../ui/controls/check.tsx';
import { TextArea } from '../ui/controls/text-area.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { Card } from '../ui/layout/card.tsx';
import styles from './company.module.css';
import type { CompanyFieldsProps } from './company-form.ts';
import { copy } from './copy.ts';

/** How invoices are numbered, when they are due and where they are paid. */
export function InvoiceFields({ form, errors, onChange }: CompanyFieldsProps) {
  const text = (name: 'invoicePrefix' | 'termsDays' | 'termsText' | 'paymentLink') => ({
    name,
    label: companyFields[name].label,
    value: form[name],
    error: errors[name],
    maxLength: longest(companyFields[name]),
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <Card title="Invoices">
      <div className={styles.fields}>
        <TextField {...text('invoicePrefix')} mono hint={copy.prefixHint} />
        <TextField {...text('termsDays')} inputMode="numeric" mono end="days" />
        <TextField {...text('termsText')} hint={copy.termsHint} />
        <TextField {...text('paymentLink')} inputMode="url" hint={copy.linkHint} className={styles.whole} />
        <TextArea
          name="footers.invoice"
          label="Invoice footer"
          className={styles.whole}
          rows={2}
          maxLength={500}
          value={form.footers.invoice ?? ''}
          error={errors['footers.invoice']}
          onChange={({ target }) => onChange({ footers: { ...form.footers, invoice: target.value || null } })}
        />
        <Check
          className={styles.whole}
          label={companyFields.defaultTaxable.label}
          checked={form.defaultTaxable}
          onChange={({ target }) => onChange({ defaultTaxable: target.checked })}
        />
      </div>
    </Card>
  );
}
