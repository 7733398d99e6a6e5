import type { Reason } from '@tidemark/contract/scope/reasons';
import { Trash2 } from 'lucide-react';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { NumberField } from '../ui/controls/number-field.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import type { AdjustmentForm, EditErrors, LineForm } from './edit-form.ts';
import styles from './edit-lines.module.css';
import { InsertReason } from './insert-reason.tsx';
import { noteLimit } from './with-reason.ts';

interface RemarkProps {
  /** What it belongs to, for screen readers. */
  of: string;
  /** The path of its errors. */
  path: string;
  remark: { code: string; note: string };
  /** What the price list says; it is printed unless another is typed. */
  listed?: string | undefined;
  /** What its note can cite. */
  reasons: readonly Reason[];
  errors: EditErrors;
  onChange: (part: { code?: string; note?: string }) => void;
}

export function RemarkFields({ of, path, remark, listed, reasons, errors, onChange }: RemarkProps) {
  return (
    <>
      <TextField
        label="Code"
        aria-label={`Code, ${of}`}
        name={`${path}.code`}
        mono
        maxLength={20}
        placeholder={listed}
        value={remark.code}
        error={errors[`${path}.code`]}
        onChange={({ target }) => onChange({ code: target.value })}
      />
      <TextField
        label="Note"
        aria-label={`Note, ${of}`}
        name={`${path}.note`}
        maxLength={noteLimit}
        value={remark.note}
        error={errors[`${path}.note`]}
        onChange={({ target }) => onChange({ note: target.value })}
      />
      <InsertReason {...{ of, reasons }} note={remark.note} onChange={(note) => onChange({ note })} />
    </>
  );
}

interface OwnProps<T> {
  value: T;
  reasons: readonly Reason[];
  path: string;
  errors: EditErrors;
  onChange: (part: Partial<T>) => void;
  onDelete: () => void;
}

/** A line of the office's own. */
export function OwnLine({ value, path, reasons, errors, onChange, onDelete }: OwnProps<LineForm>) {
  const text = (name: 'title' | 'quantity' | 'unit' | 'rate') => ({
    name: `${path}.${name}`,
    required: true,
    value: value[name],
    error: errors[`${path}.${name}`],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <div className={styles.line}>
      <div className={styles.own}>
        <TextField {...text('title')} label="Item" maxLength={120} />
        <Delete of={value.title || 'this line'} onDelete={onDelete} />
      </div>
      <div className={styles.figures}>
        <NumberField {...text('quantity')} label="Quantity" />
        <TextField {...text('unit')} label="Unit" maxLength={10} />
        <NumberField {...text('rate')} label="Rate" start="$" />
      </div>
      <RemarkFields {...{ path, reasons, errors, onChange }} of={value.title} remark={value} />
    </div>
  );
}

/** What is taken off or put on the whole. */
export function OwnAdjustment({
  value,
  path,
  reasons,
  errors,
  onChange,
  onDelete,
}: OwnProps<AdjustmentForm>) {
  return (
    <div className={styles.line}>
      <div className={styles.own}>
        <TextField
          label="Adjustment"
          name={`${path}.title`}
          required
          maxLength={120}
          value={value.title}
          error={errors[`${path}.title`]}
          onChange={({ target }) => onChange({ title: target.value })}
        />
        <Delete of={value.title || 'this adjustment'} onDelete={onDelete} />
      </div>
      <NumberField
        label="Amount"
        name={`${path}.amount`}
        className={styles.what}
        required
        inputMode="text"
        start="$"
        hint="With a minus to take it off."
        value={value.amount}
        error={errors[`${path}.amount`]}
        onChange={({ target }) => onChange({ amount: target.value })}
      />
      <RemarkFields {...{ path, reasons, errors, onChange }} of={value.title} remark={value} />
    </div>
  );
}

const Delete = ({ of, onDelete }: { of: string; onDelete: () => void }) => (
  <IconButton label={`Delete ${of}`} icon={<Trash2 size={20} aria-hidden />} onClick={onDelete} />
);
