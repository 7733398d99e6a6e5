import { dryingActions } from '@tidemark/contract/drying/actions';
import { meterKinds } from '@tidemark/contract/drying/fields/moisture';
import type { Meter } from '@tidemark/contract/drying/record';
import { useState } from 'react';
import { v7 as uuid } from 'uuid';
import type { Typed } from '../../forms/form-dialog.tsx';
import { perform } from '../../offline/outbox/index.ts';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';

const anotherOne = 'new';

interface Props {
  meters: readonly Meter[];
  meterId: string | undefined;
  onChoose?: (meterId: string) => void;
}

/** A meter of the company, or a new one that is typed on the spot. */
export function MeterField({ meters, meterId, onChoose }: Props) {
  const [chosen, setChosen] = useState(meterId ?? meters[0]?.id ?? anotherOne);
  return (
    <>
      <SelectField
        label="Meter"
        name="meterId"
        required
        choices={[
          ...meters.map(({ id, maker, model, serial }) => ({
            value: id,
            label: [[maker, model].filter(Boolean).join(' '), serial].filter(Boolean).join(', '),
          })),
          { value: anotherOne, label: 'Another meter' },
        ]}
        value={chosen}
        onChange={({ target }) => {
          setChosen(target.value);
          onChoose?.(target.value);
        }}
      />
      {chosen === anotherOne && (
        <div className="grid cols-2 gap-3">
          <TextField label="Model" name="meterModel" maxLength={60} required />
          <SelectField label="Kind" name="meterKind" required choices={meterKinds} />
          <TextField label="Serial number" name="meterSerial" maxLength={60} />
        </div>
      )}
    </>
  );
}

/** The chosen meter's id, once a new one is kept. */
export async function meterOf({
  meterId,
  meterModel,
  meterKind,
  meterSerial = null,
}: Typed): Promise<string> {
  if (meterId && meterId !== anotherOne) return meterId;
  const id = uuid();
  const body = { id, model: meterModel ?? '', kind: meterKind as Meter['kind'], serial: meterSerial };
  await perform(dryingActions.addMeter, { body });
  return id;
}
