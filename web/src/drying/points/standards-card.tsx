import { dryingRecordActions } from '@tidemark/contract/drying/actions';
import { farFromAir } from '@tidemark/contract/drying/far-from-air';
import { materials } from '@tidemark/contract/drying/fields/moisture';
import { scales } from '@tidemark/contract/drying/scales';
import type { Drying } from '@tidemark/contract/drying/whole';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { v7 as uuid } from 'uuid';
import { wallClock } from '../../documentation/wall-clock.ts';
import { act } from '../../forms/act.ts';
import { FormDialog, figure, type Typed } from '../../forms/form-dialog.tsx';
import { perform } from '../../offline/outbox/index.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { NumberField } from '../../ui/controls/number-field.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { AddButton } from '../add-button.tsx';
import styles from '../visit/visit.module.css';
import { MeterField, meterOf } from './meter-field.tsx';

/** Readings of dry material in unaffected rooms: the goals of its points follow from them. */
export function StandardsCard({ drying, writable }: { drying: Drying; writable: boolean }) {
  const [adding, setAdding] = useState(false);
  const { standards, projectId } = drying;
  const last = standards.at(-1) ?? drying.points.at(-1);

  async function add(typed: Typed) {
    const { room, material, scale, value } = typed;
    const body = {
      ...{ id: uuid(), room: room ?? '', material, scale, value: figure(value) },
      ...{ meterId: await meterOf(typed), measuredAt: wallClock(new Date()) },
    };
    return perform(dryingRecordActions.addStandard, { params: { id: projectId }, body: body as never });
  }
  return (
    <Card
      title="Dry standards"
      flush
      action={writable && <AddButton label="Add standard" onAdd={() => setAdding(true)} />}
    >
      {standards.length === 0 && (
        <p className={`ink-2 ${styles.acts}`}>
          Measure the same material with the same meter in a room that stayed dry. Its reading is the goal.
        </p>
      )}
      <ul>
        {standards.map(({ id, room, material, scale, value }) => (
          <li key={id} className={`row line-top gap-3 ${styles.row}`}>
            <span className="grow min-w-0">
              <b className="block break-anywhere">{`${material}, ${room}`}</b>
              <span className="ink-2 text-small">{scale}</span>
              <Doubt drying={drying} scale={scale} value={value} />
            </span>
            <b className="num">{value}</b>
            {writable && (
              <IconButton
                label={`Delete the standard of ${material}, ${room}`}
                tone="danger"
                icon={<Trash2 size={20} aria-hidden />}
                onClick={() =>
                  void act(() =>
                    perform(dryingRecordActions.removeStandard, { params: { id: projectId, recordId: id } }),
                  )
                }
              />
            )}
          </li>
        ))}
      </ul>
      {adding && (
        <FormDialog title="Add standard" save="Add standard" onSave={add} onClosed={() => setAdding(false)}>
          <TextField label="Room that stayed dry" name="room" maxLength={120} required data-autofocus />
          <div className="grid cols-2 gap-3">
            <SelectField
              label="Material"
              name="material"
              required
              choices={materials}
              defaultValue={last?.material}
            />
            <SelectField label="Scale" name="scale" required choices={scales} defaultValue={last?.scale} />
          </div>
          <MeterField meters={drying.meters} meterId={last?.meterId} />
          <NumberField label="Reading" name="value" required />
        </FormDialog>
      )}
    </Card>
  );
}

type DoubtProps = { drying: Drying } & Parameters<typeof farFromAir>[1];

function Doubt({ drying, ...standard }: DoubtProps) {
  const words = farFromAir(drying, standard);
  return words ? <b className={`block text-small ${styles.open}`}>{words}</b> : null;
}
