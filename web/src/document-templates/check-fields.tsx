import { Check } from '../ui/controls/check.tsx';
import { DateField } from '../ui/controls/date-field.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { Card } from '../ui/layout/card.tsx';
import { copy } from './copy.ts';
import styles from './document-templates.module.css';
import type { TemplateErrors, TemplateForm } from './form.ts';

interface Props {
  form: TemplateForm;
  was: TemplateForm;
  errors: TemplateErrors;
  onChange: (part: Partial<TemplateForm>) => void;
}

/** Who checked the text: without it nobody can sign. */
export function CheckFields({ form, was, errors, onChange }: Props) {
  return (
    <Card title={copy.checkTitle}>
      <p className="ink-2">{was.isChecked && !form.isChecked ? copy.checkAgain : copy.checkHint}</p>
      <Check
        label={copy.isChecked}
        checked={form.isChecked}
        onChange={({ target }) =>
          onChange(target.checked ? { isChecked: true } : { isChecked: false, by: '', on: '', note: '' })
        }
      />
      {form.isChecked && (
        <div className={styles.fields}>
          <TextField
            name="by"
            label="Checked by"
            required
            autoComplete="off"
            maxLength={120}
            value={form.by}
            error={errors.by}
            onChange={({ target }) => onChange({ by: target.value })}
          />
          <DateField
            name="on"
            label="Checked on"
            required
            value={form.on}
            error={errors.on}
            onChange={({ target }) => onChange({ on: target.value })}
          />
          <TextField
            name="note"
            label="Note"
            className={styles.whole}
            autoComplete="off"
            maxLength={500}
            value={form.note}
            error={errors.note}
            onChange={({ target }) => onChange({ note: target.value })}
          />
        </div>
      )}
    </Card>
  );
}
