import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Cluster, Finding } from './cluster.ts';

const migrations = resolve(import.meta.dirname, '../../../api/migrations');

/** All servers and a separate worker start at once on an empty database. */
export async function startTogether(cluster: Cluster): Promise<Finding> {
  const began = performance.now();
  for (const server of cluster.servers) server.launch();
  await Promise.all([...cluster.servers.map((server) => server.ready()), cluster.worker()]);
  const ms = Math.round(performance.now() - began);
  const complaints = cluster.servers.flatMap(({ errors }) => errors);

  const files = (await readdir(migrations)).map((name) => name.replace(/\.sql$/, '')).sort();
  const applied = await cluster.query<{ name: string }>('SELECT name FROM kysely_migration ORDER BY name');
  if (applied.map(({ name }) => name).join() !== files.join())
    complaints.push(`${applied.length} migrations are written down, ${files.length} there are`);
  const [counted] = await cluster.query<
    Record<'people' | 'emails' | 'projects' | 'titles' | 'queues', number>
  >(
    `SELECT (SELECT count(*)::int FROM technicians) AS people, (SELECT count(DISTINCT email)::int FROM technicians) AS emails,
       (SELECT count(*)::int FROM projects) AS projects, (SELECT count(DISTINCT (title, address_line1))::int FROM projects) AS titles,
       (SELECT count(*)::int FROM pgboss.queue WHERE name IN ('crm', 'drive', 'mail', 'letters')) AS queues`,
  );
  const { people, emails, projects, titles, queues } = counted!;
  if (people !== 5 || emails !== 5) complaints.push(`${people} demo accounts with ${emails} addresses`);
  if (projects === 0 || projects !== titles)
    complaints.push(`${projects} demo projects, ${titles} different`);
  if (queues !== 4) complaints.push(`${queues} queues`);
  return {
    figures: `3 servers and a worker apart ready in ${ms} ms: ${applied.length} migrations, ${people} people, ${projects} projects, each once`,
    complaints,
  };
}
