import { Trash2 } from 'lucide-react';
import type { Wrong } from '../forms/form-dialog.tsx';
import { Check } from '../ui/controls/check.tsx';
import { GroupField } from '../ui/controls/group-field.tsx';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { NumberField } from '../ui/controls/number-field.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { forms } from './copy.ts';
import type { LineForm } from './draft-form.ts';
import styles from './invoices.module.css';

interface Props {
  line: LineForm;
  at: number;
  wrong: Wrong;
  onChange: (part: Partial<LineForm>) => void;
  onRemove: () => void;
}

/** One line of an invoice of typed lines. */
export function TypedLine({ line, at, wrong, onChange, onRemove }: Props) {
  const field = (name: 'title' | 'quantity' | 'unit' | 'rate', sentence?: string) => ({
    name: `lines.${at}.${name}`,
    value: line[name],
    error: wrong[`lines.${at}.${name}`] && (sentence ?? wrong[`lines.${at}.${name}`]),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <GroupField role="group" label={forms.line(at + 1)}>
      <div className={styles.typed}>
        <TextField {...field('title')} label={forms.what} required maxLength={200} />
        <NumberField {...field('quantity', forms.quantityWrong)} label={forms.quantity} required />
        <TextField {...field('unit')} label={forms.unit} maxLength={10} />
        <NumberField {...field('rate', forms.rateWrong)} label={forms.rate} required start="$" />
        <Check
          name={`lines.${at}.taxed`}
          label={forms.taxed}
          checked={line.taxed}
          onChange={({ target }) => onChange({ taxed: target.checked })}
        />
        <IconButton
          label={forms.removeLine(at + 1)}
          icon={<Trash2 size={20} aria-hidden />}
          onClick={onRemove}
        />
      </div>
    </GroupField>
  );
}
