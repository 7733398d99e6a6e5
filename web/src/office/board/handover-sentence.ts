import type { Handover } from '@tidemark/contract/office/read-actions';
import { showMoment } from '../../ui/format/dates.ts';

/** What the server knows of unsent work on the device of the current technician. */
export function handoverSentence({ technicianName, lastSeenAt, lastChangeAt }: Handover): string {
  const who = technicianName ?? 'The technician';
  const seen = lastSeenAt ? `The device last connected ${showMoment(lastSeenAt)}` : 'No device is signed in';
  const change = lastChangeAt
    ? `the last change to this project arrived ${showMoment(lastChangeAt)}`
    : 'no change to this project has arrived';
  return `${who} has started this project and may have unsent work. ${seen}; ${change}. Unsent work may be rejected once someone else has the project.`;
}
