import fc from 'fast-check';
import type { ActionName } from '../actions.ts';
import type { ClaimSheetData } from '../claim-sheets/sheet.ts';
import { toClaimSheetPart } from '../claim-sheets/sheet.ts';
import { documentId, signedBody, text } from '../documents/testing/documents.ts';
import { dryingCalls } from '../drying/testing/calls.ts';
import { changedRows } from './arbitraries.ts';
import {
  asked,
  file,
  fileId,
  followUpId,
  inspectionId,
  jobFileId,
  newId,
  photoId,
  roomId,
  templateId,
  waiverId,
} from './offline-device.ts';
import { aSketch } from './sketches.ts';

const signing = await signedBody();
const ofProject = { params: { id: 12 } };
export const ofInspection = { params: { id: inspectionId } };
const ofRoom = { params: { id: roomId } };
const ofFollowUp = { params: { id: followUpId } };
const ofTemplate = { params: { id: templateId } };
export const sheet = (claimSheetData: ClaimSheetData) => ({
  inspectionId,
  inspectionRoomId: roomId,
  claimSheetData,
});

const some = <T extends Record<string, fc.Arbitrary<unknown>>>(fields: T) =>
  fc.record(fields, { requiredKeys: [] });
/** An insured draft's changes; with SelfPay the form shows no policy (first document, section 4). */
const draftChange = fc.oneof(
  some({
    insuranceClaimType: fc.constant('Insurance'),
    policyType: fc.constantFrom('Master', 'Both', null),
    adjuster: fc.string(),
  }),
  some({
    damageType: fc.constantFrom([], ['Water']),
    category: fc.constantFrom('Category 1', null),
    yd20: fc.nat(9),
  }),
  fc.record({ insuranceClaimType: fc.constant('SelfPay'), category: fc.constantFrom('Category 2', null) }),
);
const followUpChange = some({
  followUpReason: fc.constantFrom('Other', 'Quality_Check'),
  followUpReasonOther: fc.constantFrom(null, '', 'Noise'),
  servicesNeeded: fc.constantFrom([], ['Drying', 'Testing']),
  priority: fc.constantFrom('Low', 'Emergency'),
  scheduledDate: fc.constantFrom(null, '2026-12-01'),
  scheduledTime: fc.constantFrom(null, '08:30'),
  notes: fc.constantFrom(null, ' ', 'Side door'),
});
const roomChange = some({
  name: fc.constantFrom('Den', 'Attic'),
  condition: fc.constantFrom('good', 'poor'),
  dimensionsLength: fc.constantFrom(null, 4.5),
  position: fc.constantFrom(-1, 0.5, 3),
});

const templateChange = some({
  name: fc.constantFrom('Den', 'Attic'),
  lossKind: fc.constantFrom('Mold', 'Fire'),
  shared: fc.boolean(),
});

const openAtSubmit = {
  ...{ profileId: 'water', profileVersion: 1 },
  missing: [{ ruleId: 'arrival-shot-front', for: 'job', sentence: 'No photo shows the front.' }],
};

const markId = '01980000-0000-7000-8000-00000000000a';
const arrow = { kind: 'arrow', x: 100, y: 200, toX: 4000, toY: 3000, text: '' } as const;
const fileChange = some({
  description: fc.constantFrom(null, '', 'Kitchen wall'),
  roomId: fc.constantFrom(null, roomId),
  tags: fc.constantFrom([], ['wet']),
  marks: fc.constantFrom({}, { [markId]: arrow }, { [markId]: null }),
});

const jobFileChange = some({
  label: fc.constantFrom(null, '', 'Kitchen, after'),
  caption: fc.constantFrom(null, 'Dry by the wall'),
  roomId: fc.constantFrom(null, roomId),
  shot: fc.constantFrom(null, 'after'),
});

