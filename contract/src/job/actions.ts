import { z } from 'zod';
import { action } from '../action.ts';
import { category, isPosition, notPosition, toldByDevice, unknownCategory } from '../documentation.ts';
import { documentationRules } from '../documentation-file.ts';
import { isSignedPage, signedDocument } from '../documents/document.ts';
import { fact } from '../fact.ts';
import { fileFacts } from '../files.ts';
import type { Offline } from '../offline.ts';
import { dateTime, inUrl, requiredText, serialId, text, uuid } from '../shapes.ts';
import { isShotOf, onlyPhotosShow } from '../shots.ts';
import { jobFileShapes } from './fields.ts';
import { type JobFile, jobFile, newJobFile } from './file.ts';
import { manyFilesActions } from './many-files.ts';
import { halfOf, isWholeOf } from './of.ts';
import { changedHere, laid, nameOfRoom, refOf, refOfRoom } from './on-device.ts';

/** What a manager sees of a job beside its project's row. */
export const job = z.object({
  projectId: z.number(),
  state: z.enum(['not begun', 'Open', 'Closed']),
  begunAt: dateTime.nullable(),
  closedAt: dateTime.nullable(),
  closedBy: z.object({ id: z.number(), name: z.string() }).nullable(),
  /** Why it was closed, or last opened again. */
  reason: z.string().nullable(),
  /** The numbers of the project it follows, and of those that follow it. */
  followUpOf: z.number().nullable(),
  followUps: z.array(z.number()),
  counts: z.object({ photo: z.number(), document: z.number(), voice: z.number() }),
});
export type Job = z.output<typeof job>;

const ofProject = z.strictObject({ id: inUrl(serialId) });
const ofFile = z.strictObject({ id: inUrl(serialId), fileId: uuid });
type OfFile = { params: z.output<typeof ofFile> };

const said = {
  label: jobFileShapes.label.unwrap(),
  caption: jobFileShapes.caption.unwrap(),
  roomId: uuid,
  shot: jobFileShapes.shot.unwrap(),
  ofKind: jobFileShapes.ofKind.unwrap(),
  ofId: uuid,
};
const uploaded = z
  .strictObject({
    id: uuid.optional(),
    category,
    ...z.strictObject(said).partial().shape,
    ...toldByDevice,
    file: fileFacts,
  })
  .refine(isPosition, notPosition)
  .refine(isShotOf, { path: ['shot'], error: onlyPhotosShow })
  .refine(isWholeOf, halfOf);
type Uploaded = { params: { id: number }; body: z.output<typeof uploaded> };

const changed = z.strictObject(jobFileShapes).partial().refine(isWholeOf, halfOf);
type Changed = OfFile & { body: z.output<typeof changed> };

const closed = ['project_not_found', 'job_closed', 'file_not_found'] as const;

export const jobActions = {
  ...manyFilesActions,
  read: action({
    name: 'job.read',
    method: 'GET',
    path: '/projects/:id/job',
    summary: "A project's job: its state, and the files that were added to it",
    access: 'own-project',
    params: ofProject,
    tagged: true,
    answer: z.object({ job, files: z.array(jobFile), documents: z.array(signedDocument).default([]) }),
    refusals: ['project_not_found'],
  }),
  close: action({
    name: 'job.close',
    method: 'POST',
    path: '/projects/:id/job/close',
    summary:
      "Close a project's job; what is not finished is said, and closes with it only `anyway` with a reason",
    access: 'manager',
    params: ofProject,
    body: z.strictObject({ reason: text(1000).trim().optional(), anyway: z.boolean().optional() }),
    answer: z.object({ job }),
    message: 'Job closed',
    refusals: ['project_not_found', 'job_not_begun', 'job_unfinished'],
  }),
  reopen: action({
    name: 'job.reopen',
    method: 'POST',
    path: '/projects/:id/job/reopen',
    summary: 'Open a closed job again',
    access: 'manager',
    params: ofProject,
    body: z.strictObject({ reason: requiredText(1000, 'Reason is required') }),
    answer: z.object({ job }),
    message: 'Job opened again',
    refusals: ['project_not_found'],
  }),
  upload: action({
    name: 'job.upload',
    method: 'POST',
    path: '/projects/:id/job/files',
    summary:
      'Add a photo, document or voice note to a job; sending the same id and bytes again returns the first one',
    access: 'own-project',
    params: ofProject,
    body: uploaded,
    upload: { field: 'category', rules: documentationRules, unknown: unknownCategory },
    answer: z.object({ file: jobFile }),
    creates: true,
    message: 'Upload successful',
    refusals: [
      'project_not_found',
      'job_not_begun',
      'job_closed',
      'room_not_found',
      'duplicate_files',
      'id_taken',
      'file_too_large',
      'file_type_refused',
      'file_empty',
      'file_blank',
      'file_cut_off',
    ],
    offline: {
      project: ({ params }) => params.id,
      touches: ({ params, body }) => [
        refOf(body.id!),
        { table: 'projects', id: params.id },
        ...refOfRoom(body.roomId),
      ],
      creates: true,
      beside: true,
      answered: ({ file }) => [laid(file)],
      effect({ params, body }, read, at) {
        const { id, file, ...more } = body;
        if (!id || !read('projects', params.id) || read('jobFiles', id)) return [];
        const told = Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined));
        const roomName = nameOfRoom(body.roomId ?? null, read);
        const begun = { ...told, id, projectId: params.id, category: body.category, roomName };
        return [laid(newJobFile(begun, file, at))];
      },
    } satisfies Offline<Uploaded, { file: JobFile }>,
  }),
  update: action({
    name: 'job.update',
    method: 'PUT',
    path: '/projects/:id/job/files/:fileId',
    summary: "Change the label, caption, room or shot of a job's file",
    access: 'own-project',
    params: ofFile,
    body: changed,
    answer: z.object({ file: jobFile, former: z.array(fact) }),
    message: 'Updated',
    refusals: [...closed, 'room_not_found'],
    offline: {
      project: ({ params }) => params.id,
      touches: ({ params, body }) => [refOf(params.fileId), ...refOfRoom(body.roomId)],
      beside: true,
      // First document, section 9: save medium.
      rest: 1000,
      answered: ({ file }) => [laid(file)],
      effect: ({ params, body }, read) => changedHere(params.fileId, body, read),
      merge: (earlier, later) => ({ ...earlier, ...later }),
    } satisfies Offline<Changed, { file: JobFile }>,
  }),
  remove: action({
    name: 'job.remove',
    method: 'DELETE',
    path: '/projects/:id/job/files/:fileId',
    summary: 'Delete a file of a job: whoever added it, or a manager',
    access: 'own-project',
    params: ofFile,
    answer: z.object({}),
    message: 'Deleted',
    refusals: [...closed, 'forbidden', 'signed_page'],
    offline: {
      project: ({ params }) => params.id,
      // Its bytes may be added to the project's job again, which waits for this.
      touches: ({ params }) => [refOf(params.fileId), { table: 'projects', id: params.id }],
      beside: true,
      effect({ params: { fileId: id } }, read) {
        const of = read('jobFiles', id)?.ofId;
        const document = of && read('documents', of);
        return document && isSignedPage(id, document) ? [] : [{ table: 'jobFiles', id, record: null }];
      },
    } satisfies Offline<OfFile, object>,
  }),
};
