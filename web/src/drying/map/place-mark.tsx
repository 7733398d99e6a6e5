import { dryingRecordActions } from '@tidemark/contract/drying/actions';
import type { MoistureMap, Spot } from '@tidemark/contract/drying/map';
import { MapPin } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { act } from '../../forms/act.ts';
import { figure } from '../../forms/form-dialog.tsx';
import { perform } from '../../offline/outbox/index.ts';
import { Button } from '../../ui/controls/button.tsx';
import { NumberField } from '../../ui/controls/number-field.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import styles from './map.module.css';

interface Props {
  map: MoistureMap;
  projectId: number;
  chosen: string | undefined;
  moving: boolean;
  onChoose: (id: string) => void;
  onMove: () => void;
  place: (spot: Spot) => void;
}
const ways = ['Up', 'Up right', 'Right', 'Down right', 'Down', 'Down left', 'Left', 'Up left'];
const hundredths = (value: number) => String(Math.round(value * 100) / 100);

/** Puts a point or a unit on the plan: by tap or arrow keys after "Move mark", or by its typed distances. */
export function PlaceMark({ map, projectId, chosen, moving, onChoose, onMove, place }: Props) {
  const [wrong, setWrong] = useState<string>();
  const { points, units, outline } = map;
  const mark = points.find(({ point }) => point.id === chosen);
  const unit = units.find(({ placement }) => placement.id === chosen);
  const spot = mark?.spot ?? unit?.spot;
  const unplaced = [...points, ...units].filter((one) => one.spot === undefined).length;
  const params = { id: projectId, recordId: chosen ?? '' };

  function type(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const read = (name: string) => figure(String(typed.get(name) ?? '').trim() || null);
    const [x, y, heightIn] = [read('x'), read('y'), read('heightIn')];
    const isOn = (value: number | null, size: number) => value !== null && value >= 0 && value <= size + 0.01;
    if (!isOn(x, outline.width) || !isOn(y, outline.depth))
      return setWrong(`The room is ${hundredths(outline.width)} by ${hundredths(outline.depth)} ft.`);
    setWrong(undefined);
    place({ x: x!, y: y! });
    if (mark && heightIn !== mark.point.heightIn)
      void act(() => perform(dryingRecordActions.changePoint, { params, body: { heightIn } }));
  }
  const turn = (way: string) => {
    const body = { turn: way === '' ? null : ways.indexOf(way) * 45 };
    void act(() => perform(dryingRecordActions.changePlacement, { params, body }));
  };
  return (
    <div className={`stack line-top gap-3 ${styles.visits}`}>
      <SelectField
        label="Mark"
        hint={unplaced > 0 ? `${unplaced} not on the plan yet` : undefined}
        placeholder="Choose a point or a unit"
        choices={[
          ...points.map(({ point, spot: its }) => ({
            value: point.id,
            label: `${point.number}, ${point.where}${its ? '' : ' (not placed)'}`,
          })),
          ...units.map(({ placement, tag, spot: its }) => ({
            value: placement.id,
            label: `${tag}${its ? '' : ' (not placed)'}`,
          })),
        ]}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value)}
      />
      {(mark || unit) && (
        <>
          <Button icon={<MapPin size={18} aria-hidden />} aria-pressed={moving} onClick={onMove}>
            {moving ? 'Done' : spot ? 'Move mark' : 'Place mark'}
          </Button>
          <form key={spot && `${spot.x} ${spot.y}`} className="stack gap-3" onSubmit={type} noValidate>
            <div className="grid cols-2 gap-3">
              <NumberField
                label="From the left wall"
                name="x"
                unit="ft"
                error={wrong}
                defaultValue={spot ? hundredths(spot.x) : ''}
              />
              <NumberField
                label="From the top wall"
                name="y"
                unit="ft"
                defaultValue={spot ? hundredths(spot.y) : ''}
              />
              {mark?.point.surface === 'wall' && (
                <NumberField
                  label="Height"
                  name="heightIn"
                  unit="in"
                  whole
                  defaultValue={mark.point.heightIn ?? ''}
                />
              )}
            </div>
            <Button type="submit">Place it</Button>
          </form>
          {unit?.symbol === 'air mover' && (
            <SelectField
              label="Blows"
              placeholder="Not set"
              choices={ways}
              value={unit.turn === null ? '' : (ways[Math.round(unit.turn / 45) % 8] ?? '')}
              onChange={({ target }) => turn(target.value)}
            />
          )}
        </>
      )}
    </div>
  );
}
