import { roomFigures } from '@tidemark/contract/claim-sheets/quantities';
import { dryingRecordActions } from '@tidemark/contract/drying/actions';
import { sizesOfSketch } from '@tidemark/contract/drying/from-sketch';
import type { DryingRoom, Placement } from '@tidemark/contract/drying/record';
import type { Drying } from '@tidemark/contract/drying/whole';
import type { Room } from '@tidemark/contract/rooms';
import { sameJson } from '@tidemark/contract/same-json';
import type { Sketch } from '@tidemark/contract/sketch/shape';
import { usualRules } from '@tidemark/contract/sketch/usual-rules';
import { useState } from 'react';
import { v7 as uuid } from 'uuid';
import { FormDialog, figure, type Typed } from '../../forms/form-dialog.tsx';
import { perform } from '../../offline/outbox/index.ts';
import { readRecords, useLive, useRecords } from '../../offline/store/index.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Check } from '../../ui/controls/check.tsx';
import { NumberField } from '../../ui/controls/number-field.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { DeleteButton } from '../delete-button.tsx';

interface Props {
  drying: Drying;
  /** Undefined for a new one. */
  room: DryingRoom | undefined;
  onClosed: () => void;
}

const figures = {
  floorSf: ['Floor', 'SF'],
  wallSf: ['Walls', 'SF'],
  perimeterLf: ['Perimeter', 'LF'],
  heightFt: ['Height', 'ft'],
  wetFloorSf: ['Wet floor', 'SF'],
  wetWallLf: ['Wet wall', 'LF'],
  wetWallAbove2ftSf: ['Wet wall above 2 ft', 'SF'],
  wetCeilingSf: ['Wet ceiling', 'SF'],
  offsets: ['Offsets', ''],
} as const;
type Figure = keyof typeof figures;
const names = Object.keys(figures) as Figure[];
/** While a room is drawn these are the sketch's. What is wet changes while it dries, and offsets are a proposal. */
const drawn: readonly Figure[] = ['floorSf', 'wallSf', 'perimeterLf', 'heightFt'];

/** The sizes an inspection's room has. */
function sizesOf(room: Room | undefined): Partial<Pick<DryingRoom, Figure | 'wetWallBelow2ftSf'>> {
  if (!room) return {};
  if (room.sketch) return sizesOfSketch(room.sketch, room.sketchRules ?? usualRules);
  const { floor, perimeter, walls } = roomFigures(room);
  return { floorSf: floor, perimeterLf: perimeter, wallSf: walls, heightFt: room.dimensionsHeight };
}

/** What is wet is drawn in the drying: that it is another than the inspection's says nothing. */
const wallsOf = (sketch: Sketch | null | undefined) =>
  sketch ? [sketch.points, sketch.height, sketch.openings] : null;

const known = <T extends object>(sizes: T) =>
  Object.fromEntries(Object.entries(sizes).filter(([, value]) => value !== null)) as Partial<T>;

const eventsOf = (one: object): readonly { roomId: string | null }[] =>
  'events' in one ? (one as Placement).events : [];

