import {
  type ColumnMap,
  columnTitle,
  type PlainColumn,
  plainColumns,
} from '@tidemark/contract/accounting/columns';
import { ArrowUp } from 'lucide-react';
import { Check } from '../ui/controls/check.tsx';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import styles from './accounting.module.css';
import { exporting as copy } from './copy.ts';

const usual: readonly PlainColumn[] = [
  ...(['invoice', 'customer', 'date', 'due', 'item', 'description', 'quantity', 'rate', 'amount'] as const),
];
export const usualColumns: ColumnMap = usual.map((field) => ({ field, header: columnTitle(field) }));

interface Props {
  columns: ColumnMap;
  onChange: (columns: ColumnMap) => void;
}

/** Which columns, in which order, under which names. */
export function ColumnFields({ columns, onChange }: Props) {
  const left = plainColumns.filter((field) => columns.every((one) => one.field !== field));
  const up = (at: number) => onChange(columns.toSpliced(at - 1, 2, columns[at]!, columns[at - 1]!));
  return (
    <fieldset className={`stack gap-2 ${styles.columns}`}>
      <legend>{copy.columns}</legend>
      <p className="ink-2 text-small">{copy.columnsHint}</p>
      {columns.map(({ field, header }, at) => (
        <div key={field} className={styles.column}>
          <Check
            label={columnTitle(field)}
            checked
            disabled={columns.length === 1}
            onChange={() => onChange(columns.toSpliced(at, 1))}
          />
          <TextField
            label={copy.header(columnTitle(field))}
            labelHidden
            maxLength={60}
            value={header}
            error={header.trim() === '' ? 'A column needs a header.' : undefined}
            onChange={({ target }) => onChange(columns.toSpliced(at, 1, { field, header: target.value }))}
          />
          <IconButton
            label={copy.up(columnTitle(field))}
            icon={<ArrowUp size={18} aria-hidden />}
            disabled={at === 0}
            onClick={() => up(at)}
          />
        </div>
      ))}
      <div className={styles.left}>
        {left.map((field) => (
          <Check
            key={field}
            label={columnTitle(field)}
            checked={false}
            onChange={() => onChange([...columns, { field, header: columnTitle(field) }])}
          />
        ))}
      </div>
    </fieldset>
  );
}
