import { amountOf } from '@tidemark/contract/estimates/approved';
import { NumberField } from '../ui/controls/number-field.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { numberFormat } from '../ui/format/formats.ts';
import {
  type ApprovableLine,
  type ApprovalErrors,
  type ApprovalForm,
  differing,
  type TypedLine,
  typedLine,
} from './approval-form.ts';
import styles from './approve-lines.module.css';
import { officeCopy as copy } from './office-copy.ts';

const figure = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

interface Props {
  lines: readonly ApprovableLine[];
  typed: ApprovalForm['lines'];
  errors: ApprovalErrors;
  onChange: (key: string, line: TypedLine) => void;
}

/** Every line as it was sent, with what was approved of it. */
export function ApproveLines({ lines, typed, errors, onChange }: Props) {
  const headings = [...new Set(lines.map(({ heading }) => heading))];
  return (
    <div className="stack gap-4">
      {headings.map((heading) => (
        <fieldset key={heading} className={styles.group}>
          <legend>{heading ?? copy.otherLines}</legend>
          <div className={`text-small ink-2 ${styles.figures} ${styles.head}`} aria-hidden>
            <span>Quantity</span>
            <span>Rate</span>
            <span className={styles.amount}>Amount</span>
          </div>
          {lines
            .filter((line) => line.heading === heading)
            .map((line) => (
              <Line
                key={line.key}
                {...{ line, errors }}
                typed={typed[line.key]}
                onChange={(part) => onChange(line.key, { ...(typed[line.key] ?? typedLine(line)), ...part })}
              />
            ))}
        </fieldset>
      ))}
    </div>
  );
}

interface LineProps {
  line: ApprovableLine;
  typed: TypedLine | undefined;
  errors: ApprovalErrors;
  onChange: (part: Partial<TypedLine>) => void;
}

function Line({ line, typed, errors, onChange }: LineProps) {
  const { key, title, unit, quantity, rate } = line;
  const [its] = differing([line], typed ? { [key]: typed } : {});
  const path = `lines.${key}`;
  const shown = typed ?? typedLine(line);
  const text = (name: keyof TypedLine) => ({
    name: `${path}.${name}`,
    value: shown[name],
    error: errors[`${path}.${name}`],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <div className={styles.line} data-differs={its ? true : undefined}>
      <p>
        {title}{' '}
        {its && (
          <span className="ink-2 text-small">{copy.sentAs(`${quantity} ${unit} × ${rate.toFixed(2)}`)}</span>
        )}
      </p>
      <div className={styles.figures}>
        <NumberField {...text('quantity')} label={copy.quantityOf(title)} labelHidden unit={unit} />
        <NumberField {...text('rate')} label={copy.rateOf(title)} labelHidden start="$" inputMode="text" />
        <span className={`num ${styles.amount}`}>
          {figure(its ? amountOf(its.quantity, its.rate) : amountOf(quantity, rate))}
        </span>
      </div>
      {its && (
        <TextField
          {...text('reason')}
          className={styles.reason}
          label={copy.reasonOf}
          aria-label={`${copy.reasonOf}, ${title}`}
          maxLength={300}
        />
      )}
    </div>
  );
}
