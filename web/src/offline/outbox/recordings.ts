import { documentationActions } from '@tidemark/contract/documentation';
import { jobActions } from '@tidemark/contract/job/actions';
import { type Device, device, type Recording } from '../store/index.ts';
import { performUpload } from './perform-upload.ts';
import { sha256 } from './sha256.ts';

/** The recording tab holds this lock. */
export const recordingLock = (id: string) => `tsp-recording-${id}`;

export async function beginRecording(recording: Omit<Recording, 'seconds'>): Promise<void> {
  await device().recordings.add({ ...recording, seconds: 0 });
}

/**
 * Stores the next piece of a recording, so that it survives the app.
 * @throws Error for which `isStorageFull` holds without space; earlier pieces stay
 */
export async function keepPart(id: string, part: number, sound: Blob, seconds: number): Promise<void> {
  const on = device();
  const bytes = await sound.arrayBuffer();
  await on.transaction('rw', on.recordings, on.recordingParts, async () => {
    await on.recordingParts.put({ id, part, bytes });
    await on.recordings.update(id, { seconds });
  });
}

/**
 * Makes a voice note of a stored recording, and removes one without sound. The file has the recording's id, so that
 * doing it twice makes one note.
 * @returns whether there is a note
 */
export async function finishRecording(id: string): Promise<boolean> {
  const on = device();
  const recording = await on.recordings.get(id);
  if (!recording) return false;
  const bytes = await soundOf(on, id);
  const made = bytes.byteLength > 0;
  const known = (await on.documentation.get(id)) ?? (await on.jobFiles.get(id));
  if (made && !known) await addNote(recording, bytes);
  await dropRecording(id);
  return made;
}

async function addNote(recording: Recording, bytes: ArrayBuffer): Promise<void> {
  const { id, inspectionId, projectId, roomId, label, capturedAt, type, seconds } = recording;
  const told = {
    ...{ id, capturedAt, duration: Math.round(seconds * 10) / 10 },
    ...(roomId !== null && { roomId }),
    file: { name: noteName(recording), size: bytes.byteLength, sha256: await sha256(bytes) },
  };
  const sound = { file: { type, bytes } };
  if (projectId === undefined) {
    const body = { inspectionId: inspectionId!, type: 'voice' as const, ...told };
    await performUpload(documentationActions.upload, { body }, sound);
  } else {
    const body = { category: 'voice' as const, ...(label && { label }), ...told };
    await performUpload(jobActions.upload, { params: { id: projectId }, body }, sound);
  }
}

export async function dropRecording(id: string): Promise<void> {
  const on = device();
  await on.transaction('rw', on.recordings, on.recordingParts, async () => {
    await on.recordingParts.where('id').equals(id).delete();
    await on.recordings.delete(id);
  });
}

/** Makes notes of recordings that a closed app left; those another tab is recording stay. @returns how many */
export async function recoverRecordings(): Promise<number> {
  let made = 0;
  for (const { id } of await device().recordings.toArray()) {
    const finish = async (lock: unknown) => {
      if (lock && (await finishRecording(id))) made++;
    };
    // Browsers give locks and microphones on secure addresses only.
    if (navigator.locks) await navigator.locks.request(recordingLock(id), { ifAvailable: true }, finish);
    else await finish(true);
  }
  return made;
}

export const noteName = ({ capturedAt, type }: Pick<Recording, 'capturedAt' | 'type'>) =>
  `Voice note ${capturedAt.slice(0, 19).replace('T', ' ').replaceAll(':', '-')}.${endOf(type)}`;

/** The stored part of a recording so far. */
export async function soundOf(on: Device, id: string): Promise<ArrayBuffer> {
  const parts = await on.recordingParts.where('id').equals(id).sortBy('part');
  return new Blob(parts.map(({ bytes }) => bytes)).arrayBuffer();
}

const endOf = (type: string) =>
  type.startsWith('audio/mp4') ? 'm4a' : type.startsWith('audio/ogg') ? 'ogg' : 'webm';