/** A valid call of every offline action. */
export const calls: Partial<Record<ActionName, fc.Arbitrary<unknown>>> = {
  'projects.start': fc.constant(ofProject),
  'projects.update': some({ claimType: fc.constantFrom('Commercial', null) }).map((change) => ({
    ...ofProject,
    body: change,
  })),
  'projects.complete': fc.constant(ofProject),
  'inspections.create': draftChange.map((change) => ({
    body: { id: newId, projectId: 12, technicianId: 7, ...change },
  })),
  'inspections.update': draftChange.map((change) => ({ ...ofInspection, body: change })),
  'inspections.step': fc
    .integer({ min: 1, max: 5 })
    .map((currentStep) => ({ ...ofInspection, body: { currentStep } })),
  'inspections.complete': fc.constant({ ...ofInspection, body: {} }),
  'inspections.submit': some({ resume: fc.boolean(), openAtSubmit: fc.constant(openAtSubmit) }).map(
    (submitted) => ({
      ...ofInspection,
      body: submitted,
    }),
  ),
  'inspections.cancel': fc.constant({ ...ofInspection, body: { cancellationReason: 'Other' } }),
  'trash-photos.upload': fc.constant({ ...ofInspection, body: { id: newId, inspectionId, file } }),
  'trash-photos.remove': fc.constantFrom(photoId, newId).map((id) => ({
    params: { id: inspectionId, photoId: id },
  })),
  'documentation.upload': fc.constantFrom(undefined, roomId).map((of) => ({
    body: { id: newId, inspectionId, type: 'photo', roomId: of, description: '', file },
  })),
  'documentation.update': fc.array(fileChange, { maxLength: 3 }).map((changes) => ({
    body: {
      inspectionId,
      documentation: { documents: changes.map((change) => ({ id: fileId, ...change })) },
    },
  })),
  'documentation.remove': fc.constantFrom(fileId, newId).map((id) => ({
    params: { fileId: id },
    query: { inspectionId, type: 'document' },
  })),
  'job.upload': fc.constantFrom(undefined, roomId).map((of) => ({
    ...ofProject,
    body: { id: newId, category: 'photo', roomId: of, label: '', file },
  })),
  'job.update': jobFileChange.map((change) => ({
    params: { id: 12, fileId: jobFileId },
    body: change,
  })),
  'job.update-files': fc.array(jobFileChange, { minLength: 1, maxLength: 3 }).map((changes) => ({
    params: { id: 12 },
    body: { files: changes.map((change, at) => ({ ...change, id: at === 0 ? jobFileId : newId })) },
  })),
  'job.remove': fc.constantFrom(jobFileId, newId).map((id) => ({ params: { id: 12, fileId: id } })),
  'documents.create': fc.constantFrom({ values: {}, lists: {} }, undefined).map((fields) => ({
    ...ofProject,
    body: { id: newId, templateId: text.id, version: text.version, fields },
  })),
  'documents.sign': fc.constant({ params: { id: 12, docId: documentId }, body: signing }),
  'documents.discard': fc.constantFrom(documentId, newId).map((docId) => ({ params: { id: 12, docId } })),
  'rooms.create': fc.constant({ body: { id: newId, inspectionId, name: 'Den', type: 'Office' } }),
  'rooms.update': roomChange.map((change) => ({ ...ofRoom, body: change })),
  'rooms.remove': fc.constant(ofRoom),
  'sketch.save': fc.option(aSketch).map((sketch) => ({ ...ofRoom, body: { inspectionId, sketch } })),
  'follow-ups.create': followUpChange.map((change) => ({ body: { ...asked, ...change, id: newId } })),
  'follow-ups.update': followUpChange.map((change) => ({ ...ofFollowUp, body: change })),
  'follow-ups.remove': fc.constant(ofFollowUp),
  'technicians.update-profile': some({
    city: fc.constantFrom('Lisle', null),
    experienceYears: fc.constantFrom(11, null),
  }).map((change) => ({ body: change })),
  'claim-sheet-templates.create': changedRows.map((rows) => ({
    body: { id: newId, name: 'Den', lossKind: 'Mold', claimSheetData: toClaimSheetPart(rows) },
  })),
  'claim-sheet-templates.update': templateChange.map((change) => ({ ...ofTemplate, body: change })),
  'claim-sheet-templates.remove': fc.constant(ofTemplate),
  'claim-sheets.save': changedRows.map((rows) => ({ body: sheet(toClaimSheetPart(rows)) })),
  'evidence-profiles.waive': fc.constantFrom(null, 'Locked').map((text) => ({
    ...ofProject,
    body: { id: newId, ruleId: 'arrival-shot-front', for: 'job', reason: 'no access', text },
  })),
  'evidence-profiles.take-back': fc.constantFrom(waiverId, newId).map((id) => ({
    params: { id: 12, waiverId: id },
  })),
  ...dryingCalls,
};
/** A follow-up uses its own project's lane, a template none of a project's. */
export const lanes: Partial<Record<ActionName, number>> = {
  'follow-ups.update': 13,
  'follow-ups.remove': 13,
  'claim-sheet-templates.create': 0,
  'claim-sheet-templates.update': 0,
  'claim-sheet-templates.remove': 0,
  'technicians.update-profile': 0,
  'drying.add-meter': 0,
  'drying.add-unit': 0,
};