/** Adds a room, one of the inspection with its sizes or another by its name; or changes what is wet of it. */
export function RoomDialog({ drying, room, onClosed }: Props) {
  const taken = new Set(drying.rooms.map(({ roomId }) => roomId));
  const inspections = useRecords('inspections', { projectId: drying.projectId });
  const ids = inspections?.map(({ id }) => id) ?? [];
  const all = useLive(async () => {
    const found = await Promise.all(ids.map((inspectionId) => readRecords('rooms', { inspectionId })));
    return found.flat();
  }, [ids.join()]);
  const rooms = all?.filter(({ id }) => !taken.has(id)) ?? [];
  const [chosen, setChosen] = useState('');
  const inspected = rooms.find(({ id }) => id === chosen);
  /** The inspection's room whose sketch is taken: of a new room, or asked for. */
  const [asked, setAsked] = useState<Room>();
  const of = room ? asked : inspected;
  const sizes = { ...room, ...known(sizesOf(of)) };
  const sketch = (of ?? room)?.sketch ?? null;
  const its = room && all?.find(({ id }) => id === room.roomId);
  const isNewer = its?.sketch && !asked && !sameJson(wallsOf(its.sketch), wallsOf(room?.sketch));

  async function save(typed: Typed) {
    const body = {
      ...{ name: typed.name ?? '', affected: typed.affected === 'on', lowEvaporation: typed.slow === 'on' },
      ...Object.fromEntries(names.map((name) => [name, figure(typed[name])])),
      offsets: figure(typed.offsets) ?? 0,
      sketch,
      // It is of the wet wall that the sketch says; another length has the lower 2 ft of it.
      wetWallBelow2ftSf:
        figure(typed.wetWallLf) === (sizes.wetWallLf ?? null) ? (sizes.wetWallBelow2ftSf ?? null) : null,
    };
    const params = { id: drying.projectId };
    if (room)
      return perform(dryingRecordActions.changeRoom, { params: { ...params, recordId: room.id }, body });
    const made = { id: uuid(), roomId: inspected?.id ?? null };
    return perform(dryingRecordActions.addRoom, { params, body: { ...made, ...body } });
  }
  const isNamed =
    room &&
    [...drying.points, ...drying.placements, ...drying.air].some(
      ({ roomId, ...one }) => roomId === room.id || eventsOf(one).some((event) => event.roomId === room.id),
    );
  /** The chamber that it stood in goes on without it. */
  async function remove({ id }: DryingRoom) {
    const params = { id: drying.projectId };
    const chamber = drying.chambers.find(({ roomIds }) => roomIds.includes(id));
    if (chamber) {
      const body = { roomIds: chamber.roomIds.filter((one) => one !== id) };
      await perform(dryingRecordActions.changeChamber, {
        params: { ...params, recordId: chamber.id },
        body,
      });
    }
    await perform(dryingRecordActions.removeRoom, { params: { ...params, recordId: id } });
  }
  return (
    <FormDialog
      title={room ? room.name : 'Add room'}
      save={room ? 'Save' : 'Add room'}
      onSave={save}
      onClosed={onClosed}
    >
      {!room && rooms.length > 0 && (
        <SelectField
          label="Room of the inspection"
          placeholder="Another room"
          choices={rooms.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      {isNewer && (
        <Note action={<Button onClick={() => setAsked(its)}>Take it</Button>}>
          {room?.sketch
            ? 'The inspection has another sketch of this room.'
            : 'The inspection has a sketch of this room.'}
        </Note>
      )}
      {/* What was chosen fills the fields anew. */}
      <div key={of?.id} className="stack gap-4">
        <TextField
          label="Room name"
          name="name"
          maxLength={120}
          required
          defaultValue={room?.name ?? inspected?.name ?? ''}
        />
        <Check label="Affected by the water" name="affected" defaultChecked={room?.affected ?? true} />
        <Check
          label="Dries slowly (plaster, hardwood, concrete, brick)"
          name="slow"
          defaultChecked={room?.lowEvaporation ?? false}
        />
        {sketch && <p className="ink-2">Floor, walls, perimeter and height are from the sketch.</p>}
        <div className="grid cols-2 gap-3">
          {names.map((name) => (
            <NumberField
              key={name}
              label={figures[name][0]}
              name={name}
              unit={figures[name][1]}
              whole={name === 'offsets'}
              readOnly={sketch !== null && drawn.includes(name)}
              defaultValue={sizes[name] ?? ''}
            />
          ))}
        </div>
      </div>
      {room && !isNamed && (
        <DeleteButton kind="room" name={room.name} onDelete={() => remove(room)} onDeleted={onClosed} />
      )}
    </FormDialog>
  );
}
