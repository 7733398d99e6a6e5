import { dryingActions } from '@tidemark/contract/drying/actions';
import { meterKinds } from '@tidemark/contract/drying/fields/moisture';
import { rateClasses, unitKinds } from '@tidemark/contract/drying/rate-class';
import type { Meter, Unit } from '@tidemark/contract/drying/record';
import { FormDialog, figure, type Typed } from '../../forms/form-dialog.tsx';
import { call } from '../../offline/calls/index.ts';
import { useOnline } from '../../offline/faults/index.ts';
import { Check } from '../../ui/controls/check.tsx';
import { DateField } from '../../ui/controls/date-field.tsx';
import { NumberField } from '../../ui/controls/number-field.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';

interface Props {
  onKept: () => void;
  onClosed: () => void;
}

/** What only differs, so that another manager's change of another field stays. */
const changed = (was: object, now: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => value !== (was as Record<string, unknown>)[name]),
  );

/** A unit's tag, ratings and rate class; a retired one is no longer offered. */
export function StockUnitDialog({ unit, onKept, onClosed }: Props & { unit: Unit }) {
  const online = useOnline();
  const save = async ({
    tag,
    kind,
    maker,
    model,
    serial,
    ppdAham,
    cfm,
    ampere,
    rateClass,
    retired,
  }: Typed) => {
    const ratings = { ppdAham: figure(ppdAham), cfm: figure(cfm), ampere: figure(ampere) };
    const texts = { maker: maker ?? null, model: model ?? null, serial: serial ?? null };
    const now = { tag: tag ?? '', kind, ...texts, ...ratings, rateClass: rateClass ?? null };
    const body = changed(unit, { ...now, retired: retired === 'on' });
    await call(dryingActions.changeUnit, { params: { id: unit.id }, body });
    onKept();
  };
  return (
    <FormDialog title={unit.tag} save={online ? 'Save' : undefined} onSave={save} onClosed={onClosed}>
      <div className="grid cols-2 gap-3">
        <TextField label="Tag" name="tag" maxLength={20} required defaultValue={unit.tag} />
        <SelectField label="Kind" name="kind" required choices={unitKinds} defaultValue={unit.kind} />
        <TextField label="Maker" name="maker" maxLength={60} defaultValue={unit.maker ?? ''} />
        <TextField label="Model" name="model" maxLength={60} defaultValue={unit.model ?? ''} />
        <TextField label="Serial number" name="serial" maxLength={60} defaultValue={unit.serial ?? ''} />
        <SelectField
          label="Rate class"
          name="rateClass"
          placeholder="From its kind"
          choices={rateClasses}
          defaultValue={unit.rateClass ?? ''}
        />
        <NumberField label="AHAM" name="ppdAham" unit="pints/day" whole defaultValue={unit.ppdAham ?? ''} />
        <NumberField label="Air" name="cfm" unit="CFM" whole defaultValue={unit.cfm ?? ''} />
        <NumberField label="Amps" name="ampere" unit="A" defaultValue={unit.ampere ?? ''} />
      </div>
      <Check label="Retired" name="retired" defaultChecked={unit.retired} />
    </FormDialog>
  );
}

/** A meter's serial number and when it was calibrated. */
export function MeterDialog({ meter, onKept, onClosed }: Props & { meter: Meter }) {
  const online = useOnline();
  const save = async ({ maker, model, serial, kind, calibratedOn }: Typed) => {
    const texts = { maker: maker ?? null, model: model ?? '', serial: serial ?? null };
    const body = changed(meter, { ...texts, kind, calibratedOn: calibratedOn ?? null });
    await call(dryingActions.changeMeter, { params: { id: meter.id }, body });
    onKept();
  };
  return (
    <FormDialog title={meter.model} save={online ? 'Save' : undefined} onSave={save} onClosed={onClosed}>
      <div className="grid cols-2 gap-3">
        <TextField label="Maker" name="maker" maxLength={60} defaultValue={meter.maker ?? ''} />
        <TextField label="Model" name="model" maxLength={60} required defaultValue={meter.model} />
        <TextField label="Serial number" name="serial" maxLength={60} defaultValue={meter.serial ?? ''} />
        <SelectField label="Kind" name="kind" required choices={meterKinds} defaultValue={meter.kind} />
        <DateField label="Calibrated" name="calibratedOn" defaultValue={meter.calibratedOn ?? ''} />
      </div>
    </FormDialog>
  );
}
