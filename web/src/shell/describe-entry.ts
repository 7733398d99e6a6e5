import type { FileFacts } from '@tidemark/contract/files';
import { showTimeOfDay } from '../inspections/dates.ts';
import type { OutboxEntry } from '../offline/send-state.ts';

export interface Described {
  /** Picks the mark at its left. */
  sort: 'project' | 'inspection' | 'room' | 'sheet' | 'photo';
  title: string;
  detail: string;
}

type Names = (roomId: string) => string | undefined;

/** An unsent change in words: what it is of, and how much. */
export function describeEntry({ action, input }: OutboxEntry, roomName: Names): Described {
  const { params, body } = input;
  const room = (id: unknown) => roomName(String(id)) ?? 'deleted';
  switch (action) {
    case 'projects.start':
      return { sort: 'project', title: 'Start Inspection', detail: 'The project is in progress' };
    case 'projects.complete':
      return { sort: 'project', title: 'Project completed', detail: 'The work is done' };
    case 'projects.update':
      return 'claimType' in body
        ? { sort: 'project', title: 'Claim Type', detail: String(body.claimType ?? 'Cleared') }
        : { sort: 'project', title: 'Project', detail: fields(body) };
    case 'follow-ups.create':
      return {
        sort: 'project',
        title: 'Follow-up',
        detail: String(body.followUpReason).replaceAll('_', ' '),
      };
    case 'inspections.create':
      return {
        sort: 'inspection',
        title: 'New inspection',
        detail: arrival(body.arrivalTime),
      };
    case 'inspections.update':
      return { sort: 'inspection', title: 'Project Info', detail: fields(body) };
    case 'inspections.step':
      return { sort: 'inspection', title: 'Inspection Progress', detail: `Step ${body.currentStep} of 4` };
    case 'inspections.complete':
      return { sort: 'inspection', title: 'Submit', detail: 'The inspection is completed' };
    case 'inspections.cancel':
      return { sort: 'inspection', title: 'Cancel Inspection', detail: String(body.cancellationReason) };
    case 'rooms.create':
      return { sort: 'room', title: `Room, ${body.name}`, detail: 'Added' };
    case 'rooms.update':
      return { sort: 'room', title: `Room, ${body.name ?? room(params.id)}`, detail: 'Changed' };
    case 'rooms.remove':
      return { sort: 'room', title: 'Room', detail: 'Deleted with its claim sheet' };
    case 'claim-sheets.save':
      return {
        sort: 'sheet',
        title: `Claim sheet, ${room(body.inspectionRoomId)}`,
        detail: lines(body.claimSheetData),
      };
    case 'claim-sheets.save-row':
      return { sort: 'sheet', title: `Claim sheet, ${room(params.roomId)}`, detail: '1 line' };
    case 'trash-photos.upload':
      return { sort: 'photo', title: 'Trash photo', detail: (body.file as FileFacts).name };
    case 'trash-photos.remove':
      return { sort: 'photo', title: 'Trash photo', detail: 'Deleted' };
    default:
      return { sort: 'project', title: action, detail: '' };
  }
}

const arrival = (time: unknown) =>
  typeof time === 'string' ? `Arrival ${showTimeOfDay(time)}` : 'Started here';

function fields(body: object): string {
  const number = Object.keys(body).filter((name) => name !== 'status').length;
  return number === 1 ? '1 answer' : `${number} answers`;
}

function lines(data: unknown): string {
  const sections = Object.values((data ?? {}) as Record<string, unknown>);
  const number = sections.reduce<number>((sum, part) => sum + (Array.isArray(part) ? part.length : 1), 0);
  return number === 1 ? '1 line' : `${number} lines`;
}
