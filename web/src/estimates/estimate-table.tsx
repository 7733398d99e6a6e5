import type { Estimate } from '@tidemark/contract/estimates/actions';
import type { BilledLine } from '@tidemark/contract/estimates/billed';
import { sumOf } from '@tidemark/contract/estimates/decimal';
import { dollars } from '../ui/format/dollars.ts';
import { numberFormat } from '../ui/format/formats.ts';
import { copy } from './copy.ts';
import styles from './estimate-card.module.css';

const figure = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const counted = numberFormat({ maximumFractionDigits: 2 });

interface Props {
  estimate: Estimate;
  groups: readonly (readonly [heading: string, lines: readonly BilledLine[]])[];
}

/** Every line on a desktop, as the paper has them: by group with its sum, and how the total adds up. */
export function EstimateTable({ estimate, groups }: Props) {
  const { overheadAndProfitPercent, overheadAndProfit, taxPercent, tax, total } = estimate;
  const hasCodes = groups.some(([, lines]) => lines.some(({ code }) => code));
  const before = hasCodes ? 5 : 4;
  const sums = [
    [copy.shares(overheadAndProfitPercent), overheadAndProfit],
    [copy.tax(taxPercent), tax],
  ] as const;
  return (
    <table className={`w-full text-small ${styles.table}`}>
      <caption className="visually-hidden">{copy.allLines}</caption>
      <thead>
        <tr>
          {hasCodes && <th>{copy.heads.code}</th>}
          <th>{copy.heads.item}</th>
          <th data-figure>{copy.heads.quantity}</th>
          <th>{copy.heads.unit}</th>
          <th data-figure>{copy.heads.rate}</th>
          <th data-figure>{copy.heads.amount}</th>
        </tr>
      </thead>
      {groups.map(([heading, lines]) => (
        <tbody key={heading}>
          <tr className={`sunken ${styles.group}`}>
            <th scope="rowgroup" colSpan={before}>
              {heading}
            </th>
            <td data-figure className="num">
              {figure(sumOf(lines.map(({ amount }) => amount)))}
            </td>
          </tr>
          {lines.map(({ key, code, title, note, quantity, unit, rate, amount }) => (
            <tr key={key}>
              {hasCodes && <td className="num ink-2">{code}</td>}
              <td className="break-anywhere">
                {title} {note && <span className="ink-2">{note}</span>}
              </td>
              <td data-figure className="num">
                {counted(quantity)}
              </td>
              <td className="ink-2">{unit}</td>
              <td data-figure className="num">
                {figure(rate)}
              </td>
              <td data-figure className="num">
                {figure(amount)}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
      <tfoot>
        {sums
          .filter(([, amount]) => amount !== 0)
          .map(([label, amount]) => (
            <tr key={label}>
              <th scope="row" colSpan={before}>
                {label}
              </th>
              <td data-figure className="num">
                {figure(amount)}
              </td>
            </tr>
          ))}
        <tr className={styles.sum}>
          <th scope="row" colSpan={before}>
            {copy.total}
          </th>
          <td data-figure className="num">
            {dollars(total)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
