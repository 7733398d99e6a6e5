import pg from 'pg';
import { data, signIn } from '../server/ask.ts';

export const technician = { email: 'technician@demo.tidemark.example', password: 'tidemark-demo' };

/** An entry of the audit log, and the keys of its transaction. */
export interface Audited {
  id: number;
  action: string;
  subject: string;
  subjectId: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  keys: string[];
}

/** The server's side of the proof: its preparation, and what its database says about a run. */
export class Office {
  private readonly url: string;
  private readonly databaseUrl: () => Promise<string>;
  private tokens: { manager: string; technician: string } | undefined;
  private signedInAt = 0;
  private technicianId = 0;

  constructor(url: string, databaseUrl: () => Promise<string>) {
    this.url = url;
    this.databaseUrl = databaseUrl;
  }

  /** A project to work on and a completed one, both the technician's. */
  async prepare(title: string): Promise<{ project: number; original: number }> {
    // An access token lives for 15 minutes, and the proof runs for an hour.
    if (!this.tokens || performance.now() - this.signedInAt > 5 * 60_000) {
      this.tokens = {
        manager: await signIn(this.url, 'manager@demo.tidemark.example'),
        technician: await signIn(this.url, technician.email),
      };
      this.signedInAt = performance.now();
    }
    this.technicianId ||= (
      await data<{ technician: { id: number } }>(this.url, this.tokens.technician, {
        method: 'GET',
        path: '/auth/me',
      })
    ).technician.id;
    const project = await this.project(title);
    const original = await this.project(`${title}, before`);
    for (const act of ['start', 'complete']) {
      const path = `/projects/${original}/${act}`;
      await data(this.url, this.tokens.technician, { method: 'POST', path, body: {} });
    }
    return { project, original };
  }

  private async project(title: string): Promise<number> {
    const body = {
      ...{
        title,
        addressLine1: title,
        city: 'Lisle',
        state: 'IL',
        zipCode: '60532',
        customerName: 'Ines Roth',
      },
      ...{ technicianId: this.technicianId, confirmDuplicates: true },
    };
    const asked = { method: 'POST', path: '/projects', body };
    return (await data<{ project: { id: number } }>(this.url, this.tokens!.manager, asked)).project.id;
  }

  /** The log's last entry; a run's own come after it. */
  async lastEntry(): Promise<number> {
    const [row] = await this.rows<{ id: string }>('SELECT coalesce(max(id), 0) AS id FROM audit_log');
    return Number(row!.id);
  }

  /**
   * The technician's entries after this one. A change, its entry and its key commit together, so all their rows have
   * the same transaction.
   */
  async entriesAfter(id: number): Promise<Audited[]> {
    const rows = await this.rows<Omit<Audited, 'keys'> & { keys: string[] | null }>(
      `SELECT a.id::int, a.action, a.subject, a.subject_id AS "subjectId", a.before, a.after,
        (SELECT array_agg(k.key) FROM idempotency_keys k WHERE k.xmin = a.xmin) AS keys
      FROM audit_log a
      WHERE a.id > $1 AND a.technician_id = $2 AND a.subject <> 'technician'
      ORDER BY a.id`,
      [id, this.technicianId],
    );
    return rows.map((row) => ({ ...row, keys: row.keys ?? [] }));
  }

  /** The response to each of these keys, if there is one. */
  async answers(keys: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.rows<{ key: string; status: number }>(
      'SELECT key, status FROM idempotency_keys WHERE key = ANY($1)',
      [keys],
    );
    return new Map(rows.map(({ key, status }) => [key, status]));
  }

  private async rows<R extends pg.QueryResultRow>(query: string, values: unknown[] = []): Promise<R[]> {
    const client = new pg.Client({ connectionString: await this.databaseUrl() });
    await client.connect();
    try {
      return (await client.query<R>(query, values)).rows;
    } finally {
      await client.end();
    }
  }
}
