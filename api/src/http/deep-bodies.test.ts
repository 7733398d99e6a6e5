import { expect, test } from 'vitest';
import { useApi } from '../testing/use-api.ts';

const api = useApi();

test.each([
  ['arrays', '[', '', ']'],
  ['objects', '{"a":', '1', '}'],
  ['objects in arrays', '[{"a":', '1', '}]'],
])(
  'deep bodies: %s nested without end, refused, with an Idempotency-Key and without',
  async (_, open, inner, close) => {
    const dana = await api.person();
    for (const headers of [{}, { 'Idempotency-Key': 'deep-0001' }] as Record<string, string>[]) {
      for (const levels of [30, 65, 3_000, 100_000]) {
        const body = `{"fieldData":${open.repeat(levels)}${inner}${close.repeat(levels)}}`;
        const reply = await dana.send('technicians.update-profile', { body, headers });
        const code = levels === 30 ? 'validation_failed' : 'malformed_json';
        expect(reply, `${levels}`).toMatchObject({ status: 400, code });
      }
    }
  },
);
