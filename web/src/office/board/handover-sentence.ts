import type { Handover } from '@tidemark/contract/office/read-actions';
import { showMoment } from '../../ui/format/dates.ts';

/** What the office knows of unsent work on the device of the technician a project is taken from. */
export function handoverSentence({ technicianName, lastSeenAt, lastChangeAt }: Handover): string {
  const who = technicianName ?? 'The technician';
  const seen = lastSeenAt
    ? `The device was last in touch ${showMoment(lastSeenAt)}`
    : 'No device is signed in';
  const change = lastChangeAt
    ? `the last change of this project came ${showMoment(lastChangeAt)}`
    : 'no change of this project has come';
  return `${who} has started it, and may have work that is not sent. ${seen}; ${change}. Such work may be refused once somebody else has the project.`;
}
