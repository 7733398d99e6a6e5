import type { Change, ReadLocal, RecordRef } from '../offline.ts';
import { type JobFile, type SaidOfFile, withJobFileChange } from './file.ts';

/** What the device has of a job's files. */
export const refOf = (id: string): RecordRef => ({ table: 'jobFiles', id });
export const laid = (record: JobFile): Change => ({ table: 'jobFiles', id: record.id, record });
export const refOfRoom = (roomId: string | null | undefined): RecordRef[] =>
  roomId ? [{ table: 'rooms', id: roomId }] : [];
export const nameOfRoom = (roomId: string | null, read: ReadLocal) =>
  roomId ? (read('rooms', roomId)?.name ?? null) : null;

/** A file after a change on the device; none if it is not there. */
export function changedHere(id: string, change: SaidOfFile, read: ReadLocal): Change[] {
  const found = read('jobFiles', id);
  if (!found) return [];
  const { roomId } = change;
  const room = roomId === undefined ? {} : { roomName: nameOfRoom(roomId, read) };
  return [laid({ ...withJobFileChange(found, change), ...room })];
}
