import { sql } from 'kysely';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { addProject } from '../testing/factories.ts';
import { password } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';

const timeZone = 'Pacific/Auckland';
const api = useApi({ server: { timeZone } });

test('one clock: signing in and asking who is signed in, with a zone set, tells it', async () => {
  const dana = await api.person();
  const login = await api.anyone.send('auth.login', { body: { email: dana.email, password } });
  expect(login.ok().timeZone).toBe(timeZone);
  expect((await dana.send('auth.me')).ok().timeZone).toBe(timeZone);
});

const csv = async (reply: Response) =>
  Papa.parse<Record<string, string>>(await reply.text(), { header: true, skipEmptyLines: true }).data;

test('one clock: exports, with a zone set, use its times and name it in one column', async () => {
  const [dana, manager] = [await api.person(), await api.person({ role: 'Manager' })];
  await addProject(api.db, dana, { city: 'Quincy', createdAt: '2026-01-04T14:52:13Z' });
  const [project] = await csv(
    await manager.fetch('GET', '/api/v1/office/projects.csv', { query: { city: 'quincy' } }),
  );
  expect(project).toMatchObject({ Created: '2026-01-05 03:52:13', Completed: '', 'Time zone': timeZone });

  await sql`INSERT INTO audit_log (technician_id, action, subject, subject_id, at)
    VALUES (${dana.id}, 'project-changed', 'project', '1', '2026-07-04T14:52:13.250Z')`.execute(api.db);
  const query = { technicianId: dana.id };
  const [entry] = await csv(await manager.fetch('GET', '/api/v1/audit/export.csv', { query }));
  expect(entry).toMatchObject({ When: '2026-07-05 02:52:13', 'Time zone': timeZone });
});

test('one clock: the weeks of the overview, with a zone set, begin at its midnight, in winter and summer', async () => {
  const [office, dana] = [await api.person({ role: 'Supervisor' }), await api.person()];
  const created = async (today: string) => {
    const { weeks } = (await office.send('office.overview', { query: { weeks: 2, today } })).ok();
    return weeks.map(({ week, created }) => [week, created]);
  };
  await addProject(api.db, dana, { createdAt: '2025-02-02T10:59:59Z' });
  await addProject(api.db, dana, { createdAt: '2025-02-02T11:00:00Z' });
  expect(await created('2025-02-03')).toEqual([
    ['2025-01-27', 1],
    ['2025-02-03', 1],
  ]);
  await addProject(api.db, dana, { createdAt: '2025-07-06T11:59:59Z' });
  await addProject(api.db, dana, { createdAt: '2025-07-06T12:00:00Z' });
  expect(await created('2025-07-07')).toEqual([
    ['2025-06-30', 1],
    ['2025-07-07', 1],
  ]);
});
