import { type Dimensions, roomFigures } from '@tidemark/contract/claim-sheets/quantities';
import { copy } from '../copy.ts';
import styles from './room-figures.module.css';

/** Room measurements, for reading and for the = key; never filled in automatically. */
export function RoomFigures({ room }: { room: Dimensions }) {
  const { floor, perimeter, walls, ceiling } = roomFigures(room);
  const figures: [string, number | null, string][] = [
    ['Floor', floor, 'SF'],
    ['Perimeter', perimeter, 'LF'],
    ['Walls', walls, 'SF'],
    ['Ceiling', ceiling, 'SF'],
  ];
  return (
    <aside className={styles.figures} aria-label={copy.fromRoomSize}>
      <h2>{copy.fromRoomSize}</h2>
      {floor === null ? (
        <p>{copy.noRoomSize}</p>
      ) : (
        <>
          <dl>
            {figures.map(([name, value, unit]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="num">
                  {value ?? '-'}
                  <small>{unit}</small>
                </dd>
              </div>
            ))}
          </dl>
          <p className="no-print">
            <kbd className={`ink-2 surface ${styles.key}`}>=</kbd>
            {copy.figureKey} <kbd className={`ink-2 surface ${styles.key}`}>{copy.formulaExample}</kbd>
            {copy.formulaHint}
          </p>
        </>
      )}
    </aside>
  );
}
