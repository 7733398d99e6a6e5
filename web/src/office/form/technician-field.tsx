import type { Project } from '@tidemark/contract/projects';
import { technicianActions } from '@tidemark/contract/technicians';
import { useCallback } from 'react';
import { call, useAnswer } from '../../offline/calls/index.ts';
import { fullName } from '../../technicians/names.ts';
import { SelectField, type SelectFieldProps } from '../../ui/controls/select-field.tsx';
import { useTechnicians } from '../use-technicians.ts';
import { copy } from './copy.ts';

interface Props extends SelectFieldProps {
  project: Project | undefined;
}

/** Active technicians and the current one. Only a new project may be unassigned. */
export function TechnicianField({ project, error, ...field }: Props) {
  const { choices = [], problem } = useTechnicians();
  const has = project?.technicianId ?? null;
  const readHolder = useCallback(
    async () =>
      has === null ? undefined : (await call(technicianActions.read, { params: { id: has } })).technician,
    [has],
  );
  const { answer: holder } = useAnswer(readHolder);
  const held = has !== null && !choices.some(({ value }) => value === String(has));
  const now = {
    value: String(has),
    label: holder?.id === has && holder ? fullName(holder) : `Technician #${has}`,
  };
  const mayBeNobody = project === undefined || project.status === 'New';
  return (
    <SelectField
      {...field}
      placeholder={mayBeNobody ? copy.nobody : field.value === '' ? copy.chooseTechnician : undefined}
      choices={held ? [now, ...choices] : choices}
      error={error ?? problem}
    />
  );
}
