import { dryingRecordActions } from '@tidemark/contract/drying/actions';
import { boxOf, type MoistureMap, moistureMap, type Spot } from '@tidemark/contract/drying/map';
import type { DryingRoom, Visit } from '@tidemark/contract/drying/record';
import type { JobFile } from '@tidemark/contract/job/file';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { act } from '../../forms/act.ts';
import { perform } from '../../offline/outbox/index.ts';
import { useRecords } from '../../offline/store/index.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { showMoment } from '../../ui/format/dates.ts';
import { Card } from '../../ui/layout/card.tsx';
import { type MarkState, PointMark } from '../points/point-mark.tsx';
import { SketchLink } from '../rooms/sketch-link.tsx';
import type { KnownDrying } from '../use-drying.ts';
import { visitName } from '../visit-name.ts';
import styles from './map.module.css';
import { PhotoMap } from './photo-map.tsx';
import { PlaceMark } from './place-mark.tsx';
import { PlanView } from './plan-view.tsx';
import { PointList } from './point-list.tsx';

interface Props {
  known: KnownDrying;
  /** In the order in which they began. */
  visits: readonly Visit[];
  writable: boolean;
}

type Ground = 'plan' | 'photo';
const grounds: readonly { value: Ground; label: string }[] = [
  { value: 'plan', label: 'Plan' },
  { value: 'photo', label: 'Photo' },
];

/** Photos of the room, of a point in it, and those on which one of its points is marked. */
const photosOf = (files: readonly JobFile[], room: DryingRoom, { points }: MoistureMap) =>
  files.filter(
    ({ id, category, flaw, roomId, ofKind, ofId }) =>
      category === 'photo' &&
      flaw !== 'unshown' &&
      ((roomId !== null && roomId === room.roomId) ||
        points.some(({ point }) => point.photoId === id || (ofKind === 'point' && ofId === point.id))),
  );

/** The rooms' plans with points and equipment, and their photos, visit by visit. */
export function MapCard({ known: { drying }, visits, writable }: Props) {
  const [wanted, setRoom] = useState<string>();
  const [at, setAt] = useState<number>();
  const [ground, setGround] = useState<Ground>('plan');
  const files = useRecords('jobFiles', { projectId: drying.projectId });
  const rooms = drying.rooms.filter(({ id }) => drying.points.some(({ roomId }) => roomId === id));
  const room = rooms.find(({ id }) => id === wanted) ?? rooms[0];
  if (!room) return null;
  const newest = Math.max(0, visits.length - 1);
  const nth = Math.min(at ?? newest, newest);
  const map = moistureMap(drying, room, nth);
  const photos = photosOf(files ?? [], room, map);
  // Under the plan: both are in sight while one goes through the visits.
  const slider = visits.length > 1 && <VisitSlider {...{ visits, nth }} onChange={setAt} />;
  const of = { map, slider, projectId: drying.projectId, writable: writable && nth === newest };
  return (
    <Card title="Moisture map" flush>
      {rooms.length > 1 && (
        <div className={styles.visits}>
          <SelectField
            label="Room on the map"
            choices={rooms.map(({ id, name }) => ({ value: id, label: name }))}
            value={room.id}
            onChange={({ target }) => setRoom(target.value)}
          />
        </div>
      )}
      <div className={styles.visits}>
        <Segmented label="Points on" labelHidden choices={grounds} value={ground} onChange={setGround} />
      </div>
      {ground === 'plan' ? (
        <RoomMap key={room.id} room={room} {...of} />
      ) : photos.length > 0 ? (
        <PhotoMap key={room.id} {...of} photos={photos} />
      ) : (
        <p className={`ink-2 ${styles.visits}`}>
          No photo of this room yet. Take one at a point, or add one to the room among the job's files.
        </p>
      )}
    </Card>
  );
}

