import { itemGroups } from '@tidemark/contract/company/item-names';
import { companyFields } from '@tidemark/contract/company/profile';
import { longest } from '@tidemark/contract/fields';
import { SelectField } from '../ui/controls/select-field.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { Card } from '../ui/layout/card.tsx';
import styles from './company.module.css';
import type { CompanyFieldsProps } from './company-form.ts';
import { copy } from './copy.ts';

type Name = 'incomeAccount' | 'receivableAccount' | 'taxAs' | 'customerName';

/** What an accounting program calls what is exported for it. */
export function AccountingFields({ form, errors, onChange }: CompanyFieldsProps) {
  const field = (name: Name) => ({
    name,
    label: companyFields[name].label,
    value: form[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  const account = (name: 'incomeAccount' | 'receivableAccount') => (
    <TextField
      {...field(name)}
      maxLength={longest(companyFields[name])}
      autoComplete="off"
      hint={copy.accountsHint}
    />
  );
  return (
    <Card title="Accounting">
      <div className={styles.fields}>
        {account('incomeAccount')}
        <SelectField
          {...field('taxAs')}
          className={styles.two}
          choices={[
            { value: 'line', label: 'A line of its own' },
            { value: 'code', label: 'A tax code on each line' },
          ]}
        />
        {account('receivableAccount')}
        <SelectField
          {...field('customerName')}
          className={styles.two}
          choices={[
            { value: 'customer:claim', label: 'Customer and claim' },
            { value: 'customer', label: 'Customer only' },
          ]}
        />
      </div>
      <details className={styles.items} open={itemGroups.some(({ key }) => errors[`itemNames.${key}`])}>
        <summary>{copy.items}</summary>
        <p className="ink-2">{copy.itemsHint}</p>
        <div className={styles.fields}>
          {itemGroups.map(({ key, title }) => (
            <TextField
              key={key}
              name={`itemNames.${key}`}
              label={title}
              placeholder={title}
              maxLength={100}
              autoComplete="off"
              value={form.itemNames[key] ?? ''}
              error={errors[`itemNames.${key}`]}
              onChange={({ target }) => {
                const { [key]: _, ...others } = form.itemNames;
                onChange({ itemNames: target.value === '' ? others : { ...others, [key]: target.value } });
              }}
            />
          ))}
        </div>
      </details>
    </Card>
  );
}
