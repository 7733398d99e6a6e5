import type { Estimate } from '@tidemark/contract/estimates/actions';
import { type BilledLine, billedOf } from '@tidemark/contract/estimates/billed';
import { dollars } from '../ui/format/dollars.ts';
import { useDesktop } from '../ui/layout/use-desktop.ts';
import { copy } from './copy.ts';
import styles from './estimate-card.module.css';
import { EstimateTable } from './estimate-table.tsx';

interface Props {
  estimate: Estimate;
  /** The card stands beside others, too narrow for a table. */
  narrow: boolean;
}

/** Everything that is charged: by room, then drying, then what has neither; on touch and in a narrow card collapsed. */
export function EstimateLines({ estimate, narrow }: Props) {
  const desktop = useDesktop();
  const { lines } = billedOf(estimate);
  if (lines.length === 0) return null;
  const groups = [...Map.groupBy(lines, ({ heading }) => heading ?? copy.otherLines)];
  if (desktop && !narrow) return <EstimateTable estimate={estimate} groups={groups} />;
  return (
    <details className={`line-top ${styles.earlier}`}>
      <summary className="flex align-center tap w-600">
        {copy.allLines} <span className="num">{lines.length}</span>
      </summary>
      {groups.map(([heading, its]) => (
        <section key={heading} aria-label={heading}>
          <h3 className="w-650">{heading}</h3>
          <ul>
            {its.map((line) => (
              <Line key={line.key} line={line} />
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}

function Line({ line }: { line: BilledLine }) {
  const { title, code, note, quantity, unit, rate, amount } = line;
  return (
    <li>
      <div className="break-anywhere">
        {title}
        <p>
          {code && (
            <>
              <b className="num">{code}</b> ·{' '}
            </>
          )}
          <span className="num">
            {quantity} {unit} × {dollars(rate)}
          </span>
        </p>
        {note && <p>{note}</p>}
      </div>
      <span className="num">{dollars(amount)}</span>
    </li>
  );
}
