import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { type Counts, deleteRows } from './delete-rows.ts';

/** Deletes projects and anonymizes people, in one transaction. */
const atOnce = 100;
/** Second document, section 9: what the privacy policy promises. */
const kept = { project: '5 years', employee: '7 years', timeTracking: '3 years' };
/** Audit events that show when and where a person worked. */
const timeEntries = [
  'signed-in',
  'signed-out',
  'signed-out-everywhere',
  'sign-in-failed',
  'sign-in-ended',
  'sign-in-ended-by-reuse',
  'password-link-asked',
  'password-change-failed',
  'unsent-export-opened',
  'unsent-export-refused',
];

/**
 * One portion of everything past its retention period, counted by table. Nothing left: no counts.
 *
 * - Projects 5 years after completion and the last write to their job, with all below them. One with a follow-up project waits until that is gone.
 * - Sign-ins and their log after 3 years; entries about projects after 5, about accounts after 7.
 * - The record of a technician 7 years after termination: the row stays, because their work refers to it, without
 *   personal data.
 */
export async function forgetOld(tx: Tx): Promise<Counts> {
  await sql`SELECT set_config('tidemark.retention', 'on', true)`.execute(tx);
  const counts: Counts = new Map();
  await forgetProjects(tx, counts);
  await forgetTimes(tx, counts);
  await forgetPeople(tx, counts);
  await sql`SELECT set_config('tidemark.retention', 'off', true)`.execute(tx);
  return counts;
}

async function forgetProjects(tx: Tx, counts: Counts): Promise<void> {
  const due = await tx
    .selectFrom('projects')
    .select('id')
    .where('status', '=', 'Completed')
    .where('completedAt', '<', sql<string>`now() - ${kept.project}::interval`)
    .where(sql<boolean>`coalesce(job_written_at, completed_at) < now() - ${kept.project}::interval`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('projects as later')
            .select('later.id')
            .whereRef('later.originalProjectId', '=', 'projects.id'),
        ),
      ),
    )
    .orderBy('completedAt')
    .limit(atOnce)
    .forUpdate()
    .execute();
  if (due.length === 0) return;
  // Only a new statement sees a follow-up made while this waited for the lock; none can be made now.
  const followed = await tx
    .selectFrom('projects')
    .select('originalProjectId')
    .where(
      'originalProjectId',
      'in',
      due.map(({ id }) => id),
    )
    .execute();
  const waiting = new Set(followed.map(({ originalProjectId }) => originalProjectId));
  const values = due.map(({ id }) => id).filter((id) => !waiting.has(id));
  await deleteRows(tx, { table: 'projects', column: 'id', type: 'integer', values }, counts);
}

async function forgetTimes(tx: Tx, counts: Counts): Promise<void> {
  const signIns = await tx
    .deleteFrom('signIns')
    .where('lastUsedAt', '<', sql<string>`now() - ${kept.timeTracking}::interval`)
    .executeTakeFirstOrThrow();
  count(counts, 'sign_ins', signIns.numDeletedRows);
  const entries = await tx
    .deleteFrom('auditLog')
    .where(({ or, and, eb }) =>
      or([
        and([
          eb('action', 'in', timeEntries),
          eb('at', '<', sql<string>`now() - ${kept.timeTracking}::interval`),
        ]),
        and([
          eb('subject', '<>', 'technician'),
          eb('at', '<', sql<string>`now() - ${kept.project}::interval`),
        ]),
        eb('at', '<', sql<string>`now() - ${kept.employee}::interval`),
      ]),
    )
    .executeTakeFirstOrThrow();
  count(counts, 'audit_log', entries.numDeletedRows);
  await tx.deleteFrom('refreshTokens').where('expiresAt', '<', sql<string>`now()`).execute();
  await tx
    .deleteFrom('accountMails')
    .where('createdAt', '<', sql<string>`now() - interval '90 days'`)
    .execute();
  // The undo record of an import; its projects and their keys stay.
  await tx
    .deleteFrom('projectImports')
    .where('lastAt', '<', sql<string>`now() - interval '90 days'`)
    .execute();
}

const removed = sql<string>`'removed-' || id || '@removed.invalid'`;

async function forgetPeople(tx: Tx, counts: Counts): Promise<void> {
  const people = await tx
    .updateTable('technicians')
    .set({
      ...{
        firstName: 'Former',
        lastName: 'technician',
        email: removed,
        passwordHash: null,
        passwordHashBefore: null,
      },
      ...{ phoneNumber: null, emergencyContact: null, emergencyPhone: null, address: null, city: null },
      ...{ state: null, zipCode: null, country: null, dateOfBirth: null, experienceYears: null, notes: null },
      ...{ hireDate: null, lastLogin: null, updatedAt: sql`now()` },
    })
    .where('id', 'in', (db) =>
      db
        .selectFrom('technicians')
        .select('id')
        .where('status', '=', 'Terminated')
        .where('terminatedAt', '<', sql<string>`now() - ${kept.employee}::interval`)
        .where('email', '<>', removed)
        .limit(atOnce),
    )
    .returning('id')
    .execute();
  if (people.length === 0) return;
  const ids = people.map(({ id }) => id);
  await tx.deleteFrom('signIns').where('technicianId', 'in', ids).execute();
  await tx.deleteFrom('exportCodes').where('technicianId', 'in', ids).execute();
  await tx.deleteFrom('accountMails').where('technicianId', 'in', ids).execute();
  await tx.deleteFrom('idempotencyKeys').where('technicianId', 'in', ids).execute();
  await sql`UPDATE audit_log SET before = NULL, after = NULL
    WHERE subject = 'technician' AND subject_id = ANY(${ids.map(String)}::text[])`.execute(tx);
  await sql`UPDATE audit_log SET ip = NULL WHERE technician_id = ANY(${ids}::int[])`.execute(tx);
  count(counts, 'technicians', BigInt(ids.length));
}

function count(counts: Counts, table: string, rows: bigint): void {
  if (rows > 0n) counts.set(table, (counts.get(table) ?? 0) + Number(rows));
}
