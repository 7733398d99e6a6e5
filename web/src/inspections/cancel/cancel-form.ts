export interface CancelForm {
  reason: string;
  other: string;
  notes: string;
}
export const emptyCancelForm: CancelForm = { reason: '', other: '', notes: '' };

export interface CancelProblem {
  field: 'reason' | 'other';
  message: string;
}

/** Second document, section 5; with Other the free text is the reason. */
export function problemOf({ reason, other }: CancelForm): CancelProblem | null {
  if (reason === '') return { field: 'reason', message: 'Please select a cancellation reason.' };
  if (reason === 'Other' && other.trim() === '')
    return { field: 'other', message: 'Please specify the reason.' };
  return null;
}

/** The saved reason: one of the list, or "Other: " and the text. */
export function reasonOf({ reason, other }: CancelForm): string {
  return reason === 'Other' ? `Other: ${other.trim()}` : reason;
}

export const hasText = ({ reason, other, notes }: CancelForm): boolean =>
  reason !== '' || other.trim() !== '' || notes.trim() !== '';
