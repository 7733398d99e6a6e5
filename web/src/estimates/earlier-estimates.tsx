import type { ListedEstimate } from '@tidemark/contract/estimates/actions';
import { Button } from '../ui/controls/button.tsx';
import { showMoment } from '../ui/format/dates.ts';
import { dollars } from '../ui/format/dollars.ts';
import { copy } from './copy.ts';
import { downloadEstimate } from './download.ts';
import styles from './estimate-card.module.css';

function changesOf({ changes }: ListedEstimate): string {
  if (!changes) return copy.first;
  if (changes.lines.length > 0) return copy.lines(changes.lines.length);
  return copy.otherFacts;
}

/** All saved estimates, collapsed. */
export function EarlierEstimates({
  inspectionId,
  kept,
}: {
  inspectionId: string;
  kept: readonly ListedEstimate[];
}) {
  if (kept.length < 2) return null;
  return (
    <details className={`line-top ${styles.earlier}`}>
      <summary className="flex align-center tap w-600">
        {copy.earlier} <span className="num">{kept.length - 1}</span>
      </summary>
      <ul>
        {kept.map((one) => (
          <li key={one.number}>
            <div>
              <b>{copy.number(one.number)}</b> <span className="num">{dollars(one.total)}</span>
              {one.standing && one.standing.state !== 'Draft' && ` ${one.standing.state}`}
              <p>
                {showMoment(one.madeAt)}, {one.madeBy}. {copy.priceList(one.priceListVersion)}.{' '}
                {changesOf(one)}.
              </p>
            </div>
            <Button
              size="sm"
              aria-label={`${copy.pdf}, ${copy.number(one.number)}`}
              onClick={() => void downloadEstimate(inspectionId, 'pdf', one.number)}
            >
              {copy.pdf}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
