import { type Project, projectActions, projectClaimTypes } from '@tidemark/contract/projects';
import type { ChangeEvent } from 'react';
import { perform } from '../offline/perform.ts';
import { SelectField } from '../ui/select-field.tsx';
import { showToast } from '../ui/toast.tsx';
import { copy } from './copy.ts';

/** The claim type of a project; a choice is kept on the device at once and sent by itself. */
export function ClaimTypeSelect({ project: { id, claimType } }: { project: Project }) {
  async function choose(event: ChangeEvent<HTMLSelectElement>) {
    const chosen = projectClaimTypes.find((type) => type === event.target.value) ?? null;
    try {
      await perform(projectActions.update, { params: { id }, body: { claimType: chosen } });
    } catch (error) {
      showToast({ kind: 'error', title: copy.updateFailed, message: (error as Error).message });
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
