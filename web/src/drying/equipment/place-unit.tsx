import { dryingActions, dryingRecordActions } from '@tidemark/contract/drying/actions';
import { isIn } from '@tidemark/contract/drying/placement';
import { type UnitKind, unitKinds } from '@tidemark/contract/drying/rate-class';
import type { Drying } from '@tidemark/contract/drying/whole';
import { useState } from 'react';
import { v7 as uuid } from 'uuid';
import { wallClock } from '../../documentation/wall-clock.ts';
import { FormDialog, figure, type Typed } from '../../forms/form-dialog.tsx';
import { perform } from '../../offline/outbox/index.ts';
import { Check } from '../../ui/controls/check.tsx';
import { NumberField } from '../../ui/controls/number-field.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';

interface Props {
  drying: Drying;
  onClosed: () => void;
}
const [newUnit, noTag] = ['new', 'none'];

/** Places a unit of the stock, a new one, or several without tags. */
export function PlaceUnit({ drying, onClosed }: Props) {
  const standing = new Set(
    drying.placements.filter(({ events }) => isIn(events)).map(({ unitId }) => unitId),
  );
  const stock = drying.units.filter(({ id, retired }) => !retired && !standing.has(id));
  const [chosen, setChosen] = useState(stock[0]?.id ?? newUnit);
  const unit = stock.find(({ id }) => id === chosen);

  async function save(typed: Typed) {
    const kind = unit?.kind ?? (typed.kind as UnitKind);
    const unitId = unit?.id ?? (chosen === newUnit ? uuid() : null);
    if (unitId && !unit) {
      const rating = { ppdAham: figure(typed.ppdAham), cfm: figure(typed.cfm) };
      await perform(dryingActions.addUnit, { body: { id: unitId, tag: typed.tag ?? '', kind, ...rating } });
    }
    const roomId = typed.roomId!;
    const chamberId = drying.chambers.find(({ roomIds }) => roomIds.includes(roomId))?.id ?? null;
    const params = { id: drying.projectId };
    const id = uuid();
    const count = unitId ? 1 : (figure(typed.count) ?? 1);
    await perform(dryingRecordActions.addPlacement, {
      params,
      body: { id, unitId, kind, count, roomId, chamberId },
    });
    const takeOver = typed.takeOver === 'on';
    const placed = { id: uuid(), kind: 'placed' as const, at: wallClock(new Date()) };
    await perform(dryingActions.addEvent, {
      params: { ...params, recordId: id },
      body: {
        ...placed,
        hourMeter: figure(typed.hourMeter),
        ...(takeOver && { takeOver }),
      },
    });
  }
  return (
    <FormDialog title="Place equipment" save="Place" onSave={save} onClosed={onClosed}>
      <SelectField
        label="Unit"
        required
        choices={[
          ...stock.map(({ id, tag, kind }) => ({ value: id, label: `${tag}, ${kind}` })),
          { value: newUnit!, label: 'A new unit with a tag' },
          { value: noTag!, label: 'Units without tags' },
        ]}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      />
      {!unit && <SelectField label="Kind" name="kind" required choices={unitKinds} />}
      {chosen === newUnit && (
        <div className="grid cols-2 gap-3">
          <TextField label="Tag" name="tag" maxLength={20} required />
          <NumberField label="AHAM" name="ppdAham" unit="pints/day" whole />
          <NumberField label="Air" name="cfm" unit="CFM" whole />
        </div>
      )}
      {chosen === noTag && <NumberField label="Count" name="count" whole required defaultValue="1" />}
      <SelectField
        label="Room"
        name="roomId"
        required
        choices={drying.rooms.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {chosen !== noTag && (
        <>
          <NumberField label="Hour meter" name="hourMeter" unit="h" />
          {unit && <Check label="If it still stands at another project, take it over" name="takeOver" />}
        </>
      )}
    </FormDialog>
  );
}
