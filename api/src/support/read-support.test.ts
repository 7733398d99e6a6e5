import { expect, test } from 'vitest';
import { useApi } from '../testing/use-api.ts';

const api = useApi({ server: { support: { phone: '(630) 555-0100', email: null } } });

test('support: anyone signed in reads whom to call as the server is configured', async () => {
  const someone = await api.person({ role: 'Field Technician' });
  expect((await someone.send('support.read')).ok()).toEqual({
    support: { phone: '(630) 555-0100', email: null },
  });
});
