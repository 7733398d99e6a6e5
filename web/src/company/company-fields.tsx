import { companyFields } from '@tidemark/contract/company/profile';
import { longest } from '@tidemark/contract/fields';
import { SelectField } from '../ui/controls/select-field.tsx';
import { TextArea } from '../ui/controls/text-area.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { Card } from '../ui/layout/card.tsx';
import { AccountingFields } from './accounting-fields.tsx';
import styles from './company.module.css';
import type { CompanyFieldsProps, TypedCompanyField } from './company-form.ts';
import { copy } from './copy.ts';
import { InvoiceFields } from './invoice-fields.tsx';
import { LicenceFields } from './licence-fields.tsx';
import { LogoField } from './logo-field.tsx';
import { WorkFields } from './work-fields.tsx';

/** Those this browser knows; UTC is in none of their lists. */
const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];

/** All that a company says of itself, in the order of the design. */
export function CompanyFields({ form, errors, onChange }: CompanyFieldsProps) {
  const field = (name: TypedCompanyField) => ({
    name,
    label: companyFields[name].label,
    value: form[name],
    error: errors[name],
    maxLength: longest(companyFields[name]),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  const text = (name: TypedCompanyField) => ({ ...field(name), autoComplete: 'off' });
  const { maxLength: _, ...zone } = field('timeZone');
  const known = zones.includes(form.timeZone) || form.timeZone === '' ? zones : [form.timeZone, ...zones];
  return (
    <div className="stack gap-3">
      <Card title="Company">
        <p className={`ink-2 ${styles.hint}`}>{copy.hint}</p>
        <div className={styles.fields}>
          <LogoField logoId={form.logoId} error={errors.logoId} onChange={(logoId) => onChange({ logoId })} />
          <TextField {...text('name')} required className={styles.whole} />
          <TextField {...text('addressLine1')} className={styles.whole} />
          <TextField {...text('addressLine2')} className={styles.whole} />
          <TextField {...text('city')} />
          <TextField {...text('state')} />
          <TextField {...text('zipCode')} />
          <TextField {...text('phone')} type="tel" inputMode="tel" />
          <TextField {...text('email')} type="email" inputMode="email" className={styles.two} />
          <SelectField
            {...zone}
            required
            className={styles.two}
            hint={copy.zoneHint}
            placeholder={form.timeZone === '' ? copy.noZone : undefined}
            choices={known}
          />
          <TextField {...text('taxId')} mono hint={copy.taxHint} />
          <TextField {...text('altitudeFt')} inputMode="numeric" mono hint={copy.altitudeHint} />
          <LicenceFields
            licences={form.licences}
            errors={errors}
            onChange={(licences) => onChange({ licences })}
          />
        </div>
      </Card>
      <Card title="Estimates">
        <div className={styles.fields}>
          <TextField {...text('estimateValidityDays')} inputMode="numeric" mono end="days" />
          <TextArea {...field('estimateTerms')} className={styles.whole} rows={4} />
          <TextArea
            name="footers.estimate"
            label="Estimate footer"
            hint={copy.footerHint}
            className={styles.whole}
            rows={2}
            maxLength={500}
            value={form.footers.estimate ?? ''}
            error={errors['footers.estimate']}
            onChange={({ target }) =>
              onChange({ footers: { ...form.footers, estimate: target.value || null } })
            }
          />
        </div>
      </Card>
      <InvoiceFields form={form} errors={errors} onChange={onChange} />
      <AccountingFields form={form} errors={errors} onChange={onChange} />
      <WorkFields form={form} errors={errors} onChange={onChange} />
    </div>
  );
}
