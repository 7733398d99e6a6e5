import { afterEach, expect, test, vi } from 'vitest';
import { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { approvedJob, typed } from './testing/approved.ts';

const api = useApi({ server: { timeZone: 'America/Chicago' } });
afterEach(() => vi.useRealTimers());

const numbers = async () =>
  (
    await api.db
      .selectFrom('invoices')
      .select('number')
      .where('number', 'is not', null)
      .orderBy('number')
      .execute()
  ).map(({ number }) => number);
const upTo = (last: number) =>
  Array.from({ length: last }, (_, n) => `${new Date().getFullYear()}-${String(n + 1).padStart(4, '0')}`);

/** Drafts of several jobs: those of one wait for its project, these for the counter alone. */
async function drafts(count: number) {
  const jobs = [];
  for (let n = 0; n < 5; n++) jobs.push(await approvedJob(api));
  const made = [];
  for (let n = 0; n < count; n++) {
    const job = jobs[n % jobs.length]!;
    made.push({ job, id: (await job.draft(typed)).id });
  }
  return made;
}

test('invoice numbers: 20 issued at once are 1 to 20 without a gap, also where every third is killed', async () => {
  const first = await drafts(20);
  const replies = await Promise.all(first.map(({ job, id }) => job.issue(id)));
  for (const reply of replies) reply.ok();
  expect(await numbers()).toEqual(upTo(20));

  // The database ends the transaction of every third one after it took its number.
  const { sql } = await import('kysely');
  await sql`
    CREATE FUNCTION kill_third() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.action = 'invoice-issued' AND NEW.subject_id = ANY (
        SELECT id::text FROM killed_invoices) THEN
        PERFORM pg_terminate_backend(pg_backend_pid());
      END IF;
      RETURN NEW;
    END $$`.execute(api.db);
  await sql`CREATE TABLE killed_invoices (id uuid PRIMARY KEY)`.execute(api.db);
  await sql`CREATE TRIGGER kill_third BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION kill_third()`.execute(
    api.db,
  );
  const second = await drafts(21);
  const killed = second.filter((_, n) => n % 3 === 0);
  for (const { id } of killed) await sql`INSERT INTO killed_invoices VALUES (${id})`.execute(api.db);
  const answers = await Promise.all(second.map(({ job, id }) => job.issue(id)));
  api.takeErrors();
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(14);
  expect(await numbers()).toEqual(upTo(34));
  // Sent again, they take the next numbers.
  await sql`DELETE FROM killed_invoices`.execute(api.db);
  for (const { job, id } of killed) (await job.issue(id)).ok();
  expect(await numbers()).toEqual(upTo(41));
  await sql`DROP TRIGGER kill_third ON audit_log`.execute(api.db);
});

test('invoice numbers: two managers issue one draft, one wins', async () => {
  const { draft, issue } = await approvedJob(api);
  const { id } = await draft(typed);
  const replies = await Promise.all([issue(id), issue(id), issue(id)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  for (const reply of replies.filter(({ status }) => status === 409))
    expect(reply.code).toBe('invoice_issued');
});

test('invoice numbers: Dec 31, 23:30 in Chicago is the old year, the server’s clock is in UTC', async () => {
  const { draft, of, boss } = await approvedJob(api);
  const [old, young] = [await draft(typed), await draft(typed)];
  const issueAt = async (now: string, { id }: { id: string }) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    // What was signed years ago has ended.
    const token = api.tokens.sign({ technicianId: boss.id, signInId: boss.signInId });
    return (await new Person(api.url, token, boss).send('invoices.issue', of(id))).ok().invoice;
  };
  expect(await issueAt('2031-01-01T05:30:00Z', old)).toMatchObject({
    ...{ number: '2030-0001', issuedOn: '2030-12-31', dueOn: '2031-01-30' },
  });
  expect(await issueAt('2031-01-01T06:00:00Z', young)).toMatchObject({
    ...{ number: '2031-0001', issuedOn: '2031-01-01' },
  });
});
