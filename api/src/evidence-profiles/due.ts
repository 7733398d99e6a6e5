import { momentOf } from '@tidemark/contract/clock';
import { profileFor } from '@tidemark/contract/evidence-profiles/choose';
import { type Due, deadlinesOf, type Moments } from '@tidemark/contract/evidence-profiles/deadlines';
import type { EvidenceProfile } from '@tidemark/contract/evidence-profiles/profile';
import { sql } from 'kysely';
import type { Read } from '../db/database.ts';
import { newestProfiles, profileOf } from './read.ts';

/** Jobs that began longer ago, or beyond the newest of them, are not looked at: Today stays fast whatever a company has. */
const lately = { days: 60, jobs: 500 } as const;
/** What is due later than that is no matter of the day. */
const ahead = 24 * 3_600_000;

export interface DueJob {
  id: number;
  due: Due;
}

/** The first open deadline of each job that is late or due within a day, the earliest first; `more`: not all were looked at. */
export async function dueJobs(
  db: Read,
  { now, timeZone }: { now: number; timeZone: string },
): Promise<{ jobs: DueJob[]; more: boolean }> {
  const profiles = await newestProfiles(db);
  const rows = await begunLately(db);
  const kept = new Map<string, EvidenceProfile>();
  for (const { profileId, version } of rows) {
    const key = `${profileId} ${version}`;
    if (profileId !== null && version !== null && !kept.has(key))
      kept.set(key, await profileOf(db, profileId, version));
  }
  const jobs = rows.flatMap(({ id, profileId, version, ...row }): DueJob[] => {
    const profile = kept.get(`${profileId} ${version}`) ?? profileFor(profiles, row);
    const [due] = profile ? deadlinesOf(momentsOf(row, timeZone), profile, timeZone).filter(isOpen) : [];
    return due && Date.parse(due.dueAt) < now + ahead ? [{ id, due }] : [];
  });
  return {
    jobs: jobs.toSorted((one, other) => Date.parse(one.due.dueAt) - Date.parse(other.due.dueAt)),
    more: rows.length === lately.jobs,
  };
}

const isOpen = ({ doneAt }: Due) => doneAt === null;

type Row = Omit<Awaited<ReturnType<typeof begunLately>>[number], 'id' | 'profileId' | 'version'>;

function momentsOf({ project, inspection, drying, done }: Row, timeZone: string): Moments {
  const day = inspection?.arrivalDate;
  const arrival =
    day && inspection.arrivalTime ? momentOf(`${day}T${inspection.arrivalTime}:00`, timeZone) : null;
  return {
    started: project.startedAt,
    arrival: arrival?.toISOString() ?? null,
    submitted: inspection?.submittedAt ?? null,
    completed: project.completedAt,
    'work-start': drying?.watch?.workStartAt ?? null,
    dry: drying?.watch?.dryAt ?? null,
    'drying-closed': drying?.closedAt ?? null,
    'authorization-sealed': done.authorizationAt,
    'certificate-sealed': done.certificateAt,
    'estimate-sent': done.estimateAt,
  };
}

const sealedAt = (kind: string) => sql<string | null>`(
  SELECT min(documents.received_at) FROM documents
  JOIN document_templates texts ON texts.id = documents.template_id AND texts.version = documents.version
  WHERE documents.project_id = projects.id AND documents.number IS NOT NULL
    AND documents.withdrawn_at IS NULL AND texts.kind = ${kind})`;
const moment = (of: ReturnType<typeof sql<unknown>>) =>
  sql<string | null>`to_char(${of} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Jobs that are open and began lately, the newest first, with what chooses their profile and when things happened. */
async function begunLately(db: Read) {
  const rows = await db
    .selectFrom('projects')
    .leftJoinLateral(
      (by) =>
        by
          .selectFrom('inspections')
          .selectAll('inspections')
          .whereRef('inspections.projectId', '=', 'projects.id')
          .where('inspections.status', '!=', 'Cancelled')
          .orderBy('inspections.startedAt', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .leftJoin('dryings', 'dryings.projectId', 'projects.id')
    .leftJoin('jobProfiles', 'jobProfiles.projectId', 'projects.id')
    .where('projects.jobClosedAt', 'is', null)
    .where('projects.begunAt', '>', sql<string>`now() - make_interval(days => ${lately.days})`)
    .select(['projects.id', 'jobProfiles.profileId', 'jobProfiles.version'])
    .select(['projects.claimType', 'projects.residentType', 'projects.startedAt', 'projects.completedAt'])
    .select('projects.insuranceCompany as officeInsurer')
    .select(['newest.insuranceClaimType', 'newest.damageType', 'newest.category'])
    .select(['newest.insuranceCompany', 'newest.insuranceCompany1'])
    .select(['newest.id as inspectionId', 'newest.arrivalDate', 'newest.arrivalTime', 'newest.submittedAt'])
    .select(['dryings.watch', sql<string | null>`dryings.body ->> 'closedAt'`.as('closedAt')])
    .select([
      sealedAt('work-authorization').as('authorizationAt'),
      sealedAt('drying-certificate').as('certificateAt'),
      moment(
        sql`(SELECT min(letters.sent_at) FROM estimate_letters letters WHERE letters.inspection_id = newest.id)`,
      ).as('estimateAt'),
    ])
    .orderBy('projects.begunAt', 'desc')
    .limit(lately.jobs)
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, profileId: row.profileId, version: row.version },
    project: {
      ...{ claimType: row.claimType, residentType: row.residentType, insuranceCompany: row.officeInsurer },
      ...{ startedAt: row.startedAt, completedAt: row.completedAt },
    },
    inspection: row.inspectionId === null ? null : row,
    drying: { watch: row.watch, closedAt: row.closedAt },
    done: {
      ...{ authorizationAt: row.authorizationAt, certificateAt: row.certificateAt },
      estimateAt: row.estimateAt,
    },
  }));
}
