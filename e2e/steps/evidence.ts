import { password } from '../fixtures/sign-in.ts';
import { type Furnished, furnishedInspection } from './furnished.ts';
import { firstInspection, technician } from './open-inspection.ts';
import { type Picture, png } from './pictures.ts';

const rooms: readonly Furnished[] = [
  { name: 'Basement', rows: { 5: { yesX: 2 }, 54: { all: true } } },
  { name: 'Kitchen', rows: { 5: { yesX: 1 } } },
];
const signature = (name: string) => ({
  name,
  strokes: [[100, 300, 300, 120, 500, 300, 700, 120]],
  signedAt: new Date().toISOString(),
});
/** A second of silence as a phone's recorder would name it. */
const silence: Picture = {
  name: 'Voice note 1.wav',
  mimeType: 'audio/wav',
  buffer: Buffer.concat([
    Buffer.from('524946462440000057415645666d74201000000001000100401f0000401f00000100080064617461', 'hex'),
    Buffer.from('401f0000', 'hex'),
    Buffer.alloc(8000, 128),
  ]),
};

export const north = png('north wall.png', 300, 200);
export const letter: Picture = {
  name: 'Adjuster letter.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Covered, as agreed by phone.'),
};

/** A submitted inspection with photos in two rooms, a document, a voice note, debris, signatures and final notes. */
export async function submittedEvidence(url: string, more: readonly Picture[] = []) {
  const inspection = await furnishedInspection(url, rooms, firstInspection);
  const { its, id } = inspection;
  const there = await inspection.roomsThere();
  const roomId = (name: string) => String(there.find((room) => room.name === name)?.id);
  const token = await tokenOf(url);
  async function upload(path: string, fields: Record<string, string>, { name, mimeType, buffer }: Picture) {
    const form = new FormData();
    for (const [field, value] of Object.entries({ inspectionId: id, ...fields })) form.append(field, value);
    form.append('file', new File([new Uint8Array(buffer)], name, { type: mimeType }));
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}/api/v1${path}`, { method: 'POST', headers, body: form });
    if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`);
  }
  const add = (type: string, file: Picture, fields: Record<string, string> = {}) =>
    upload('/documentation/upload', { type, ...fields }, file);
  await add('photo', png('sink.png', 280, 120), { roomId: roomId('Kitchen') });
  await add('photo', north, { roomId: roomId('Basement'), description: 'Tidemark on north wall' });
  for (const [index, photo] of more.entries())
    await add('photo', photo, { roomId: roomId(index % 3 === 0 ? 'Kitchen' : 'Basement') });
  await add('photo', png('street.png', 290, 60));
  await add('document', letter);
  await add('voice', silence, { roomId: roomId('Basement'), duration: '1' });
  await upload(`/inspections/${id}/upload-trash-photos`, {}, png('van.png', 310, 150));
  await its.ask('PUT', `/inspections/${id}`, {
    finalInspectionNotes: 'Key is under the mat.',
    technicianSignature: signature('Luis Ortega'),
    customerSignature: signature('Helen Okafor'),
  });
  await its.ask('POST', `/inspections/${id}/submit`, {});
  return inspection;
}

async function tokenOf(url: string): Promise<string> {
  const body = JSON.stringify({ email: technician, password });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${url}/api/v1/auth/login`, { method: 'POST', headers, body });
  return (await answer.json()).data.tokens.accessToken;
}
