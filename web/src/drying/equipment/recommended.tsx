import { affectedRooms } from '@tidemark/contract/drying/affected-rooms';
import { isIn } from '@tidemark/contract/drying/placement';
import { airMovers, dehumidification } from '@tidemark/contract/drying/sizing';
import { wetClass } from '@tidemark/contract/drying/wet-class';
import type { Drying } from '@tidemark/contract/drying/whole';
import styles from '../visit/visit.module.css';

/** What is recommended at first, with its arithmetic, against what stands there. */
export function Recommended({ drying }: { drying: Drying }) {
  const rooms = affectedRooms(drying);
  if (rooms.length === 0) return null;
  const { low, high } = airMovers(rooms);
  const placed = drying.placements
    .filter(({ kind, events }) => kind.startsWith('air mover') && isIn(events))
    .reduce((sum, { count }) => sum + count, 0);
  const ft3 = rooms.reduce((sum, { floorSf, heightFt }) => sum + floorSf * (heightFt ?? 0), 0);
  const inClass = drying.class ?? wetClass(rooms).class;
  const lgr =
    ft3 > 0 ? dehumidification('lgr', inClass, { ft3: Math.round(ft3 * 100) / 100, rating: 1 }) : null;
  return (
    <div className={`stack gap-1 text-small ${styles.acts}`}>
      <p>
        <b>{`Air movers: recommended ${low === high ? low : `${low}-${high}`}, placed ${placed}`}</b>
      </p>
      <p className="ink-2">
        Each affected room: 1, and 1 for each 50 to 70 SF of wet floor, 100 to 150 SF of ceiling and wall
        above 2 ft, and offset. Only the lower wall wet: 1 for each 14 LF.
      </p>
      {lgr && 'pints' in lgr && (
        <p>
          <b>{`LGR: ${lgr.pints} pints a day`}</b>
          <span className="ink-2">{` for ${Math.round(ft3)} CF in class ${inClass}`}</span>
        </p>
      )}
      <p className="ink-2">Initial recommendation; readings decide.</p>
    </div>
  );
}
