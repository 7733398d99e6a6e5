import type { AuditEntry } from '@tidemark/contract/audit';

/** Sentences for actions whose own names say less than a person would. */
const sentences: Record<string, string> = {
  'signed-in': 'Signed in',
  'sign-in-failed': 'Failed to sign in',
  'signed-out': 'Signed out',
  'signed-out-everywhere': 'Signed out everywhere',
  'sign-in-ended': 'Signed out another device',
  'sign-in-ended-by-reuse': 'Sign-in ended: its token was used twice',
  'password-link-asked': 'Requested a password link',
  'password-change-failed': 'Failed to change a password',
  'export-code-made': 'Created a code to export unsent work',
  'unsent-export-opened': 'Exported unsent work from a signed-out device',
  'unsent-export-refused': 'Failed to export unsent work',
  'password-set': 'Set a password',
  'password-reset': 'Reset the password by email',
  'project-status': 'Project changed status',
  'inspection-changed': 'Inspection saved',
  'claim-sheet-changed': 'Claim sheet saved',
};

const fromDashes = (words: string) => {
  const spaced = words.replaceAll('-', ' ');
  return `${spaced.charAt(0).toUpperCase()}${spaced.slice(1)}`;
};

/** "Room added". */
export const shownAction = (action: string) => sentences[action] ?? fromDashes(action);
/** "Claim sheet". */
export const shownSubject = (subject: string) => fromDashes(subject);
/** "Project #1042" or "Room Kitchen"; only the kind if people know neither number nor name. */
export function shownRecord(of: Pick<AuditEntry, 'subject' | 'subjectId'> & { label?: string | null }) {
  const { subject, subjectId, label } = of;
  const known = label ?? (/^\d+$/.test(subjectId) ? `#${subjectId}` : undefined);
  return [shownSubject(subject), known].filter(Boolean).join(' ');
}

/** What a person did, and to which record if it has a number and is not their own account. */
export function describeAuditEvent(entry: Pick<AuditEntry, 'action' | 'subject' | 'subjectId'>) {
  const { action, subject, subjectId } = entry;
  // One's own account needs no mention.
  const another = subject === 'technician' && action.startsWith('technician-');
  const told = /^\d+$/.test(subjectId) && (another || subject === 'project');
  return { what: shownAction(action), which: told ? shownRecord(entry) : undefined };
}
