import type { Actor } from '@tidemark/contract/access';
import { packageActions } from '@tidemark/contract/packages/actions';
import type { JobPackage, PackagePart, WholePackage } from '@tidemark/contract/packages/package';
import { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import type { ReadContext } from '../context.ts';
import type { Read } from '../db/database.ts';
import { mailsOf } from './mails.ts';

export { packageMailOf, type QueuePackageMail } from './mails.ts';

/** A package is built, and opened by its link, no matter who the project is assigned to. */
export const office: Actor = { id: 0, role: 'Manager' };

/** A package with what only the server keeps of it. */
export type StoredPackage = JobPackage & { linkId: string | null };

const selectPackages = (db: Read) =>
  db
    .selectFrom('packages')
    .innerJoin('technicians', 'technicians.id', 'packages.technicianId')
    .select([
      'packages.id',
      'packages.projectId',
      'packages.kind',
      'packages.through',
      'packages.parts',
      'packages.state',
      'packages.open',
      'packages.createdAt',
      'packages.lastError',
      'packages.linkId',
      sql<string>`trim(technicians.first_name || ' ' || technicians.last_name)`.as('createdBy'),
      sql<string | null>`CASE WHEN packages.link_expires_at > now() THEN packages.link_expires_at END`.as(
        'linkUntil',
      ),
      sql<number>`(SELECT count(*) FROM package_parts WHERE package_id = packages.id)::int`.as('zips'),
      sql<number>`coalesce((SELECT sum(size) FROM package_parts WHERE package_id = packages.id), 0)::float8`.as(
        'size',
      ),
    ]);

/** The packages of a job, newest first. */
export const packagesOf = (db: Read, projectId: number): Promise<StoredPackage[]> =>
  selectPackages(db)
    .where('packages.projectId', '=', projectId)
    .orderBy('packages.createdAt', 'desc')
    .orderBy('packages.id', 'desc')
    .execute();

export const findPackage = (db: Read, id: string): Promise<StoredPackage | undefined> =>
  selectPackages(db).where('packages.id', '=', id).executeTakeFirst();

/** @throws Refusal package_not_found */
export async function packageOf(db: Read, projectId: number, id: string): Promise<StoredPackage> {
  const found = await findPackage(db, id);
  if (found?.projectId !== projectId) throw new Refusal('package_not_found');
  return found;
}

/** Its ZIPs; `urlOf` says where each one is. */
export async function partsOfPackage(
  db: Read,
  id: string,
  urlOf: (number: number) => string,
): Promise<PackagePart[]> {
  const parts = await db
    .selectFrom('packageParts')
    .select(['number', 'size', 'sha256', 'files'])
    .where('packageId', '=', id)
    .orderBy('number')
    .execute();
  return parts.map((part) => ({ ...part, url: urlOf(part.number) }));
}

/** Where a part is: for the browser itself, which writes it to the disk and sends no token. */
export function addressOfPart(
  { fileAddress }: Pick<ReadContext, 'fileAddress'>,
  { id, projectId }: Pick<StoredPackage, 'id' | 'projectId'>,
) {
  const address = fileAddress(String(projectId), packageActions.zip).replace(':packageId', id);
  return (number: number): string => `${address}&part=${number}`;
}

export const nameOfZip = (projectId: number, part: { number: number; of: number }): string =>
  `project-${projectId}-package${part.of > 1 ? `-${part.number}-of-${part.of}` : ''}.zip`;

export const openings = ['package-opened', 'package-downloaded'] as const;
/** What is told of who opened a link; the audit log has all of it. */
const mostOpenings = 100;

/** Who opened the link of a package and downloaded it, the latest first. */
export async function openingsOf(
  db: Read,
  { id, projectId }: Pick<StoredPackage, 'id' | 'projectId'>,
): Promise<WholePackage['openings']> {
  return db
    .selectFrom('auditLog')
    .select(['at', 'ip', sql<number | null>`(after ->> 'part')::int`.as('part')])
    .where('subject', '=', 'project')
    .where('subjectId', '=', String(projectId))
    .where('action', 'in', openings)
    .where(sql<boolean>`after ->> 'id' = ${id}`)
    .orderBy('id', 'desc')
    .limit(mostOpenings)
    .execute();
}

/** With its files, who opened it, and what was mailed. */
export const wholePackageOf = async (
  context: Pick<ReadContext, 'fileAddress'>,
  db: Read,
  of: StoredPackage,
): Promise<WholePackage> => ({
  ...shownPackage(of),
  files: await partsOfPackage(db, of.id, addressOfPart(context, of)),
  openings: await openingsOf(db, of),
  mails: await mailsOf(db, of.id),
});

/** Without what only the server keeps. */
export const shownPackage = ({ linkId: _, ...told }: StoredPackage): JobPackage => told;
