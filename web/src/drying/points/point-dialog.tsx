import { dryingRecordActions } from '@tidemark/contract/drying/actions';
import { materials, removals, surfaces } from '@tidemark/contract/drying/fields/moisture';
import type { Point } from '@tidemark/contract/drying/record';
import { scales } from '@tidemark/contract/drying/scales';
import { sharersOf } from '@tidemark/contract/drying/shared-goal';
import type { Drying } from '@tidemark/contract/drying/whole';
import { invalid } from '@tidemark/contract/refused';
import { useState } from 'react';
import { v7 as uuid } from 'uuid';
import { wallClock } from '../../documentation/wall-clock.ts';
import { FormDialog, figure, type Typed } from '../../forms/form-dialog.tsx';
import { perform, performAll, plan } from '../../offline/outbox/index.ts';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { type ConfirmQuestion, confirm } from '../../ui/feedback/confirm.tsx';
import { DeleteButton } from '../delete-button.tsx';
import { PhotosOf } from '../photos-of.tsx';
import { GoalFields } from './goal-fields.tsx';
import { MeterField, meterOf } from './meter-field.tsx';

interface Props {
  drying: Drying;
  /** Undefined for a new one. */
  point: Point | undefined;
  onClosed: () => void;
}

/** Adds a point, or changes where it is, its goal, and whether it was removed. A new one is like the last. */
export function PointDialog({ drying, point, onClosed }: Props) {
  const last = point ?? drying.points.at(-1);
  const params = { id: drying.projectId };
  const [material, setMaterial] = useState(last?.material ?? materials[0]);
  const materialOther = material === 'other' ? (last?.materialOther ?? null) : null;
  const [meterId, setMeterId] = useState(last?.meterId ?? null);
  const [scale, setScale] = useState(last?.scale ?? scales[0]);
  // A typed goal is a figure of its meter and scale.
  const goalOf = point && !startsSeries(drying, point, { meterId, scale }) ? point : undefined;
  const isRead = drying.readings.some(({ pointId }) => pointId === point?.id);

  async function save(typed: Typed) {
    if (typed.typedGoal && !typed.goalReason)
      throw invalid([{ field: 'goalReason', message: 'Say where the goal is from.' }]);
    if (isRead && startsSeries(drying, point!, typed) && !(await confirm(anotherMeter))) return false;
    const entered = await bodyOf(typed);
    await keepPoint(typed, entered);
    if (!typed.share) return undefined;
    const { typedGoal, goalReason } = entered;
    const { untyped, followers } = sharersOf(drying, { ...entered, material, scale }, point);
    const sharers = typedGoal === null ? followers : [...untyped, ...followers];
    return performAll(
      ...sharers.map(({ id }) =>
        plan(dryingRecordActions.changePoint, {
          params: { ...params, recordId: id },
          body: { typedGoal, goalReason },
        }),
      ),
    );
  }
  function keepPoint(typed: Typed, entered: Awaited<ReturnType<typeof bodyOf>>): Promise<unknown> {
    if (!point) {
      const number = Math.max(0, ...drying.points.map((one) => one.number)) + 1;
      const body = { id: uuid(), number, ...entered };
      return perform(dryingRecordActions.addPoint, { params, body: body as never });
    }
    const gone = typed.removedReason ?? null;
    const removed =
      gone === point.removedReason
        ? {}
        : { removedReason: gone, removedAt: gone === null ? null : wallClock(new Date()) };
    const body = { ...entered, ...removed, removedNote: typed.removedNote ?? null };
    return perform(dryingRecordActions.changePoint, {
      params: { ...params, recordId: point.id },
      body: body as never,
    });
  }
  return (
    <FormDialog
      title={point ? `Point ${point.number}` : 'Add point'}
      save={point ? 'Save' : 'Add point'}
      onSave={save}
      onClosed={onClosed}
    >
      <TextField
        label="Where"
        name="where"
        maxLength={120}
        required
        hint="For example: North wall, 12 in up"
        defaultValue={point?.where ?? ''}
        data-autofocus
      />
      <SelectField
        label="Room"
        name="roomId"
        required
        choices={drying.rooms.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={last?.roomId}
      />
      <div className="grid cols-2 gap-3">
        <SelectField
          label="Surface"
          name="surface"
          required
          choices={surfaces}
          defaultValue={last?.surface}
        />
        <SelectField
          label="Material"
          name="material"
          required
          choices={materials}
          value={material}
          onChange={({ target }) => setMaterial(target.value as Point['material'])}
        />
      </div>
      {material === 'other' && (
        <TextField
          label="Other material"
          name="materialOther"
          maxLength={60}
          required
          defaultValue={last?.materialOther ?? ''}
        />
      )}
      <MeterField meters={drying.meters} meterId={last?.meterId} onChoose={setMeterId} />
      <SelectField
        label="Scale"
        name="scale"
        required
        choices={scales}
        value={scale}
        onChange={({ target }) => setScale(target.value as Point['scale'])}
      />
      <GoalFields
        key={goalOf?.id}
        {...{ drying, point, goalOf }}
        like={{ material, materialOther, meterId: meterId ?? '', scale }}
      />
      {point && (
        <PhotosOf
          projectId={drying.projectId}
          ofKind="point"
          ofId={point.id}
          label={`Point ${point.number}, ${point.where}`}
        />
      )}
      {point && (
        <div className="grid cols-2 gap-3">
          <SelectField
            label="Removed"
            name="removedReason"
            placeholder="Still there"
            choices={removals}
            defaultValue={point.removedReason ?? ''}
          />
          <TextField
            label="What else"
            name="removedNote"
            maxLength={120}
            defaultValue={point.removedNote ?? ''}
          />
        </div>
      )}
      {point && !isRead && (
        <DeleteButton
          kind="point"
          name={`point ${point.number}`}
          onDelete={() =>
            perform(dryingRecordActions.removePoint, { params: { ...params, recordId: point.id } })
          }
          onDeleted={onClosed}
        />
      )}
    </FormDialog>
  );
}

const anotherMeter: ConfirmQuestion = {
  title: 'Another meter? Readings before it are not compared.',
  message: 'They stay in the record. The point is to read until the new meter has read it.',
  confirmLabel: 'Start a new series',
  cancelLabel: 'Go back',
};

/** Whether what was typed is of another meter model or scale than the point is read with. */
function startsSeries({ meters }: Drying, point: Point, { meterId, meterModel, scale }: Typed): boolean {
  const model = (id: string | null | undefined) => meters.find((one) => one.id === id)?.model;
  return scale !== point.scale || (model(meterId) ?? meterModel) !== model(point.meterId);
}

async function bodyOf(typed: Typed) {
  const {
    where,
    roomId,
    surface,
    material,
    materialOther = null,
    scale,
    typedGoal,
    goalReason = null,
  } = typed;
  if (material === 'other' && !materialOther)
    throw invalid([{ field: 'materialOther', message: 'Say which material it is.' }]);
  const meterId = await meterOf(typed);
  return {
    ...{ where: where ?? '', roomId, surface, material, materialOther, scale, goalReason },
    ...{ meterId, typedGoal: figure(typedGoal) },
  };
}
