import { filledCount, isFilled } from '@tidemark/contract/claim-sheets/filled';
import type { SheetRows } from '@tidemark/contract/claim-sheets/row';
import type { Room } from '@tidemark/contract/rooms';
import { useState } from 'react';
import { filledGroups } from '../../claim-sheets/filled-lines.ts';
import { groups, lineIds } from '../../claim-sheets/lines.ts';
import { PdfButton } from '../../claim-sheets/pdf-button.tsx';
import { ShareButton } from '../../claim-sheets/share/share-button.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { copy } from '../copy.ts';
import { SheetTape } from './sheet-tape.tsx';
import styles from './sheets.module.css';

/** Nothing is typed here. */
const nothing = async () => {};

/** The lines of a room, group by group in the order of the paper form: the filled ones, or all. */
export function RoomSheet({ room, rows }: { room: Room; rows: SheetRows }) {
  const [which, setWhich] = useState<'filled' | 'all'>('filled');
  const count = filledCount(rows);
  const shown = filledGroups(rows, room, which === 'all');
  const sizes = new Map(groups.map(({ key, rows: { length } }) => [key, length]));
  return (
    <Card
      title={
        <>
          <bdi>{room.name}</bdi>{' '}
          <span className="ink-2 w-400 text-small">{copy.linesOf(count, lineIds.length)}</span>
        </>
      }
    >
      <div className={`row wrap no-print gap-2 ${styles.tools}`}>
        <Segmented
          className={styles.which}
          label={copy.linesShown}
          labelHidden
          choices={[
            { value: 'filled', label: copy.onlyFilled },
            { value: 'all', label: copy.allLines(lineIds.length) },
          ]}
          value={which}
          onChange={setWhich}
        />
        {count > 0 && (
          <>
            <PdfButton inspectionId={room.inspectionId} roomId={room.id} beforehand={nothing} />
            <ShareButton room={room} />
          </>
        )}
      </div>
      <div className="touch-only">
        <SheetTape rows={rows} />
      </div>
      {shown.length === 0 && <p className="ink-2">{copy.noLines}</p>}
      <div className={styles.groups}>
        {shown.map(({ key, title, lines }) => (
          <section key={key}>
            <h3 className="row justify-between text-body w-700">
              {title}
              <span className="num ink-2 w-400">
                {lines.filter(({ id }) => isFilled(rows[id])).length} of {sizes.get(key)}
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
