import { dryingActions, dryingRecordActions } from '@tidemark/contract/drying/actions';
import { isIn } from '@tidemark/contract/drying/placement';
import { type UnitKind, unitKinds } from '@tidemark/contract/drying/rate-class';
import type { Unit } from '@tidemark/contract/drying/record';
import type { Drying } from '@tidemark/contract/drying/whole';
import { invalid } from '@tidemark/contract/refused';
import { useState } from 'react';
import { v7 as uuid } from 'uuid';
import { wallClock } from '../../documentation/wall-clock.ts';
import { FormDialog, figure, type Typed } from '../../forms/form-dialog.tsx';
import { useOnline } from '../../offline/faults/index.ts';
import { perform } from '../../offline/outbox/index.ts';
import { Check } from '../../ui/controls/check.tsx';
import { NumberField } from '../../ui/controls/number-field.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { Note } from '../../ui/feedback/note.tsx';

interface Props {
  drying: Drying;
  onClosed: () => void;
}
const [newUnit, noTag] = ['new', 'none'];
const mustTakeOver = 'Tick this to take it over, or choose another unit.';

/** Places a unit of the stock, a new one, or several without tags. */
export function PlaceUnit({ drying, onClosed }: Props) {
  const standing = new Set(
    drying.placements.filter(({ events }) => isIn(events)).map(({ unitId }) => unitId),
  );
  /** The other project where a unit stands, by what the office said last. */
  const elsewhere = ({ standsAt }: Unit) =>
    standsAt && standsAt !== drying.projectId ? standsAt : undefined;
  const stock = drying.units
    .filter(({ id, retired }) => !retired && !standing.has(id))
    .toSorted((a, b) => Number(elsewhere(a) !== undefined) - Number(elsewhere(b) !== undefined));
  const [chosen, setChosen] = useState(stock.find((one) => !elsewhere(one))?.id ?? newUnit);
  const unit = stock.find(({ id }) => id === chosen);
  const other = unit && elsewhere(unit);
  const online = useOnline();
  const maybeElsewhere = unit !== undefined && (!online || unit.standsAt === undefined);

  async function save(typed: Typed) {
    const takeOver = typed.takeOver === 'on';
    if (other !== undefined && !takeOver) throw invalid([{ field: 'takeOver', message: mustTakeOver }]);
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
      {(wrong) => (
        <>
          <SelectField
            label="Unit"
            required
            choices={[
              ...stock.map((one) => ({
                value: one.id,
                label: [one.tag, one.kind, elsewhere(one) && `at project #${elsewhere(one)}`]
                  .filter(Boolean)
                  .join(', '),
              })),
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
          {chosen !== noTag && <NumberField label="Hour meter" name="hourMeter" unit="h" />}
          {other !== undefined && (
            <div className="stack gap-2">
              <Note tone="orange">
                {`${unit!.tag} stands at project #${other}. Placed here, it is removed there at the same minute.`}
              </Note>
              <Check label="Take it over" name="takeOver" error={wrong.takeOver} />
            </div>
          )}
          {other === undefined && maybeElsewhere && (
            <Check label="If it still stands at another project, take it over" name="takeOver" />
          )}
        </>
      )}
    </FormDialog>
  );
}
