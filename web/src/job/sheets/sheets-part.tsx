import type { SheetRows } from '@tidemark/contract/claim-sheets/row';
import { inOrder } from '@tidemark/contract/room-order';
import { useState } from 'react';
import { useRecords } from '../../offline/store/index.ts';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { copy } from '../copy.ts';
import type { Evidence } from '../evidence/evidence-of.ts';
import { RoomSheet } from './room-sheet.tsx';
import { SheetTape } from './sheet-tape.tsx';
import styles from './sheets.module.css';

const noRows: SheetRows = {};

/** The rooms of an inspection, and what the claim sheet of one of them has entered, to read. */
export function SheetsPart({ evidence: { inspection, rooms: unsorted } }: { evidence: Evidence }) {
  const sheets = useRecords('sheets', { inspectionId: inspection.id });
  const rooms = unsorted.toSorted(inOrder);
  const [chosen, setChosen] = useState<string>();
  const room = rooms.find(({ id }) => id === chosen) ?? rooms[0];
  if (!room) return <p className="ink-2">{copy.noSheets}</p>;
  const rowsOf = (id: string) => sheets?.find((sheet) => sheet.id === id)?.rows ?? noRows;
  return (
    <div className={styles.part}>
      <SelectField
        className={styles.select}
        label={copy.rooms}
        labelHidden
        choices={rooms.map(({ id, name, claimItem }) => ({
          value: id,
          label: `${name}, ${copy.counted(claimItem?.filledCount ?? 0, 'line')}`,
        }))}
        value={room.id}
        onChange={({ target }) => setChosen(target.value)}
      />
      <nav className={`desktop-only surface frame clip ${styles.rooms}`} aria-label={copy.rooms}>
        {rooms.map(({ id, name, claimItem }) => (
          <button
            key={id}
            type="button"
            className="stack w-full text-left gap-1"
            aria-current={id === room.id ? 'true' : undefined}
            onClick={() => setChosen(id)}
          >
            <span className="row justify-between gap-2">
              <bdi className="min-w-0 break-anywhere">{name}</bdi>
              <span className="num">{claimItem?.filledCount ?? 0}</span>
            </span>
            <SheetTape rows={rowsOf(id)} />
          </button>
        ))}
      </nav>
      <RoomSheet key={room.id} room={room} rows={rowsOf(room.id)} />
    </div>
  );
}
