import { inVisitOrder } from '@tidemark/contract/drying/dry';
import { dryingFields } from '@tidemark/contract/drying/fields/drying';
import { type AnyDryingRecord, dryingKinds } from '@tidemark/contract/drying/kinds';
import { type DryingRoom, headId, type Visit } from '@tidemark/contract/drying/record';
import { type Drying, dryingOf } from '@tidemark/contract/drying/whole';
import { useMemo } from 'react';
import { device, readReplaced, useLive } from '../offline/store/index.ts';
import { ReplacedList } from '../replaced/replaced-notes.tsx';
import type { Word } from '../replaced/use-replaced.ts';
import { showMoment } from '../ui/format/dates.ts';
import { shownValue } from '../ui/format/shown-value.ts';

/** What two devices entered into one field of this drying. */
export function ReplacedDrying({ drying, open }: { drying: Drying; open: boolean }) {
  const all = useLive(() => readReplaced(device()), []);
  const words = useMemo(() => all && wordsOf(all, drying), [all, drying]);
  return <ReplacedList words={words} open={open} bare />;
}

/** The same of one of its rooms. */
export function ReplacedRoom({
  projectId,
  room,
  open,
}: {
  projectId: number;
  room: DryingRoom;
  open: boolean;
}) {
  const all = useLive(() => readReplaced(device()), []);
  const words = useMemo(
    () =>
      all &&
      wordsOf(
        all.filter(({ id }) => id === room.id),
        dryingOf(projectId, [room], noStock),
      ),
    [all, projectId, room],
  );
  return <ReplacedList words={words} open={open} bare={false} />;
}
const noStock = { meters: [], units: [] };

function wordsOf(all: readonly Omit<Word, 'room'>[], drying: Drying): Word[] {
  const { chambers, rooms, points, standards, visits, air, readings, placements } = drying;
  const records: readonly AnyDryingRecord[] = [
    ...[chambers, rooms, points, standards, visits, air, readings, placements].flat(),
  ];
  const byId = new Map(records.map((record) => [record.id, record]));
  const shown = (value: unknown) => readAs(value, drying);
  return all.flatMap((one): Word[] => {
    if (one.table !== 'dryingRecords') return [];
    if (one.id === headId(drying.projectId))
      return [{ ...one, room: undefined, drying: { fields: dryingFields, shown } }];
    const record = byId.get(one.id);
    return record
      ? [
          {
            ...one,
            room: titleOf(record, drying),
            drying: { fields: dryingKinds[record.record].fields, shown },
          },
        ]
      : [];
  });
}

/** "Point 3, North wall", "Point 3, visit 2", "Basement". */
function titleOf(record: AnyDryingRecord, drying: Drying): string {
  const visit = (id: string) => `visit ${inVisitOrder(drying.visits).findIndex((one) => one.id === id)}`;
  switch (record.record) {
    case 'point':
      return `Point ${record.number}, ${record.where}`;
    case 'reading': {
      const point = drying.points.find(({ id }) => id === record.pointId);
      return `Point ${point?.number ?? ''}, ${visit(record.visitId)}`;
    }
    case 'air':
      return `Air ${record.place}, ${visit(record.visitId)}`;
    case 'visit':
      return `V${visit(record.id).slice(1)}`;
    case 'standard':
      return `Dry standard of ${record.material}`;
    case 'placement':
      return drying.units.find(({ id }) => id === record.unitId)?.tag ?? record.kind;
    case 'chamber':
    case 'room':
      return record.name;
    default:
      return record satisfies never;
  }
}

/** A value as people know it: the name of what an id means, a moment as its day and time. */
function readAs(value: unknown, drying: Drying): string {
  if (Array.isArray(value)) return value.map((one) => readAs(one, drying)).join(', ') || shownValue(null);
  if (value !== null && typeof value === 'object' && 'pointId' in value) {
    const { pointId, reason } = value as Visit['skipped'][number];
    return `point ${drying.points.find(({ id }) => id === pointId)?.number ?? ''}: ${shownValue(reason)}`;
  }
  const { rooms, chambers, meters, units } = drying;
  const named = [...rooms, ...chambers].find(({ id }) => id === value)?.name;
  const name =
    named ?? meters.find(({ id }) => id === value)?.model ?? units.find(({ id }) => id === value)?.tag;
  if (name !== undefined) return shownValue(name);
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? showMoment(value) : shownValue(value);
}
