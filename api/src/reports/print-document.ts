import { isAhead, momentIn, timesNamed } from '@tidemark/contract/clock';
import type { documentActions } from '@tidemark/contract/documents/actions';
import type { DocumentContent } from '@tidemark/contract/documents/content';
import { canonicalJson } from '@tidemark/contract/documents/seal';
import { readSender } from '../company/sender.ts';
import type { Handler } from '../context.ts';
import type { Read } from '../db/database.ts';
import { documentKeys } from '../documents/keys.ts';
import { proofOfDocument, type StoredProof } from '../documents/proofs.ts';
import { documentOf, type StoredDocument } from '../documents/read.ts';
import type { Blobs } from '../files/blobs.ts';
import { newestZone } from '../inspections/read.ts';
import { readProject } from '../projects/read.ts';
import type { DocumentInput } from './document/document-view.ts';
import type { DocumentPrinting } from './preview-template.ts';

/** A draft as it stands, to be signed on paper: its text has been checked. A sealed document from its content alone, so that its bytes are always the same. */
export async function documentInput(db: Read, blobs: Blobs, stored: StoredDocument): Promise<DocumentInput> {
  const { projectId, id, title, body, language, withCancellation, number } = stored;
  const of = { title, body, language, withCancellation };
  if (number === null) {
    const { sender } = await readSender(db, blobs);
    const { values, lists } = stored.fields;
    return { ...sender, ...of, values, lists, draft: false, printedAt: stored.createdAt };
  }
  const proof = await proofOfDocument(db, projectId, id);
  const { content, seal, text } = proof;
  const { sender, timeZone: ofCompany } = await readSender(db, blobs, content.company);
  const timeZone = ofCompany ?? (await newestZone(db, projectId, seal.receivedAt)) ?? 'UTC';
  const keys = (await documentKeys(db)).filter(({ keyId }) => keyId === seal.keyId);
  const shown = (at: string) => momentIn(at, timeZone);
  return {
    ...sender,
    ...{ title: text.title, body: text.body, language, withCancellation: text.withCancellation },
    ...{ values: content.fields.values, lists: content.fields.lists, draft: false },
    printedAt: seal.receivedAt,
    signed: {
      answers: content.answers,
      parties: content.parties.map((party) => ({ ...party, when: shown(party.at) })),
      certificate: certificateOf(proof, timeZone, shown),
      proof: canonicalJson({
        ...{ tidemark: 'documents', v: 1, documents: [{ ...proof, withdrawn: null }] },
        keys: keys.map(({ keyId, publicKey }) => ({ keyId, publicKey })),
      }),
    },
  };
}

const said = {
  en: {
    number: 'Document',
    project: 'Project',
    content: 'Content (SHA-256)',
    seal: 'Seal (SHA-256)',
    prev: 'Seal of the document before it',
    key: 'Key (Ed25519)',
    opened: 'Opened',
    endSeen: 'Its end was on the screen',
    consent: 'Agreed to sign electronically',
    signed: 'Signed by',
    received: 'Received',
    withdrawn: 'Withdrawn',
    ahead: "phone's clock",
    marks: { drawn: 'drawn', typed: 'typed', paper: 'on paper' },
    verify:
      'To verify: ask the company for the proof (JSON) of this document and open it on the company’s page /verify, which also works without a network. It compares text, content, chain and signature, and names what was changed. Its fingerprint must be the content’s above. The company’s keys are at /api/v1/documents/keys.',
  },
  es: {
    number: 'Documento',
    project: 'Proyecto',
    content: 'Contenido (SHA-256)',
    seal: 'Sello (SHA-256)',
    prev: 'Sello del documento anterior',
    key: 'Clave (Ed25519)',
    opened: 'Abierto',
    endSeen: 'Su final se mostró en la pantalla',
    consent: 'Aceptó firmar electrónicamente',
    signed: 'Firmado por',
    received: 'Recibido',
    withdrawn: 'Retirado',
    ahead: 'reloj del teléfono',
    marks: { drawn: 'trazada', typed: 'escrita con teclado', paper: 'en papel' },
    verify:
      'Para verificar: pida a la empresa la prueba (JSON) de este documento y ábrala en la página /verify de la empresa, que también funciona sin conexión. Compara texto, contenido, cadena y firma, y nombra lo que se haya cambiado. Su huella debe ser la del contenido de arriba. Las claves de la empresa están en /api/v1/documents/keys.',
  },
} as const;

function certificateOf(
  { content, seal, withdrawn }: StoredProof,
  timeZone: string,
  shown: (at: string) => string,
): string[] {
  const words = said[content.language];
  const clock = (at: string) => (isAhead(at, seal.receivedAt) ? `${shown(at)} (${words.ahead})` : shown(at));
  return [
    ...(withdrawn ? [`${words.withdrawn} ${shown(withdrawn.at)}: ${withdrawn.reason}`] : []),
    `${words.number}: ${seal.number} · ${words.project}: ${content.projectId}`,
    `${words.content}: ${seal.contentHash}`,
    `${words.seal}: ${seal.sealHash}`,
    `${words.prev}: ${seal.prev}`,
    `${words.key}: ${seal.keyId}`,
    `${words.opened}: ${clock(content.openedAt)}`,
    `${words.endSeen}: ${clock(content.endSeenAt)}`,
    ...(content.consent
      ? [`${words.consent}: ${clock(content.consent.at)} (${content.consent.sha256})`]
      : []),
    ...content.parties.map((party) => `${words.signed} ${toldOf(party, words.marks)}, ${clock(party.at)}`),
    `${words.received}: ${shown(seal.receivedAt)}, ${seal.ip}`,
    timesNamed(timeZone),
    words.verify,
  ];
}

const toldOf = (
  { name, role, mark, device, place }: DocumentContent['parties'][number],
  marks: Readonly<Record<typeof mark.kind, string>>,
) => {
  const where = place && `${(place.latitude / 1e6).toFixed(5)}, ${(place.longitude / 1e6).toFixed(5)}`;
  return [`${name} (${role}, ${marks[mark.kind]})`, device, where].filter(Boolean).join(', ');
};

export const documentFile = ({ projectId, number, id }: StoredDocument) =>
  `document-${projectId}-${number ?? id}.pdf`;

export function printDocument({ printer, blobs }: DocumentPrinting): Handler<typeof documentActions.pdf> {
  return async ({ db, actor, asker }, { params }) => {
    const project = await readProject(db, actor, params.id);
    const stored = await documentOf(db, project.id, params.docId);
    const body = await printer.document(await documentInput(db, blobs, stored), asker);
    return { body, filename: documentFile(stored) };
  };
}
