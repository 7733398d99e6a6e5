import { companyFields } from '@tidemark/contract/company/profile';
import { Check } from '../ui/controls/check.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { Card } from '../ui/layout/card.tsx';
import styles from './company.module.css';
import type { CompanyFieldsProps } from './company-form.ts';
import { copy } from './copy.ts';

/** How the company works: what is booked, and who reads prices. */
export function WorkFields({ form, errors, onChange }: CompanyFieldsProps) {
  const figure = (name: 'visitMinutes' | 'workdayHours') => ({
    name,
    label: companyFields[name].label,
    value: form[name],
    error: errors[name],
    inputMode: 'numeric' as const,
    mono: true,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <Card title="Work">
      <div className={styles.fields}>
        <TextField {...figure('visitMinutes')} end="minutes" hint={copy.visitHint} />
        <TextField {...figure('workdayHours')} end="hours" hint={copy.workdayHint} />
        <Check
          className={styles.whole}
          label={companyFields.techniciansReadPrices.label}
          checked={form.techniciansReadPrices}
          onChange={({ target }) => onChange({ techniciansReadPrices: target.checked })}
        />
      </div>
    </Card>
  );
}
