import { type Category, listOf } from '@tidemark/contract/documentation-file';
import type { FileFacts } from '@tidemark/contract/files';
import type { FollowUpReason } from '@tidemark/contract/follow-ups';
import { showSize } from '../documentation/show-size.ts';
import { showLength } from '../documentation/voice/show-length.ts';
import { reasonLabels } from '../follow-ups/copy.ts';
import type { Performable } from '../offline/outbox/index.ts';
import type { Entry } from '../offline/store/index.ts';
import { showTimeOfDay } from '../ui/format/dates.ts';
import { isolated, isolatedFile } from '../ui/format/isolated.ts';
import { describeAnswers, describeProfile, describeProject, describeRoom } from './describe-fields.ts';
import { describeLines, describeRow } from './describe-lines.ts';

export interface Described {
  /** Picks the mark at its left. */
  sort: 'project' | 'inspection' | 'room' | 'sheet' | 'photo' | 'document' | 'voice' | 'person';
  title: string;
  detail: string;
}

/** What a room, file or template is called, by its id; of a deleted one what it was called. */
export type NameOf = (id: unknown) => string | undefined;

/** A change in words of the trade: what it is of, and what it makes of it. */
export function describeEntry({ action, input }: Pick<Entry, 'action' | 'input'>, nameOf: NameOf): Described {
  const { params, query, body } = input;
  const room = (id: unknown) => written(nameOf(id)) ?? 'deleted';
  const named = action as Performable['name'];
  switch (named) {
    case 'projects.start':
      return { sort: 'project', title: 'Start Inspection', detail: 'The project is in progress' };
    case 'projects.complete':
      return { sort: 'project', title: 'Project completed', detail: 'The work is done' };
    case 'projects.update':
      return { sort: 'project', ...describeProject(body) };
    case 'follow-ups.create':
      return {
        sort: 'project',
        title: 'Follow-up',
        detail: reasonLabels[body.followUpReason as FollowUpReason],
      };
    case 'follow-ups.update':
      return { sort: 'project', title: 'Follow-up', detail: 'Changed' };
    case 'follow-ups.remove':
      return { sort: 'project', title: 'Follow-up', detail: 'Deleted with its project' };
    case 'inspections.create':
      return { sort: 'inspection', title: 'New inspection', detail: arrival(body.arrivalTime) };
    case 'inspections.update':
      return { sort: 'inspection', title: 'Project Info', detail: describeAnswers(body) };
    case 'inspections.step':
      return { sort: 'inspection', title: 'Inspection Progress', detail: `Step ${body.currentStep} of 4` };
    case 'inspections.complete':
      return { sort: 'inspection', title: 'Submit', detail: 'The inspection is completed' };
    case 'inspections.cancel':
      return { sort: 'inspection', title: 'Cancel Inspection', detail: String(body.cancellationReason) };
    case 'rooms.create':
      return { sort: 'room', title: `Room, ${written(body.name)}`, detail: 'Added' };
    case 'rooms.update':
      return {
        sort: 'room',
        title: `Room, ${written(body.name) ?? room(params.id)}`,
        detail: describeRoom(body),
      };
    case 'rooms.remove':
      return { sort: 'room', title: `Room, ${room(params.id)}`, detail: 'Deleted with its claim sheet' };
    case 'claim-sheets.save':
      return {
        sort: 'sheet',
        title: `Claim sheet, ${room(body.inspectionRoomId)}`,
        detail: describeLines(body.claimSheetData),
      };
    case 'claim-sheets.save-row':
      return {
        sort: 'sheet',
        title: `Claim sheet, ${room(params.roomId)}`,
        detail: describeRow(Number(params.fieldMasterId), body.fieldData),
      };
    case 'claim-sheet-templates.create':
      return { sort: 'sheet', title: template(body.name), detail: describeLines(body.claimSheetData) };
    case 'claim-sheet-templates.update':
      return { sort: 'sheet', title: template(body.name ?? nameOf(params.id)), detail: 'Changed' };
    case 'claim-sheet-templates.remove':
      return { sort: 'sheet', title: template(nameOf(params.id)), detail: 'Deleted' };
    case 'technicians.update-profile':
      return { sort: 'person', title: 'Profile', detail: describeProfile(body) };
    case 'trash-photos.upload':
      return { sort: 'photo', title: 'Trash photo', detail: fileWords(body.file as FileFacts) };
    case 'trash-photos.remove':
      return { sort: 'photo', title: 'Trash photo', detail: said(nameOf(params.photoId), 'deleted') };
    case 'documentation.upload':
      return uploaded(body, nameOf);
    case 'documentation.update':
      return changedFiles(body.documentation as Record<string, FileChanges>, nameOf);
    case 'documentation.remove': {
      const sort = query.type as Category;
      return { sort, title: kinds[sort], detail: said(nameOf(params.fileId), 'deleted') };
    }
    default:
      return named satisfies never;
  }
}

const kinds: Readonly<Record<Category, string>> = {
  photo: 'Photo',
  document: 'Document',
  voice: 'Voice note',
};

const written = (name: unknown) => (typeof name === 'string' ? isolated(name) : undefined);
const template = (name: unknown) => (name ? `Template, ${written(name)}` : 'Template');
const arrival = (time: unknown) =>
  typeof time === 'string' ? `Arrival ${showTimeOfDay(time)}` : 'Started here';

/** "van.jpg, deleted", or "Deleted" of a file whose name is not known. */
function said(name: string | undefined, ...what: (string | undefined)[]): string {
  const words = what.filter(Boolean).join(', ');
  return name ? `${isolatedFile(name)}, ${words}` : words.charAt(0).toUpperCase() + words.slice(1);
}

const fileWords = ({ name, size }: FileFacts, about?: unknown) =>
  `${written(about) || isolatedFile(name)}, ${showSize(size)}`;

function uploaded(body: Entry['input']['body'], nameOf: NameOf): Described {
  const sort = body.type as Category;
  const where = written(nameOf(body.roomId));
  const file = body.file as FileFacts;
  const about = sort === 'voice' && body.duration ? showLength(Number(body.duration)) : body.description;
  return { sort, title: where ? `${kinds[sort]}, ${where}` : kinds[sort], detail: fileWords(file, about) };
}

type FileChanges = readonly { id: string; description?: string | null; roomId?: string | null }[];

/** One file with what is changed of it, or how many. */
function changedFiles(lists: Record<string, FileChanges | undefined>, nameOf: NameOf): Described {
  const changed = (Object.keys(kinds) as Category[]).flatMap((sort) =>
    (lists[listOf[sort]] ?? []).map((change) => ({ sort, change })),
  );
  const [first] = changed;
  if (!first || changed.length > 1) {
    return {
      sort: first?.sort ?? 'photo',
      title: 'Documentation',
      detail: `${changed.length} files changed`,
    };
  }
  const { id, description, roomId } = first.change;
  const what = [
    roomId === null
      ? 'in no room'
      : roomId === undefined
        ? undefined
        : `in ${written(nameOf(roomId)) ?? 'a room'}`,
    description === undefined
      ? undefined
      : description
        ? `“${isolated(description)}”`
        : 'description cleared',
  ];
  return { sort: first.sort, title: kinds[first.sort], detail: said(nameOf(id), ...what) };
}
