import pg from 'pg';
import { data } from '../server/ask.ts';
import type { Site } from '../server/site.ts';
import { figureOf } from './on-device.ts';

/** "room line" → figure, as the server shows it. */
export async function serverFigures({ url, token, roomIds }: Site): Promise<Map<string, number>> {
  const figures = new Map<string, number>();
  for (const roomId of roomIds) {
    const path = `/rooms/claim-sheet-data/${roomId}`;
    type Line = { fieldMasterId: number };
    const { claimSheetData } = await data<{ claimSheetData: Record<string, Line | Line[]> }>(url, token, {
      method: 'GET',
      path,
    });
    for (const line of Object.values(claimSheetData).flat()) {
      const figure = figureOf(line);
      if (figure !== undefined) figures.set(`${roomId} ${line.fieldMasterId}`, figure);
    }
  }
  return figures;
}

interface Log {
  /** Rows of the audit log about a changed sheet. */
  changes: number;
  /** Keys whose response says that something was saved. */
  keys: number;
  /** Figures that were put into the same line more than once. */
  twice: string[];
}

type Lines = Record<string, object | null> | null;

/** Reads the rooms' audit log from `since` on, and the keys. Every figure is typed once, so it is put once. */
export async function readLog(databaseUrl: string, roomIds: string[], since: number): Promise<Log> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ room: string; before: Lines; after: Lines }>(
      `SELECT subject_id AS room, before, after FROM audit_log
       WHERE action = 'claim-sheet-changed' AND subject_id = ANY ($1) AND id > $2 ORDER BY id`,
      [roomIds, since],
    );
    const put = new Map<string, number>();
    for (const { room, before, after } of rows) {
      for (const [line, values] of Object.entries(after ?? {})) {
        const [now, was] = [figureOf(values ?? {}), figureOf(before?.[line] ?? {})];
        // Fewer digits: a half-typed figure, which may appear again.
        if (now === was || now === undefined || now < 1_000) continue;
        const what = `${room} ${line} = ${now}`;
        put.set(what, (put.get(what) ?? 0) + 1);
      }
    }
    const keys = await client.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM idempotency_keys
       WHERE status = 200 AND (answer -> 'data' -> 'summary' ->> 'saved')::int > 0`,
    );
    return {
      changes: rows.length,
      keys: keys.rows[0]!.count,
      twice: [...put].filter(([, count]) => count > 1).map(([what, count]) => `${what}: ${count} times`),
    };
  } finally {
    await client.end();
  }
}

export async function lastOfLog(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query('SELECT coalesce(max(id), 0)::int AS last FROM audit_log');
    return rows[0].last;
  } finally {
    await client.end();
  }
}
