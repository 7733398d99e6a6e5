import { contactLine } from '@tidemark/contract/company/letterhead';
import type { packageActions, sharedPackageActions } from '@tidemark/contract/packages/actions';
import { packageDays } from '@tidemark/contract/packages/package';
import { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { record, recordAll } from '../audit/record.ts';
import { newestCompany } from '../company/read.ts';
import type { Caller, Handler } from '../context.ts';
import type { Read, Tx } from '../db/database.ts';
import type { Files } from '../files/blobs.ts';
import { newestZone } from '../inspections/read.ts';
import { lockProject, readProject } from '../projects/read.ts';
import { addressOf } from '../reports/read.ts';
import { bytesOfPart } from './download.ts';
import type { NoteOpening } from './note-opening.ts';
import { findPackage, office, packageOf, partsOfPackage, type StoredPackage } from './read.ts';

/** The token follows from a link's id and the server's secret, so it is stored nowhere. */
export interface PackageLinks {
  tokenOf(id: string): string;
  holds(id: string, token: string): boolean;
}

const ended = { linkId: null, linkExpiresAt: null, linkBy: null };

/** A package has at most one link; asked again it is renewed, and the caller answers for it. */
export const linkPackage =
  (links: PackageLinks): Handler<typeof packageActions.link> =>
  async (context, { params }) => {
    const { tx, actor } = context;
    const project = await lockProject(tx, actor, params.id);
    const found = await packageOf(tx, project.id, params.packageId);
    if (found.state !== 'ready') throw new Refusal('package_not_ready');
    const linkId = (found.linkUntil && found.linkId) || uuidv7();
    await tx
      .updateTable('packages')
      .set({
        ...{ linkId, linkBy: actor.id },
        linkExpiresAt: sql<string>`now() + make_interval(days => ${packageDays})`,
      })
      .where('id', '=', found.id)
      .execute();
    const { linkUntil } = await packageOf(tx, project.id, found.id);
    await record(tx, context, {
      action: 'package-linked',
      subject: 'project',
      subjectId: project.id,
      after: { id: found.id, link: linkId, expiresAt: linkUntil },
    });
    return { url: `/package/${found.id}?share=${links.tokenOf(linkId)}`, expiresAt: linkUntil! };
  };

/** The link is invalid after the commit; the package's next link is different. */
export const endPackageLink: Handler<typeof packageActions.endLink> = async (context, { params }) => {
  const { tx, actor } = context;
  const project = await lockProject(tx, actor, params.id);
  const { id, linkId } = await packageOf(tx, project.id, params.packageId);
  if (!linkId) return {};
  await tx.updateTable('packages').set(ended).where('id', '=', id).execute();
  await record(tx, context, {
    action: 'package-link-ended',
    subject: 'project',
    subjectId: project.id,
    before: { id, link: linkId },
  });
  return {};
};

/** Revokes a terminated person's links, since no one is responsible for them anymore. */
export async function endPackageLinksOf(tx: Tx, caller: Caller, technicianId: number): Promise<void> {
  const its = await tx
    .selectFrom('packages')
    .select(['id', 'projectId', 'linkId'])
    .where('linkBy', '=', technicianId)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (its.length === 0) return;
  await tx.updateTable('packages').set(ended).where('linkBy', '=', technicianId).execute();
  await recordAll(
    tx,
    caller,
    its.map(({ id, projectId, linkId }) => ({
      action: 'package-link-ended' as const,
      subject: 'project' as const,
      subjectId: projectId,
      before: { id, link: linkId },
    })),
  );
}

/** Wrong, expired and revoked are one 404. @throws Refusal unknown_path */
async function linked(db: Read, links: PackageLinks, id: string, share = ''): Promise<StoredPackage> {
  const found = await findPackage(db, id);
  // Without a link a token is computed anyway, so that timing reveals nothing.
  const genuine = links.holds(found?.linkId ?? id, share);
  if (!found?.linkId || !found.linkUntil || found.state !== 'ready' || !genuine)
    throw new Refusal('unknown_path');
  return found;
}

interface Sharing {
  links: PackageLinks;
  note: NoteOpening;
}

export const readShared =
  ({ links, note }: Sharing): Handler<typeof sharedPackageActions.read> =>
  async (context, { params, query: { share } }) => {
    const { db } = context;
    const found = await linked(db, links, params.packageId, share);
    const company = await newestCompany(db);
    const project = await readProject(db, office, found.projectId);
    const address = `/api/v1/packages/${found.id}.zip?share=${links.tokenOf(found.linkId!)}`;
    const files = await partsOfPackage(db, found.id, (number) => `${address}&part=${number}`);
    await note(context, found);
    const { id, kind, open, size, createdAt } = found;
    return {
      ...{ id, kind, open, size, createdAt, files },
      company: { name: company.name, contact: contactLine(company) },
      project: { id: project.id, title: project.title, address: addressOf(project) },
      timeZone: company.timeZone ?? (await newestZone(db, project.id)) ?? 'UTC',
      expiresAt: found.linkUntil!,
    };
  };

export const readSharedZip =
  (files: Files, { links, note }: Sharing): Handler<typeof sharedPackageActions.zip> =>
  async (context, { params, query: { share, part = 1 } }) => {
    const found = await linked(context.db, links, params.packageId, share);
    const bytes = await bytesOfPart(context.db, files, found, part);
    if (!bytes) throw new Refusal('unknown_path');
    await note(context, found, part);
    return bytes;
  };
