import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { addProject } from '../testing/factories.ts';
import { useApi } from '../testing/use-api.ts';
import { listen, type Stream } from './testing/listen.ts';

const api = useApi({ server: { liveEveryMs: 100 } });
const streams: Stream[] = [];

afterEach(async () => {
  for (const stream of streams.splice(0)) await stream.close();
});

/** The log after an import of this many lines, in one look. */
const changeMany = (projects: number) =>
  sql`INSERT INTO audit_log (action, subject, subject_id)
    SELECT 'project-changed', 'project', 1000000 + n FROM generate_series(1, ${projects}) AS n`.execute(
    api.db,
  );

test.each([501, 5_000])(
  'live changes: %i projects changed at once, sent as one: read everything',
  async (projects) => {
    const manager = await api.person({ role: 'Manager' });
    const other = await api.person({ role: 'Manager' });
    const project = await addProject(api.db, null);
    const stream = await listen(manager);
    streams.push(stream);
    await changeMany(projects);
    await stream.untilEverything();
    expect(stream.projects).toEqual([]);

    // The stream continues, and whoever returns meanwhile gets the same and not a 500.
    const back = await listen(manager, 60);
    streams.push(back);
    await back.untilEverything();
    expect(back.projects).toEqual([]);
    (
      await other.send('projects.update', { params: { id: project }, body: { claimType: 'Commercial' } })
    ).ok();
    expect(await stream.until(project)).toEqual([project]);
    expect(await back.until(project)).toEqual([project]);
  },
);
