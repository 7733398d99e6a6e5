import { z } from 'zod';
import { action } from '../action.ts';
import { inUrl, serialId } from '../shapes.ts';

const byId = z.strictObject({ id: inUrl(serialId) });

export const evidenceActions = {
  read: action({
    name: 'evidence.read',
    method: 'GET',
    path: '/projects/:id/evidence-files',
    summary:
      'How many photos, documents and voice notes a project has, their size in bytes, and an address that expires for all of them in one ZIP',
    access: 'own-project',
    params: byId,
    answer: z.object({ evidence: z.object({ files: z.number(), size: z.number(), url: z.string() }) }),
    refusals: ['project_not_found'],
  }),
  zip: action({
    name: 'evidence.zip',
    method: 'GET',
    path: '/projects/:id/evidence.zip',
    summary:
      'The original files of a project, byte for byte, named by number, room and time, with a manifest of their SHA-256; its signed documents with what verifies them',
    access: 'own-project',
    signedAddress: true,
    params: byId,
    query: z.strictObject({
      expires: z.string().max(20).optional(),
      signature: z.string().max(100).optional(),
    }),
    answer: z.never(),
    binary: 'application/zip',
    refusals: ['project_not_found'],
  }),
};
