import type { AuditEntry } from '@tidemark/contract/audit';
import { dollars } from '../ui/format/dollars.ts';
import { shownAction } from './describe-audit-event.ts';
import { fieldName } from './field-name.ts';

/** What was done on a job, with the name of what it was done to; `more` says what of it, in a second line. */
export function onAJob(entry: AuditEntry): { what: string; more: string | undefined } {
  const name = entry.label ?? titleOf(entry);
  return {
    what: [shownAction(entry.action), name].filter(Boolean).join(': '),
    more: moreOf(entry) || undefined,
  };
}

/** Which document it was, or the state the project has since. */
function titleOf({ action, after }: AuditEntry): string | undefined {
  const told = action === 'project-status' ? after?.status : action.startsWith('document-') && after?.title;
  return typeof told === 'string' ? told : undefined;
}

function moreOf({ action, subject, before, after }: AuditEntry): string | undefined {
  if (action === 'claim-sheet-changed') return linesOf({ ...before, ...after });
  if (action === 'room-changed')
    return Object.keys(after ?? {})
      .map((field) => fieldName(subject, field))
      .join(', ');
  if (subject !== 'invoice') return undefined;
  const { total, amount, how, to, reason } = { ...before, ...after };
  const money = amount ?? total;
  return [
    typeof money === 'number' && dollars(money),
    how,
    Array.isArray(to) && `to ${to.join(', ')}`,
    reason,
  ]
    .filter((said) => typeof said === 'string')
    .join(', ');
}

const shown = 3;
function linesOf(lines: Readonly<Record<string, unknown>>): string {
  const names = Object.keys(lines).map((id) => fieldName('claim-sheet', id));
  const more = names.length - shown;
  const rest = more > 0 ? ` and ${more} more ${more === 1 ? 'line' : 'lines'}` : '';
  return `${names.slice(0, shown).join('; ')}${rest}`;
}
