import { z } from 'zod';
import { action } from './action.ts';
import { pictureSizes } from './files.ts';
import { uuid } from './shapes.ts';

export const documentationActions = {
  file: action({
    name: 'documentation.file',
    method: 'GET',
    path: '/documentation/file/:id',
    summary:
      'A stored file, whole or a range of it; `size` asks for a picture turned upright, that wide at most',
    access: 'own-project',
    signedAddress: true,
    params: z.strictObject({ id: uuid }),
    query: z.strictObject({
      size: z.enum(pictureSizes).optional(),
      expires: z.string().max(20).optional(),
      signature: z.string().max(100).optional(),
    }),
    answer: z.never(),
    binary: 'application/octet-stream',
    refusals: ['file_not_found'],
  }),
};
