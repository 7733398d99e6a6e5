import { officeActions } from '@tidemark/contract/office/actions';
import type { NewProject, ProjectEdit, Seen } from '@tidemark/contract/office/fields';
import type { OfficeProject } from '@tidemark/contract/office/table';
import { call } from '../../offline/calls/index.ts';
import { CallError } from '../../offline/faults/index.ts';
import { confirm } from '../../ui/feedback/confirm.tsx';
import { askUnsent } from '../ask-unsent.ts';
import { changeAndLay } from './lay-project.ts';

/**
 * Creates a project; one with the same address and day needs a confirmation.
 * @returns undefined if the person declined
 */
export async function createProject(entered: NewProject): Promise<OfficeProject | undefined> {
  const create = (confirmDuplicates: boolean) =>
    changeAndLay(() => call(officeActions.create, { body: { ...entered, confirmDuplicates } }));
  try {
    return await create(false);
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'duplicate_projects') throw error;
    return (await askDuplicates(error)) ? create(true) : undefined;
  }
}

const askDuplicates = ({ details }: CallError) =>
  confirm({
    title: 'Create it anyway?',
    message: details.map((detail) => <p key={detail.message}>{detail.message}</p>),
    confirmLabel: 'Create anyway',
    cancelLabel: 'Go back',
  });

/**
 * Changes a project; reassigning it from someone who may have unsent work needs a confirmation.
 * @returns undefined if the person declined
 */
export async function editProject(
  { id, title }: Pick<OfficeProject, 'id' | 'title'>,
  entered: { changes: ProjectEdit; seen: Seen },
): Promise<OfficeProject | undefined> {
  const edit = (confirmUnsent: boolean) =>
    changeAndLay(() => call(officeActions.edit, { params: { id }, body: { ...entered, confirmUnsent } }));
  try {
    return await edit(false);
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'unsent_work_possible') throw error;
    return (await askUnsent(id, title)) ? edit(true) : undefined;
  }
}
