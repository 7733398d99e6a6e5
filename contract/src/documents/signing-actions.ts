import { z } from 'zod';
import { action } from '../action.ts';
import { dateTime, uuid } from '../shapes.ts';
import { largestContent, signed } from './actions.ts';
import { sha256Hex } from './content.ts';
import { signedDocument } from './document.ts';

const byLink = z.strictObject({ docId: uuid });
/** No field is refused by name: every wrong link gets the same response. */
const share = z.object({ share: z.string().optional().catch(undefined) });

/** What the signing page shows to whoever holds its link. */
const forSigner = z.object({
  document: signedDocument,
  company: z.object({ name: z.string(), contact: z.string(), version: z.number() }),
  /** The consent in the document's language; null where none is needed or none has been released. */
  consent: z
    .object({
      title: z.string(),
      body: z.string(),
      sha256: sha256Hex /** The one that its customer gave in this project already. */,
      given: signedDocument.shape.consent,
    })
    .nullable(),
  textSha256: sha256Hex,
  expiresAt: dateTime,
});
export type ForSigner = z.output<typeof forSigner>;

/** Without an account; the signing page loads only these. */
export const signingActions = {
  read: action({
    name: 'documents.signing',
    method: 'GET',
    path: '/documents/signing/:docId',
    summary: 'A draft for whoever has its link; everyone else gets the same 404',
    access: 'anyone',
    params: byLink,
    query: share,
    answer: forSigner,
    triesAMinute: 30,
    refusals: ['unknown_path'],
  }),
  sign: action({
    name: 'documents.sign-by-link',
    method: 'POST',
    path: '/documents/signing/:docId/sign',
    summary: "The customer's signature by link; it is sealed as one of a device",
    access: 'anyone',
    params: byLink,
    query: share,
    body: signed,
    largestBody: largestContent,
    answer: z.object({
      document: signedDocument.pick({
        id: true,
        contentHash: true,
        number: true,
        sealHash: true,
        receivedAt: true,
      }),
    }),
    message: 'Document signed',
    triesAMinute: 30,
    refusals: ['unknown_path', 'document_changed', 'validation_failed', 'job_closed'],
  }),
};