/** Something of the drawn room is marked as wet. */
const isWetOn = ({ outline: { sketch } }: MoistureMap) =>
  sketch !== undefined && sketch.wet.floor.length + sketch.wet.ceiling.length > 0;

const words: readonly MarkState[] = ['wet', 'dry', 'removed', 'to read', 'no goal yet'];

interface MapProps {
  map: MoistureMap;
  /** Goes through the visits. */
  slider: ReactNode;
  room: DryingRoom;
  projectId: number;
  writable: boolean;
}

function RoomMap({ map, slider, room, projectId, writable }: MapProps) {
  const [chosen, setChosen] = useState<string>();
  const [moving, setMoving] = useState(false);
  const point = map.points.find((mark) => mark.point.id === chosen);
  const unit = map.units.find((mark) => mark.placement.id === chosen);
  const placing = point
    ? { id: point.point.id, name: `point ${point.point.number}`, spot: point.spot }
    : unit && { id: unit.placement.id, name: unit.tag, spot: unit.spot };

  function place(spot: Spot) {
    const params = { id: projectId, recordId: placing!.id };
    if (point) {
      const body = boxOf(map.outline, spot, point.point.surface);
      void act(() => perform(dryingRecordActions.changePoint, { params, body }));
    } else {
      const body = boxOf(map.outline, spot, 'floor');
      void act(() => perform(dryingRecordActions.changePlacement, { params, body }));
    }
  }
  const choose = (id: string) => {
    setChosen(id === chosen ? undefined : id);
    setMoving(false);
  };
  const shown = words.filter((word) => map.points.some((mark) => mark.word === word));
  return (
    <>
      <PlanView
        map={map}
        chosen={chosen}
        onChoose={choose}
        placing={moving ? placing : undefined}
        onPlace={place}
      />
      {slider}
      <ul className={`row wrap gap-3 line-top ${styles.visits}`} aria-label="What the marks mean">
        {shown.map((word) => (
          <li key={word} className="row gap-2">
            <PointMark state={word} />
            {`${word[0]!.toUpperCase()}${word.slice(1)}`}
          </li>
        ))}
        {isWetOn(map) && (
          <li className="row gap-2">
            <span className={styles.wetArea} aria-hidden />
            Wet area
          </li>
        )}
        <li className="ink-2 text-small">In brackets: dry at</li>
      </ul>
      {writable && (
        <div className={styles.visits}>
          <SketchLink {...{ projectId, room }}>
            {room.sketch ? 'Change the plan' : 'Draw the plan'}
          </SketchLink>
        </div>
      )}
      {writable && (
        <PlaceMark
          key={chosen}
          {...{ map, projectId, chosen, moving, place }}
          onChoose={choose}
          onMove={() => setMoving(!moving)}
        />
      )}
      <PointList {...{ map, chosen }} onChoose={choose} />
    </>
  );
}

interface SliderProps {
  visits: readonly Visit[];
  nth: number;
  onChange: (nth: number) => void;
}

/** Goes through the visits; the plan shows what each left behind. */
function VisitSlider({ visits, nth, onChange }: SliderProps) {
  const name = `${visitName(nth)}, ${showMoment(visits[nth]!.startedAt)}`;
  return (
    <div className={`row line-top gap-3 ${styles.visits}`}>
      <IconButton
        label="Visit before"
        bordered
        icon={<ChevronLeft size={22} aria-hidden />}
        disabled={nth === 0}
        onClick={() => onChange(nth - 1)}
      />
      <label className="grow text-center">
        <input
          type="range"
          min={0}
          max={visits.length - 1}
          value={nth}
          aria-label="Visit on the map"
          aria-valuetext={name}
          onChange={({ target }) => onChange(Number(target.value))}
        />
        <b className="block">{name}</b>
      </label>
      <IconButton
        label="Visit after"
        bordered
        icon={<ChevronRight size={22} aria-hidden />}
        disabled={nth === visits.length - 1}
        onClick={() => onChange(nth + 1)}
      />
    </div>
  );
}
