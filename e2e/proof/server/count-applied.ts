import pg from 'pg';

export interface Applied {
  /** Audit rows by action: one for each change that was made. */
  audited: Map<string, number>;
  /** Keys the server has a success for. */
  keys: number;
}

/** Counts in the database itself what was applied. */
export async function countApplied(databaseUrl: string): Promise<Applied> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const audit = await client.query('SELECT action, count(*)::int AS count FROM audit_log GROUP BY action');
    const keys = await client.query('SELECT count(*)::int AS count FROM idempotency_keys WHERE status < 300');
    return {
      audited: new Map(audit.rows.map(({ action, count }) => [action, count])),
      keys: keys.rows[0].count,
    };
  } finally {
    await client.end();
  }
}
