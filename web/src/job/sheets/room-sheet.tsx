import { filledCount } from '@tidemark/contract/claim-sheets/filled';
import type { SheetRows } from '@tidemark/contract/claim-sheets/row';
import type { Room } from '@tidemark/contract/rooms';
import { filledGroups } from '../../claim-sheets/filled-lines.ts';
import { groups, lineIds } from '../../claim-sheets/lines.ts';
import { Card } from '../../ui/layout/card.tsx';
import { copy } from '../copy.ts';
import { SheetTape } from './sheet-tape.tsx';
import styles from './sheets.module.css';

/** The filled lines of a room, group by group in the order of the paper form. */
export function RoomSheet({ room, rows }: { room: Room; rows: SheetRows }) {
  const filled = filledGroups(rows, room);
  const sizes = new Map(groups.map(({ key, rows: { length } }) => [key, length]));
  return (
    <Card
      title={
        <>
          <bdi>{room.name}</bdi>{' '}
          <span className="ink-2 w-400 text-small">{copy.linesOf(filledCount(rows), lineIds.length)}</span>
        </>
      }
    >
      <div className="touch-only">
        <SheetTape rows={rows} />
      </div>
      {filled.length === 0 && <p className="ink-2">{copy.noLines}</p>}
      <div className={styles.groups}>
        {filled.map(({ key, title, lines }) => (
          <section key={key}>
            <h3 className="row justify-between text-body w-700">
              {title}
              <span className="num ink-2 w-400">
                {lines.length} of {sizes.get(key)}
              </span>
            </h3>
            <dl>
              {lines.map(({ id, name, figures, ticks }) => (
                <div key={id} className="row justify-between line-top gap-2 text-small">
                  <dt className="min-w-0 break-anywhere">{name}</dt>
                  <dd className="num w-700">{[figures, ticks].filter(Boolean).join(', ')}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Card>
  );
}
