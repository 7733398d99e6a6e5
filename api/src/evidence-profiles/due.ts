import { momentOf } from '@tidemark/contract/clock';
import { profileFor } from '@tidemark/contract/evidence-profiles/choose';
import { type Due, deadlinesOf, type Moments } from '@tidemark/contract/evidence-profiles/deadlines';
import type { DeadlineGoal } from '@tidemark/contract/evidence-profiles/goals';
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
  const rows = await jobsBegun(db, (begun) =>
    begun
      .where('projects.begunAt', '>', sql<string>`now() - make_interval(days => ${lately.days})`)
      .orderBy('projects.begunAt', 'desc')
      .limit(lately.jobs),
  );
  const profileOfJob = await profilesOf(db, rows);
  const jobs = await firstOpen(db, rows, { until: now + ahead, timeZone, profileOfJob });
  return {
    jobs: jobs.toSorted((one, other) => Date.parse(one.due.dueAt) - Date.parse(other.due.dueAt)),
    more: rows.length === lately.jobs,
  };
}

/** The first open deadline of a job with this profile, whenever it is; undefined of a closed one. */
export async function firstDue(
  db: Read,
  projectId: number,
  { profile, timeZone }: { profile: EvidenceProfile; timeZone: string },
): Promise<Due | undefined> {
  if (profile.deadlines.length === 0) return undefined;
  const rows = await jobsBegun(db, (begun) => begun.where('projects.id', '=', projectId));
  const [job] = await firstOpen(db, rows, {
    ...{ until: Number.POSITIVE_INFINITY, timeZone, profileOfJob: () => profile },
  });
  return job?.due;
}

type ProfileOfJob = (job: Job) => EvidenceProfile | undefined;

/** The profile that each job keeps, or the one that fits it now. */
async function profilesOf(db: Read, jobs: readonly Job[]): Promise<ProfileOfJob> {
  const profiles = await newestProfiles(db);
  const kept = new Map<string, EvidenceProfile>();
  for (const { profileId, version } of jobs) {
    const key = `${profileId} ${version}`;
    if (profileId !== null && version !== null && !kept.has(key))
      kept.set(key, await profileOf(db, profileId, version));
  }
  return ({ profileId, version, ...job }) => kept.get(`${profileId} ${version}`) ?? profileFor(profiles, job);
}

async function firstOpen(
  db: Read,
  jobs: readonly Job[],
  { until, timeZone, profileOfJob }: { until: number; timeZone: string; profileOfJob: ProfileOfJob },
): Promise<DueJob[]> {
  const soon = jobs.flatMap((row) => {
    const profile = profileOfJob(row);
    const dues = profile ? deadlinesOf(momentsOf(row, timeZone), profile, timeZone) : [];
    const open = dues.filter((due) => isOpen(due) && Date.parse(due.dueAt) < until);
    return open.length > 0 ? [{ id: row.id, inspectionId: row.inspection?.inspectionId ?? null, open }] : [];
  });
  const done = await doneAtOffice(db, soon);
  return soon.flatMap(({ id, inspectionId, open }): DueJob[] => {
    const due = open.find(({ goal }) => !done(goal, { id, inspectionId }));
    return due ? [{ id, due }] : [];
  });
}

const isOpen = ({ doneAt }: Due) => doneAt === null;

type Job = Awaited<ReturnType<typeof jobsBegun>>[number];

function momentsOf({ project, inspection, drying }: Job, timeZone: string): Moments {
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
  };
}

const papers: Readonly<Partial<Record<DeadlineGoal, string>>> = {
  'authorization-sealed': 'work-authorization',
  'certificate-sealed': 'drying-certificate',
};

interface Its {
  id: number;
  inspectionId: string | null;
}

/** Which of these jobs have their papers sealed, their estimate sent and an invoice issued, read for those alone that have a deadline. */
async function doneAtOffice(db: Read, jobs: readonly Its[]) {
  if (jobs.length === 0) return () => false;
  const inspections = jobs.flatMap(({ inspectionId }) => inspectionId ?? []);
  const { rows: sealed } = await sql<{ projectId: number; kind: string }>`
    SELECT DISTINCT documents.project_id, texts.kind FROM documents
    JOIN document_templates texts ON texts.id = documents.template_id AND texts.version = documents.version
    WHERE documents.project_id = ANY (${jobs.map(({ id }) => id)}::integer[]) AND documents.number IS NOT NULL
      AND documents.withdrawn_at IS NULL AND texts.kind = ANY (${Object.values(papers)}::text[])`.execute(db);
  const { rows: sent } = await sql<{ inspectionId: string }>`
    SELECT inspection_id FROM estimate_letters
    WHERE inspection_id = ANY (${inspections}::uuid[]) AND unsent_at IS NULL
    UNION SELECT inspection_id FROM estimate_sendings
    WHERE inspection_id = ANY (${inspections}::uuid[]) AND unsent_at IS NULL`.execute(db);
  const { rows: billed } = await sql<{ projectId: number }>`
    SELECT DISTINCT project_id FROM invoices
    WHERE project_id = ANY (${jobs.map(({ id }) => id)}::integer[]) AND kind <> 'deductible'
      AND state IN ('Issued', 'Paid')`.execute(db);
  const isBilled = new Set(billed.map(({ projectId }) => projectId));
  const isSealed = new Set(sealed.map(({ projectId, kind }) => `${projectId} ${kind}`));
  const isSent = new Set(sent.map(({ inspectionId }) => inspectionId));
  return (goal: DeadlineGoal, { id, inspectionId }: Its): boolean => {
    if (goal === 'estimate-sent') return inspectionId !== null && isSent.has(inspectionId);
    return goal === 'invoice-issued' ? isBilled.has(id) : isSealed.has(`${id} ${papers[goal]}`);
  };
}

/** Open jobs, with what chooses their profile and when things happened. */
const openJobs = (db: Read) =>
  db
    .selectFrom('projects')
    .leftJoinLateral(
      (by) =>
        by
          .selectFrom('inspections')
          .select(['inspections.id', 'insuranceClaimType', 'damageType', 'category', 'insuranceCompany'])
          .select(['insuranceCompany1', 'arrivalDate', 'arrivalTime', 'submittedAt'])
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
    .select(['projects.id', 'jobProfiles.profileId', 'jobProfiles.version'])
    .select(['projects.claimType', 'projects.residentType', 'projects.startedAt', 'projects.completedAt'])
    .select('projects.insuranceCompany as officeInsurer')
    .select(['newest.insuranceClaimType', 'newest.damageType', 'newest.category'])
    .select(['newest.insuranceCompany', 'newest.insuranceCompany1'])
    .select(['newest.id as inspectionId', 'newest.arrivalDate', 'newest.arrivalTime', 'newest.submittedAt'])
    .select(['dryings.watch', sql<string | null>`dryings.body ->> 'closedAt'`.as('closedAt')]);
type OpenJobs = ReturnType<typeof openJobs>;

async function jobsBegun(db: Read, which: (jobs: OpenJobs) => OpenJobs) {
  const rows = await which(openJobs(db)).execute();
  return rows.map((row) => ({
    ...{ id: row.id, profileId: row.profileId, version: row.version },
    project: {
      ...{ claimType: row.claimType, residentType: row.residentType, insuranceCompany: row.officeInsurer },
      ...{ startedAt: row.startedAt, completedAt: row.completedAt },
    },
    inspection: row.inspectionId === null ? null : row,
    drying: { watch: row.watch, closedAt: row.closedAt },
  }));
}
