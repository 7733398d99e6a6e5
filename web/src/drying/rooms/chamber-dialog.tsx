import { dryingRecordActions } from '@tidemark/contract/drying/actions';
import { chamberKinds } from '@tidemark/contract/drying/fields/place';
import type { Chamber } from '@tidemark/contract/drying/record';
import type { Drying } from '@tidemark/contract/drying/whole';
import { v7 as uuid } from 'uuid';
import { FormDialog, figure, type Typed } from '../../forms/form-dialog.tsx';
import { perform } from '../../offline/outbox/index.ts';
import { Check } from '../../ui/controls/check.tsx';
import { GroupField } from '../../ui/controls/group-field.tsx';
import { NumberField } from '../../ui/controls/number-field.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { DeleteButton } from '../delete-button.tsx';

interface Props {
  drying: Drying;
  /** Undefined for a new one. */
  chamber: Chamber | undefined;
  onClosed: () => void;
}

/** Adds a chamber or changes it; a room is in one chamber at a time. */
export function ChamberDialog({ drying, chamber, onClosed }: Props) {
  const free = drying.rooms.filter(
    ({ id }) => !drying.chambers.some((other) => other.id !== chamber?.id && other.roomIds.includes(id)),
  );

  function save(typed: Typed) {
    const roomIds = free.filter(({ id }) => typed[`room ${id}`] === 'on').map(({ id }) => id);
    const kind = typed.kind as Chamber['kind'];
    const body = { name: typed.name ?? '', kind, roomIds, volumeCf: figure(typed.volumeCf) };
    const params = { id: drying.projectId };
    return chamber
      ? perform(dryingRecordActions.changeChamber, { params: { ...params, recordId: chamber.id }, body })
      : perform(dryingRecordActions.addChamber, { params, body: { id: uuid(), ...body } });
  }
  return (
    <FormDialog
      title={chamber ? `Chamber ${chamber.name}` : 'Add chamber'}
      save={chamber ? 'Save' : 'Add chamber'}
      onSave={save}
      onClosed={onClosed}
    >
      <TextField
        label="Chamber name"
        name="name"
        maxLength={60}
        required
        defaultValue={chamber?.name ?? ''}
        data-autofocus
      />
      <SelectField label="Kind" name="kind" required choices={chamberKinds} defaultValue={chamber?.kind} />
      <GroupField role="group" label="Rooms">
        <div className="stack">
          {free.length === 0 && <p className="ink-2">Every room is in another chamber.</p>}
          {free.map(({ id, name }) => (
            <Check
              key={id}
              label={name}
              name={`room ${id}`}
              defaultChecked={chamber ? chamber.roomIds.includes(id) : true}
            />
          ))}
        </div>
      </GroupField>
      <NumberField
        label="Volume"
        name="volumeCf"
        unit="CF"
        hint="Blank: the sum of its rooms"
        defaultValue={chamber?.volumeCf ?? ''}
      />
      {chamber && ![...drying.air, ...drying.placements].some((one) => one.chamberId === chamber.id) && (
        <DeleteButton
          kind="chamber"
          name={`chamber ${chamber.name}`}
          onDelete={() =>
            perform(dryingRecordActions.removeChamber, {
              params: { id: drying.projectId, recordId: chamber.id },
            })
          }
          onDeleted={onClosed}
        />
      )}
    </FormDialog>
  );
}
