import { isDry } from '@tidemark/contract/drying/dry';
import { isIn } from '@tidemark/contract/drying/placement';
import { ampsByRoom, recommendedOf } from '@tidemark/contract/drying/recommended';
import type { KnownDrying } from '../use-drying.ts';
import { useIntake } from '../use-intake.ts';
import styles from '../visit/visit.module.css';

/** What is recommended at first, with its arithmetic, against what stands there. */
export function Recommended({ known }: { known: KnownDrying }) {
  const { drying } = known;
  const { category } = useIntake(known);
  // Units that have left a dry job are not missing.
  const isOver = drying.closedAt !== null || isDry(drying);
  const placements = drying.placements.filter(({ events }) => (isOver ? events.length > 0 : isIn(events)));
  const all = recommendedOf(drying, { category: drying.category ?? category, placements });
  if (all.length === 0) return null;
  const amps = ampsByRoom(drying);
  return (
    <div className={`stack gap-2 text-small ${styles.acts}`}>
      <dl className="stack gap-2" aria-label="Recommended and placed">
        {all.map(({ name, words, off, arithmetic }) => (
          <div key={name}>
            <dt>
              <b>{`${name}: ${words}`}</b>
              {off && !isOver && <b className={styles.open}>{`, ${off}`}</b>}
            </dt>
            {arithmetic.map((one) => (
              <dd key={one} className="ink-2 tabular break-anywhere">
                {one}
              </dd>
            ))}
          </div>
        ))}
        {amps.length > 0 && (
          <div>
            <dt>
              <b>Power of what stands</b>
            </dt>
            <dd className="ink-2">{amps.join(', ')}</dd>
          </div>
        )}
      </dl>
      <p className="ink-2">
        Air movers: 1 a room, wet floor by 70 to 50 SF, wet ceiling and wall above 2 ft by 150 to 100 SF, each
        rounded up, and offsets. Only the lower wall wet: 1 for each 14 LF. Initial recommendation; readings
        decide.
      </p>
    </div>
  );
}
