import { documentActions } from '@tidemark/contract/documents/actions';
import type { DocumentContent, DocumentParty } from '@tidemark/contract/documents/content';
import { hashOf, textHash } from '@tidemark/contract/documents/seal';
import { perform } from '../offline/outbox/index.ts';
import { contentOf, type Signed } from './content-of.ts';
import { forgetSigning } from './signing-draft.ts';

/** Where the phone is, if it may say so without asking. */
async function placeNow(): Promise<DocumentParty['place']> {
  const allowed = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined);
  if (allowed?.state !== 'granted') return null;
  const millionths = (degrees: number) => Math.round(degrees * 1e6);
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ latitude: millionths(coords.latitude), longitude: millionths(coords.longitude) }),
      () => resolve(null),
      { maximumAge: 120_000, timeout: 3_000 },
    );
  });
}

interface Facts {
  company: number;
  consent: DocumentContent['consent'];
  now: string;
  /** Of the text, where it is known already. */
  textSha256?: string;
}

/** What is signed and its hash, computed on this device. */
export async function sealed(signed: Signed, facts: Facts) {
  const { document } = signed;
  const textSha256 = facts.textSha256 ?? (await textHash(document));
  const content = contentOf(signed, { ...facts, textSha256, place: await placeNow() });
  return { content, contentHash: await hashOf(content) };
}

/** Signs on this device, in one step; the server seals it once it has it. */
export async function signHere(signed: Signed, facts: Facts): Promise<void> {
  const { document, signing } = signed;
  const email = signing.email?.trim();
  await perform(documentActions.sign, {
    params: { id: document.projectId, docId: document.id },
    body: { ...(await sealed(signed, facts)), ...(email && { email }) },
  });
  await forgetSigning(document.id);
}
