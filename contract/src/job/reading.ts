import { z } from 'zod';
import { action } from '../action.ts';
import { categories } from '../documentation-file.ts';
import { pageQuery, pagination } from '../envelope.ts';
import { inUrl, serialId, uuid } from '../shapes.ts';
import { shots, unknownShot } from '../shots.ts';
import { jobFile } from './file.ts';
import { photosASheet } from './photo-sheet.ts';

const ofProject = z.strictObject({ id: inUrl(serialId) });

/** What is read of a job by itself; apart, because a device loads what it does offline with its first screen. */
export const jobReading = {
  files: action({
    name: 'job.files',
    method: 'GET',
    path: '/projects/:id/job/files',
    summary: 'The files of a job by number, those of a category, shot or room if asked',
    access: 'own-project',
    params: ofProject,
    query: z.strictObject({
      ...pageQuery,
      category: z.enum(categories).optional(),
      shot: z.enum(shots, unknownShot).optional(),
      roomId: uuid.optional(),
    }),
    answer: z.object({ files: z.array(jobFile), pagination }),
    refusals: ['project_not_found'],
  }),
  photoSheet: action({
    name: 'job.photo-sheet',
    method: 'GET',
    path: '/projects/:id/job/photos.pdf',
    summary: 'The photos of a job as one tagged PDF, with 2, 4 or 6 on a page',
    access: 'own-project',
    params: ofProject,
    query: z.strictObject({ size: inUrl(z.literal(photosASheet)).optional() }),
    answer: z.never(),
    binary: 'application/pdf',
    refusals: ['project_not_found'],
  }),
};
