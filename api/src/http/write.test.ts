import { action } from '@tidemark/contract/action';
import { Refusal } from '@tidemark/contract/refusals';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Bound, Caller } from '../context.ts';
import type { Upload } from '../files/take-in.ts';
import { backgroundWork } from '../files/take-turns.ts';
import { useApi } from '../testing/use-api.ts';
import { type WriteRequest, write } from './write.ts';

const api = useApi();

const keep = action({
  ...({ name: 'test.keep', method: 'POST', path: '/keep', summary: '', access: 'signed-in' } as const),
  body: z.strictObject({}),
  answer: z.object({ kept: z.string() }),
  creates: 'always',
  message: 'Kept.',
});

test('write: an upload that meets what its twin did between two looks, answered as the twin was', async () => {
  const { id } = await api.person();
  const request: WriteRequest = {
    ...{ sent: { params: {}, query: {}, body: {} }, asker: backgroundWork },
    once: { technicianId: id, key: 'twin-of-an-upload', print: Buffer.from('the same') },
    judge: async () => ({}) as Upload,
    fileAddress: (file) => file,
  };
  let looks = 0;
  const bound: Bound = {
    action: keep,
    async look() {
      looks += 1;
      if (looks > 1) return undefined;
      await write(api.db, bound, {} as Caller, request);
      throw new Refusal('id_taken');
    },
    handle: async () => ({ kept: 'once' }),
  };
  const answer = await write(api.db, bound, {} as Caller, request);
  expect(answer).toMatchObject({ status: 201, replayed: true, body: { data: { kept: 'once' } } });
});
