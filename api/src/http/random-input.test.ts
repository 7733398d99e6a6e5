import type { Role } from '@tidemark/contract/access';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { signedHeaders } from '../integrations/signature.ts';
import type { Caller } from '../testing/random-input/records.ts';
import { sendRandomInput } from '../testing/random-input/run.ts';
import { inboundSecret, useApi } from '../testing/use-api.ts';

const api = useApi();

async function caller(role: Role): Promise<Caller> {
  const { id, token } = await api.person({ role });
  const made: Caller = {
    ...{ name: role, role, technicianId: id, token: token! },
    async renew() {
      const signInId = uuidv7();
      await api.db.insertInto('signIns').values({ id: signInId, technicianId: id }).execute();
      made.token = api.tokens.sign({ technicianId: id, signInId });
    },
  };
  return made;
}

/** A small part of `npm run proof:random-input`, the same every time. */
test("random input: any input from anyone, no 500, only the contract's refusals, and no data of others or internals", async () => {
  const found = await sendRandomInput({
    url: api.url,
    people: async () => ({
      technicians: await Promise.all((['Field Technician', 'Lead Technician'] as const).map(caller)),
      managers: await Promise.all((['Supervisor', 'Admin'] as const).map(caller)),
      worker: await caller('Field Technician'),
      nobody: { name: 'nobody', role: null, technicianId: null, token: null, renew: async () => {} },
    }),
    signBody: (id, body) => signedHeaders(inboundSecret, id, body),
    ...{ withinMs: 60_000, requests: 340, each: 1, seed: 20_261_121, atOnce: 4 },
  });
  expect(found.complaints).toEqual([]);
  expect(found.done.size).toBeGreaterThan(40);
});
