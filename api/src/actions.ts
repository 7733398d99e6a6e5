import { type ActionName, type ActionNamed, actions } from '@tidemark/contract/actions';
import { login } from './auth/login.ts';
import { logout } from './auth/logout.ts';
import { me } from './auth/me.ts';
import { refresh } from './auth/refresh.ts';
import type { AccessTokens } from './auth/tokens.ts';
import { readClaimSheet } from './claim-sheets/read-claim-sheet.ts';
import { replaceClaimSheet } from './claim-sheets/replace-claim-sheet.ts';
import { saveClaimSheet } from './claim-sheets/save-claim-sheet.ts';
import { saveRow } from './claim-sheets/save-row.ts';
import type { Bound, Handler } from './context.ts';
import { readFile } from './documentation/read-file.ts';
import type { Files } from './files/blobs.ts';
import { createFollowUp } from './follow-ups/create-follow-up.ts';
import { followUpsOfProject } from './follow-ups/follow-ups-of-project.ts';
import { listFollowUps } from './follow-ups/list-follow-ups.ts';
import { readFollowUp } from './follow-ups/read-follow-up.ts';
import { removeFollowUp } from './follow-ups/remove-follow-up.ts';
import { updateFollowUp } from './follow-ups/update-follow-up.ts';
import { cancelInspection } from './inspections/cancel-inspection.ts';
import { completeInspection } from './inspections/complete-inspection.ts';
import { createInspection } from './inspections/create-inspection.ts';
import { listInspections } from './inspections/list-inspections.ts';
import { readInspection } from './inspections/read-inspection.ts';
import { saveStep } from './inspections/save-step.ts';
import { updateInspection } from './inspections/update-inspection.ts';
import type { Feed } from './live/feed.ts';
import { listenProjects } from './live/listen-projects.ts';
import { completeProject } from './projects/complete-project.ts';
import { listAssigned } from './projects/list-assigned.ts';
import { listProjects } from './projects/list-projects.ts';
import { readProject } from './projects/read-project.ts';
import { startProject } from './projects/start-project.ts';
import { updateProject } from './projects/update-project.ts';
import { type Printing, printClaimSheet } from './reports/print-claim-sheet.ts';
import { createRoom } from './rooms/create-room.ts';
import { listRooms } from './rooms/list-rooms.ts';
import { readRoom } from './rooms/read-room.ts';
import { removeRoom } from './rooms/remove-room.ts';
import { roomsOfInspection } from './rooms/rooms-of-inspection.ts';
import { updateRoom } from './rooms/update-room.ts';
import { removePhoto } from './trash-photos/remove-photo.ts';
import { uploadPhoto } from './trash-photos/upload-photo.ts';

/** What handlers need beside the database. */
export interface HandlerParts extends Printing {
  tokens: AccessTokens;
  feed: Feed;
  files: Files;
}

type Handlers = { [N in ActionName]: Handler<ActionNamed<N>> };

/** Each action and its handler; the compiler asks for every action of the contract. */
export function bindActions({ tokens, feed, files, ...printing }: HandlerParts): Bound[] {
  const handlers: Handlers = {
    'auth.login': login(tokens),
    'auth.refresh': refresh(tokens),
    'auth.logout': logout,
    'auth.me': me,
    'projects.list': listProjects,
    'projects.assigned': listAssigned,
    'projects.read': readProject,
    'projects.start': startProject,
    'projects.update': updateProject,
    'projects.complete': completeProject,
    'inspections.list': listInspections,
    'inspections.read': readInspection,
    'inspections.create': createInspection,
    'inspections.update': updateInspection,
    'inspections.step': saveStep,
    'inspections.complete': completeInspection,
    'inspections.cancel': cancelInspection,
    'rooms.list': listRooms,
    'rooms.of-inspection': roomsOfInspection,
    'rooms.read': readRoom,
    'rooms.create': createRoom,
    'rooms.update': updateRoom,
    'rooms.remove': removeRoom,
    'claim-sheets.read': readClaimSheet,
    'claim-sheets.replace': replaceClaimSheet,
    'claim-sheets.save-row': saveRow,
    'claim-sheets.save': saveClaimSheet,
    'claim-sheets.pdf': printClaimSheet(printing),
    'trash-photos.upload': uploadPhoto,
    'trash-photos.remove': removePhoto,
    'documentation.file': readFile(files.blobs),
    'follow-ups.list': listFollowUps,
    'follow-ups.of-project': followUpsOfProject,
    'follow-ups.read': readFollowUp,
    'follow-ups.create': createFollowUp,
    'follow-ups.update': updateFollowUp,
    'follow-ups.remove': removeFollowUp,
    'live.projects': listenProjects(feed),
  };
  return actions.map((action) => ({ action, handle: handlers[action.name] }) as unknown as Bound);
}
