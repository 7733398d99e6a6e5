import type { ActionName } from '@tidemark/contract/actions';
import { fields } from '@tidemark/contract/documents/testing/documents';
import { ell, sketched } from '@tidemark/contract/testing/sketches';
import { v7 as uuidv7 } from 'uuid';
import { dryingCases } from '../../drying/testing/law-cases.ts';
import type { Case } from './case.ts';
import type { Ids } from './device.ts';

const params = (ids: Ids) => ({ id: ids.inspection });
const project = { params: (ids: Ids) => ({ id: ids.project }) };
const inSheet = (ids: Ids) => ({ inspectionId: ids.inspection, inspectionRoomId: ids.room });
const sheetFields = ['inspectionId', 'inspectionRoomId', 'claimSheetData', 'fieldMasterId', 'fieldData'];
const reason = { followUpReason: 'Other' };
/** Technician and status depend on each other; states.test.ts covers them. */
const ruled = ['technicianId', 'status'];
/** SelfPay clears both policies; offline.test.ts covers it. */
const insured = { insuranceClaimType: 'Insurance' };
const answers = ['inspectionQuestions'];
const arrow = { kind: 'arrow', x: 100, y: 200, toX: 4000, toY: 3000, text: '' };

/** Every action that works offline. */
export const cases: Partial<Record<ActionName, Case>> = {
  'projects.start': project,
  'projects.update': { ...project, left: ruled, office: true },
  'projects.complete': { params: ({ begun }) => ({ id: begun }), once: true },
  'inspections.create': {
    fixed: ({ fresh, unbegun }) => ({ id: fresh, projectId: unbegun, ...insured }),
    left: ['technicianId'],
    unnamed: ['timeZone', ...answers],
    unlogged: ['startedAt', 'inspectionType', 'status'],
    // The caller is the owner.
    officeKnows: ['technicianId'],
    once: true,
  },
  'inspections.update': { params, fixed: () => ({ status: 'In Progress', ...insured }), unnamed: answers },
  'inspections.step': { params, unlogged: ['currentStep'] },
  'inspections.complete': { params, unnamed: ['submittedAt', 'completedAt'], once: true },
  'inspections.submit': { params, unnamed: ['submittedAt', 'completedAt', 'resume'], once: true },
  'inspections.cancel': { params, once: true },
  'trash-photos.upload': {
    params,
    fixed: ({ fresh, inspection }) => ({ id: fresh, inspectionId: inspection }),
    unnamed: ['id', 'inspectionId', 'file'],
    file: true,
    once: true,
  },
  'trash-photos.remove': { params: (ids) => ({ id: ids.inspection, photoId: ids.photo }), once: true },
  'documentation.upload': {
    fixed: ({ fresh, inspection, room }) => ({
      ...{ id: fresh, inspectionId: inspection, roomId: room, type: 'photo' },
    }),
    left: ['latitude', 'longitude'],
    unnamed: ['type', 'file'],
    file: true,
    once: true,
  },
  'documentation.update': {
    fixed: ({ file, inspection, room }) => ({
      inspectionId: inspection,
      documentation: {
        photos: [
          {
            id: file,
            roomId: room,
            description: 'North wall',
            shot: 'damage',
            tags: ['wet'],
            marks: { [uuidv7()]: arrow },
          },
        ],
      },
    }),
    unnamed: ['documentation'],
  },
  'documentation.remove': {
    params: ({ file }) => ({ fileId: file }),
    query: ({ inspection }) => ({ inspectionId: inspection, type: 'photo' }),
    once: true,
  },
  'job.upload': {
    ...project,
    fixed: ({ fresh, room, document }) => ({
      ...{ id: fresh, roomId: room, category: 'photo', ofKind: 'document', ofId: document },
    }),
    left: ['latitude', 'longitude'],
    unnamed: ['file'],
    officeKnows: ['number', 'uploadedBy'],
    file: true,
    once: true,
  },
  'job.update': {
    params: ({ project: id, jobFile }) => ({ id, fileId: jobFile }),
    fixed: ({ room, document }) => ({ roomId: room, ofKind: 'document', ofId: document }),
  },
  'job.update-files': {
    ...project,
    fixed: ({ jobFile, room }) => ({
      files: [{ id: jobFile, label: 'After', caption: 'Dry', roomId: room, shot: 'after' }],
    }),
    unnamed: ['files'],
  },
  'job.remove': { params: ({ project: id, jobFile }) => ({ id, fileId: jobFile }), once: true },
  'documents.create': {
    ...project,
    fixed: ({ fresh, texts, document }) => ({
      ...{ id: fresh, templateId: texts.text.id, version: texts.text.version, replaces: document },
      fields,
    }),
    unlogged: ['fields'],
    officeKnows: ['createdBy'],
    once: true,
  },
  'documents.sign': {
    params: ({ project: id, document }) => ({ id, docId: document }),
    fixed: ({ signing }) => signing,
    left: ['email'],
    unnamed: ['content'],
    officeKnows: ['number', 'sealHash', 'receivedAt'],
    once: true,
  },
  'documents.discard': {
    params: ({ project: id, document }) => ({ id, docId: document }),
    once: true,
  },
  'rooms.create': {
    fixed: ({ fresh, inspection }) => ({ id: fresh, inspectionId: inspection }),
    officeKnows: ['figures'],
    unlogged: ['position'],
    once: true,
  },
  'rooms.update': {
    params: ({ room }) => ({ id: room }),
    officeKnows: ['figures'],
    fixed: ({ inspection }) => ({ inspectionId: inspection }),
  },
  'sketch.save': {
    params: ({ room }) => ({ id: room }),
    fixed: ({ inspection }) => ({ inspectionId: inspection, sketch: sketched({ points: ell }) }),
    officeKnows: ['figures'],
  },
  'rooms.remove': { params: ({ room }) => ({ id: room }), once: true },
  'follow-ups.create': {
    fixed: ({ fresh, done }) => ({
      ...{ id: fresh, originalProjectId: done.projectId, originalInspectionId: done.inspectionId },
      ...reason,
    }),
    officeKnows: ['projectId', 'originalInspectionDate'],
    once: true,
  },
  'follow-ups.update': { params: ({ followUp }) => ({ id: followUp }), fixed: () => reason },
  'follow-ups.remove': { params: ({ followUp }) => ({ id: followUp }), once: true },
  'technicians.update-profile': {},
  'claim-sheet-templates.create': {
    // At least one filled line.
    fixed: ({ fresh }) => ({
      id: fresh,
      claimSheetData: { contents: [{ fieldMasterId: 9, detach: 3, afterHrs: true }] },
    }),
    unnamed: ['claimSheetData'],
    officeKnows: ['savedBy'],
    once: true,
  },
  // The person who saved it may have been renamed.
  'claim-sheet-templates.update': {
    params: ({ template }) => ({ id: template }),
    officeKnows: ['savedBy'],
  },
  'claim-sheet-templates.remove': { params: ({ template }) => ({ id: template }), once: true },
  'claim-sheets.save': { fixed: inSheet, unnamed: sheetFields },
  'evidence-profiles.waive': {
    params: ({ project: id }) => ({ id }),
    fixed: ({ fresh }) => ({
      id: fresh,
      ruleId: 'first-visit-basic-intake',
      profile: { id: 'basic', version: 1 },
    }),
    left: ['for'],
    unnamed: ['profile'],
    unlogged: ['givenAt'],
    officeKnows: ['author', 'authorName', 'asked'],
    once: true,
  },
  'evidence-profiles.take-back': {
    params: ({ project: id, waiver }) => ({ id, waiverId: waiver }),
    once: true,
  },
  ...dryingCases,
};
