import { officeActions } from '@tidemark/contract/office/actions';
import { officeFields } from '@tidemark/contract/office/fields';
import type { Duplicate } from '@tidemark/contract/office/read-actions';
import { useCallback } from 'react';
import { call, useAnswer } from '../../offline/calls/index.ts';
import { useDebounced } from '../../ui/controls/use-debounced.ts';
import type { ProjectForm } from './project-form.ts';

/** First document, section 9, "Input pause constants". */
const inputPause = 300;

/**
 * Other projects with the address and day being entered; undefined while they are not known. Ignores a failure: creating asks
 * again.
 */
export function useDuplicates(form: ProjectForm, own: number | undefined): readonly Duplicate[] | undefined {
  const { addressLine1, addressLine2, zipCode, scheduledDate } = form;
  const asked = useDebounced(
    JSON.stringify({ addressLine1, addressLine2, zipCode, scheduledDate }),
    inputPause,
  );
  const read = useCallback(async (): Promise<{ asked: string; duplicates: Duplicate[] } | undefined> => {
    const { addressLine2: line2, scheduledDate: day, ...place } = JSON.parse(asked) as ProjectForm;
    const whole = officeFields.addressLine1.safeParse(place.addressLine1).success;
    if (!whole || !officeFields.zipCode.safeParse(place.zipCode).success) return undefined;
    const query = {
      ...place,
      ...(line2.trim() && { addressLine2: line2 }),
      ...(day && { scheduledDate: day }),
    };
    return { asked, ...(await call(officeActions.duplicates, { query })) };
  }, [asked]);
  const { answer } = useAnswer(read);
  return answer?.asked === asked ? answer.duplicates.filter(({ id }) => id !== own) : undefined;
}
