import { claimSheetActions } from '@tidemark/contract/claim-sheets/actions';
import { toClaimSheetPart } from '@tidemark/contract/claim-sheets/sheet';
import { followUpActions } from '@tidemark/contract/follow-ups';
import { inspectionActions } from '@tidemark/contract/inspections/actions';
import { policyFields } from '@tidemark/contract/inspections/fields';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import { inOrder, lastPosition } from '@tidemark/contract/room-order';
import { roomActions } from '@tidemark/contract/rooms';
import { v7 as uuid } from 'uuid';
import { changeFile } from '../../web/src/documentation/change-file.ts';
import { removeFile } from '../../web/src/documentation/remove-file.ts';
import { openInspection } from '../../web/src/inspections/open-inspection.ts';
import { changeJobFile, removeJobFile } from '../../web/src/job/files/change-job-file.ts';
import { perform } from '../../web/src/offline/outbox/perform.ts';
import { retryAll } from '../../web/src/offline/outbox/send-state.ts';
import { readRecords } from '../../web/src/offline/store/use-records.ts';
import { moveRoom } from '../../web/src/rooms/move-room.ts';
import { removePhoto } from '../../web/src/trash-photos/remove-photo.ts';
import { dryingAct } from './drying.ts';
import type { Act, Did, Where } from './orders.ts';
import { addPicture } from './pictures.ts';

const fields = [
  'additionalNotes',
  'finalInspectionNotes',
  'affectedRoomsOther',
  'claimantName',
  'city1',
] as const;
const policies = new Set(Object.keys(policyFields).flatMap((field) => [field, `${field}1`]));
const lines = [5, 6, 7, 8];
const picked = <T>(of: readonly T[], pick: number): T | undefined => of[pick % Math.max(of.length, 1)];
const word = ({ nth }: Act) => `w${nth}w`;

/** Does what the screens do; nothing if the phone has no record for it. @returns what was promised to be kept */
export async function act(doing: Act, { project, original }: Where): Promise<Did[]> {
  const { pick } = doing;
  const value = word(doing);
  if (doing.do === 'open') return open(project);
  if (doing.do === 'retry') return retryAll().then(() => []);
  if (doing.do.startsWith('follow-up')) return followUp(doing, original);
  if (doing.do.startsWith('drying')) return dryingAct(doing, original);
  if (doing.do.startsWith('job')) return job(doing, original);
  const inspection = (await readRecords('inspections', { projectId: project })).find(
    ({ status }) => status === 'In Progress',
  );
  if (!inspection) return [];
  const params = { id: inspection.id };
  if (doing.do.startsWith('room')) return room(doing, inspection);
  switch (doing.do) {
    case 'field': {
      const field = picked(fields, pick)!;
      // A self-paying customer's form shows no policy to enter (first document, section 4).
      if (inspection.insuranceClaimType === 'SelfPay' && policies.has(field)) return [];
      await perform(inspectionActions.update, { params, body: { [field]: value } });
      return [{ place: `field ${field}`, value }];
    }
    case 'claim type': {
      const insuranceClaimType = pick % 3 === 0 ? 'SelfPay' : 'Insurance';
      await perform(inspectionActions.update, { params, body: { insuranceClaimType } });
      // SelfPay clears both policies, also what was entered and not sent.
      return insuranceClaimType === 'Insurance'
        ? []
        : [...policies].map((field) => ({ place: `field ${field}`, value: undefined }));
    }
    case 'signature': {
      const customerSignature = { name: value, strokes: [[1, 2, 3, 4]], signedAt: new Date().toISOString() };
      await perform(inspectionActions.update, { params, body: { customerSignature } });
      return [{ place: 'signature', value }];
    }
    case 'step':
      await perform(inspectionActions.step, { params, body: { currentStep: 1 + (pick % 4) } });
      return [];
    case 'row':
      return row(doing, inspection);
    case 'photo':
    case 'document':
      return addPicture(doing.do, inspection.id, doing.nth);
    case 'photo removed': {
      const photo = picked(inspection.trashPhotos, pick);
      if (!photo) return [];
      await removePhoto(inspection.id, photo.id);
      return [{ place: `file ${photo.id}`, value: undefined }];
    }
    case 'document described':
    case 'document removed':
      return document(doing, inspection);
    case 'cancel':
      await perform(inspectionActions.cancel, { params, body: { cancellationReason: value } });
      return [{ place: `cancelled ${inspection.id}`, value }];
    default:
      throw new Error(`Nobody knows how to do "${doing.do}".`);
  }
}

