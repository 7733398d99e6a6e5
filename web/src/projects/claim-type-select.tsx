import { type Project, projectActions } from '@tidemark/contract/projects';
import { projectClaimTypes } from '@tidemark/contract/projects/fields';
import type { ChangeEvent } from 'react';
import { explain } from '../offline/faults/index.ts';
import { perform, sentSoon } from '../offline/outbox/index.ts';
import { SelectField } from '../ui/controls/select-field.tsx';
import { tellEnding } from '../ui/feedback/tell-outcome.ts';
import { showToast } from '../ui/feedback/toast.tsx';
import { copy } from './copy.ts';

/** The claim type of a project: saved on the device immediately; a toast shows the server's result. */
export function ClaimTypeSelect({ project: { id, claimType } }: { project: Project }) {
  async function choose({ target }: ChangeEvent<HTMLSelectElement>) {
    const chosen = projectClaimTypes.find((type) => type === target.value) ?? null;
    const toast = `claim-type-${id}`;
    try {
      await perform(projectActions.update, { params: { id }, body: { claimType: chosen } });
      const words = { id: toast, done: copy.updated, failed: copy.updateFailed };
      await tellEnding(sentSoon('projects.update', { table: 'projects', id }), words, explain);
    } catch (error) {
      showToast({ kind: 'error', id: toast, title: copy.updateFailed, message: explain(error) });
    }
  }
  return (
    <SelectField
      label="Claim Type"
      inline
      choices={projectClaimTypes}
      {...(claimType === null && { placeholder: 'Select claim type' })}
      value={claimType ?? ''}
      onChange={choose}
    />
  );
}
