import type { Entry } from '../offline/store/index.ts';
import { device } from '../offline/store/index.ts';

const isOfDocument = ({ action, state }: Entry) => action.startsWith('documents.') && state === 'refused';

/** The documents whose change the office has not accepted, with that change. */
export async function refusedDocuments(): Promise<ReadonlyMap<string, Entry>> {
  const refused = (await device().outbox.where({ state: 'refused' }).toArray()).filter(isOfDocument);
  return new Map(
    refused.map((entry) => [String(entry.input.params.docId ?? entry.input.body.id ?? ''), entry]),
  );
}