async function open(projectId: number): Promise<Did[]> {
  const [project] = await readRecords('projects', { id: projectId });
  if (project) await openInspection(project);
  return [];
}

async function room(doing: Act, inspection: Inspection): Promise<Did[]> {
  const value = word(doing);
  const rooms = (await readRecords('rooms', { inspectionId: inspection.id })).toSorted(inOrder);
  if (doing.do === 'room') {
    const id = uuid();
    const position = lastPosition(rooms);
    await perform(roomActions.create, {
      body: { id, inspectionId: inspection.id, name: value, type: 'Attic', position },
    });
    return [{ place: `room ${id}`, value }];
  }
  const its = picked(rooms, doing.pick);
  if (!its) return [];
  const params = { id: its.id };
  if (doing.do === 'room renamed') {
    await perform(roomActions.update, { params, body: { name: value } });
    return [{ place: `name ${its.id}`, value }];
  }
  if (doing.do === 'room measured') {
    const dimensionsLength = 5000 + doing.nth / 4;
    await perform(roomActions.update, { params, body: { dimensionsLength } });
    return [{ place: `length ${its.id}`, value: String(dimensionsLength) }];
  }
  if (doing.do === 'room moved') await moveRoom(rooms, its.id, doing.to % rooms.length);
  if (doing.do === 'room deleted') await perform(roomActions.remove, { params });
  return [];
}

async function row(doing: Act, inspection: Inspection): Promise<Did[]> {
  const its = picked(await readRecords('rooms', { inspectionId: inspection.id }), doing.pick);
  if (!its) return [];
  const line = picked(lines, doing.to)!;
  const yesX = 700_000 + doing.nth;
  await perform(claimSheetActions.save, {
    body: {
      inspectionId: inspection.id,
      inspectionRoomId: its.id,
      claimSheetData: toClaimSheetPart({ [line]: { yesX } }),
    },
  });
  return [{ place: `row ${its.id} ${line}`, value: String(yesX) }];
}

async function document(doing: Act, inspection: Inspection): Promise<Did[]> {
  const file = picked(await readRecords('documentation', { inspectionId: inspection.id }), doing.pick);
  if (!file) return [];
  const place = `description ${file.id}`;
  if (doing.do === 'document described') {
    await changeFile(file, { description: word(doing) });
    return [{ place, value: word(doing) }];
  }
  await removeFile(file);
  return [place, `file ${file.id}`].map((gone) => ({ place: gone, value: undefined }));
}

async function job(doing: Act, projectId: number): Promise<Did[]> {
  if (doing.do === 'job photo') return addPicture('job photo', String(projectId), doing.nth);
  const file = picked(await readRecords('jobFiles', { projectId }), doing.pick);
  if (!file) return [];
  const place = `job label ${file.id}`;
  if (doing.do === 'job photo labelled') {
    await changeJobFile(file, { label: word(doing) });
    return [{ place, value: word(doing) }];
  }
  await removeJobFile(file);
  return [place, `file ${file.id}`].map((gone) => ({ place: gone, value: undefined }));
}

async function followUp(doing: Act, originalProjectId: number): Promise<Did[]> {
  const notes = word(doing);
  if (doing.do === 'follow-up') {
    const id = uuid();
    const body = { id, originalProjectId, followUpReason: 'Quality_Check' as const, notes };
    await perform(followUpActions.create, { body });
    return [{ place: `follow-up ${id}`, value: notes }];
  }
  const its = picked(await readRecords('followUps', { originalProjectId }), doing.pick);
  if (!its) return [];
  const params = { id: its.id };
  if (doing.do === 'follow-up removed') {
    await perform(followUpActions.remove, { params });
    return [];
  }
  await perform(followUpActions.update, { params, body: { notes } });
  return [{ place: `notes ${its.id}`, value: notes }];
}
