import type { Entry } from '../offline/store/index.ts';

const takenAway =
  'This project is no longer assigned to you. Export the change if anyone needs it, or ask the office to assign the project to you, then retry.';

const ended = "Export the change if anyone needs it, then discard it. Retrying won't help.";

/** For the person who worked on it, "not found" is not enough: these say what happened. */
const gone: Readonly<Record<string, string>> = {
  project_not_found: takenAway,
  inspection_not_found: takenAway,
  room_not_found: 'This room was deleted on another device, or its project is no longer assigned to you.',
};

/** What can be done, if the server's message does not say it. */
const remedies: Readonly<Record<string, string>> = {
  inspection_cancelled: ended,
  inspection_completed: ended,
  job_closed: 'Ask the office to open the job again, then retry.',
  // Only submitting asks for a status on the device.
  status_change_refused:
    'The office put it on hold or changed its status. Ask the office, or press Start Inspection on the dashboard, then retry.',
};

/** Why the server refused a change: its messages, each once. */
export function reasonsOf({ code, message, details }: NonNullable<Entry['refusal']>): string {
  const sentences =
    details.length > 0
      ? details.map((detail) => detail.message)
      : [gone[code] ?? message, ...(remedies[code] === undefined ? [] : [remedies[code]])];
  return [...new Set(sentences)].join(' ');
}
