import type { MoistureMap } from '@tidemark/contract/drying/map';
import { PointMark } from '../points/point-mark.tsx';
import visit from '../visit/visit.module.css';
import styles from './map.module.css';

interface Props {
  map: MoistureMap;
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** The points that stand in the room, wet ones first, with how they changed since the visit before. */
export function PointList({ map, chosen, onChoose }: Props) {
  const standing = map.points
    .filter(({ word }) => word !== 'removed')
    .toSorted((one, other) => Number(one.word === 'dry') - Number(other.word === 'dry'));
  return (
    <ul aria-label="Points of this room">
      {standing.map(({ point, word, value, goal, change }) => (
        <li key={point.id} className="line-top">
          <button
            type="button"
            className={`row w-full text-left gap-3 ${visit.row} ${styles.listed}`}
            aria-pressed={chosen === point.id}
            onClick={() => onChoose(point.id)}
          >
            <PointMark number={point.number} state={word} />
            <span className="grow min-w-0">
              <b className="block break-anywhere">{point.where}</b>
              <span className="ink-2 text-small">
                {[`${word[0]!.toUpperCase()}${word.slice(1)}`, changeInWords(change)]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
            <span className={visit.figure}>
              <b className="block num">{value || '-'}</b>
              <span className="ink-2 text-caption nowrap">
                {goal === undefined ? 'no goal' : `dry at ${goal}`}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** "down 3.2": since the visit before. */
function changeInWords(change: number | undefined): string | undefined {
  if (change === undefined) return undefined;
  return change === 0 ? 'as the visit before' : `${change < 0 ? 'down' : 'up'} ${Math.abs(change)}`;
}
