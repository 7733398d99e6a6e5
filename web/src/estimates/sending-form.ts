import { type HandEntry, handEntry } from '@tidemark/contract/estimates/letter';
import type { SendingWay } from '@tidemark/contract/estimates/standing';

/** What is typed of a sending that this app did not do. */
export type SendingForm = Pick<HandEntry, 'to' | 'on'> & { how: SendingWay };

export const wayChoices = [
  { value: 'mail', label: 'Email' },
  { value: 'by hand', label: 'By hand' },
  { value: 'portal', label: 'Portal' },
] as const satisfies { value: SendingWay; label: string }[];

/** What is to be recorded, or the first sentence of each field that is wrong. */
export function readSending(form: SendingForm): {
  errors: Record<string, string>;
  entered: HandEntry | undefined;
} {
  const read = handEntry.safeParse(form);
  const errors: Record<string, string> = {};
  for (const { path, message } of read.error?.issues ?? []) errors[String(path[0])] ??= message;
  return { errors, entered: read.data };
}
