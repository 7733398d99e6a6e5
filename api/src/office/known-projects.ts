import { createHash } from 'node:crypto';
import type { ImportFacts } from '@tidemark/contract/office/import/read-line';
import { houseOf } from '@tidemark/contract/office/import/same-ids';
import type { ImportAnswer } from '@tidemark/contract/office/import/shapes';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { hashOfExternalId, projectsByExternalId } from '../inbound-projects/read.ts';

export interface GoodLine {
  line: number;
  facts: ImportFacts;
  hash: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();
/** The loss and its address, as in the file. */
export const houseHash = (facts: ImportFacts): Buffer => sha256(houseOf(facts));

const folded = (value: string) =>
  value
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ');

/** What identifies a line: its external id, or else address, customer and date. */
export function hashOf(facts: ImportFacts, zipCode = facts.zipCode): string {
  const { externalId, addressLine1, addressLine2, city, customerName, scheduledDate } = facts;
  if (externalId) return hashOfExternalId(externalId).toString('hex');
  const parts = [addressLine1, addressLine2 ?? '', city, zipCode, customerName, scheduledDate ?? ''].map(
    folded,
  );
  return sha256(JSON.stringify(parts)).toString('hex');
}
/** The hash from when 02134 was read as the 2134 a spreadsheet makes of it. */
const formerHashOf = (facts: ImportFacts) => hashOf(facts, facts.zipCode.replace(/^0+/, ''));

interface Known {
  /** The existing projects of the lines, by hash. */
  projects: Map<string, number>;
  /** Lines whose external id belongs to a project with another address or customer. */
  errors: ImportAnswer['errors'];
}

/**
 * The lines that already exist: imported before, sent by a CRM with this external id or, without one, created with the
 * same address, customer and date.
 */
export async function knownProjects(tx: Tx, good: readonly GoodLine[]): Promise<Known> {
  if (good.length === 0) return { projects: new Map(), errors: [] };
  const projects = await toldByCrm(tx, good);
  for (const { hash, id } of await madeByHand(tx, good)) projects.set(hash, id);
  const imported = await tx
    .selectFrom('importedProjects')
    .select([sql<string>`encode(hash, 'hex')`.as('hash'), 'projectId', 'house'])
    .where(
      'hash',
      'in',
      good.flatMap(({ hash, facts }) => [hash, formerHashOf(facts)].map((hex) => Buffer.from(hex, 'hex'))),
    )
    .execute();
  const byHash = new Map(imported.map((row) => [row.hash, row]));
  for (const { hash, facts } of good) {
    const found = byHash.get(hash) ?? byHash.get(formerHashOf(facts));
    if (found) projects.set(hash, found.projectId);
  }
  const houses = new Map(imported.flatMap(({ hash, house }) => (house ? [[hash, house] as const] : [])));
  return { projects, errors: await otherHouses(tx, good, projects, houses) };
}

async function toldByCrm(tx: Tx, good: readonly GoodLine[]): Promise<Map<string, number>> {
  const told = await projectsByExternalId(
    tx,
    good.flatMap(({ facts }) => facts.externalId ?? []),
  );
  return new Map(
    good.flatMap(({ hash, facts }) => {
      const id = facts.externalId && told.get(facts.externalId);
      return id ? [[hash, id] as const] : [];
    }),
  );
}

async function madeByHand(tx: Tx, good: readonly GoodLine[]): Promise<{ hash: string; id: number }[]> {
  const byHand = good.filter(({ facts }) => facts.externalId === null);
  const column = (of: (facts: ImportFacts) => string | null | undefined) =>
    byHand.map(({ facts }) => of(facts) ?? null);
  const { rows } = await sql<{ hash: string; id: number }>`
    SELECT lines.hash, min(projects.id) AS id
    FROM unnest(
      ${byHand.map(({ hash }) => hash)}::text[], ${column((facts) => facts.addressLine1)}::text[],
      ${column((facts) => facts.addressLine2)}::text[], ${column((facts) => facts.city)}::text[],
      ${column((facts) => facts.zipCode)}::text[], ${column((facts) => facts.customerName)}::text[],
      ${column((facts) => facts.scheduledDate)}::date[]
    ) AS lines (hash, line1, line2, city, zip, customer, day)
    JOIN projects ON projects.address_key = fold(lines.line1)
      AND fold(coalesce(projects.address_line2, '')) = fold(coalesce(lines.line2, ''))
      AND projects.city_key = fold(lines.city)
      AND ltrim(fold(projects.zip_code), '0') = ltrim(fold(lines.zip), '0')
      AND projects.customer_key = fold(lines.customer) AND projects.scheduled_date IS NOT DISTINCT FROM lines.day
    GROUP BY lines.hash`.execute(tx);
  return rows;
}

/**
 * A line with a project's external id must name the same house as the project, or as the line that made it:
 * spreadsheets create two losses under one number, which must not merge.
 */
async function otherHouses(
  tx: Tx,
  good: readonly GoodLine[],
  known: ReadonlyMap<string, number>,
  imported: ReadonlyMap<string, Buffer>,
): Promise<ImportAnswer['errors']> {
  const lines = good.filter(({ facts, hash }) => facts.externalId !== null && known.has(hash));
  if (lines.length === 0) return [];
  const found = await tx
    .selectFrom('projects')
    .select(['id', 'addressLine1', 'addressLine2', 'city', 'zipCode', 'customerName'])
    .where('id', 'in', [...new Set(lines.map(({ hash }) => known.get(hash)!))])
    .execute();
  const projects = new Map(found.map((project) => [project.id, project]));
  return lines.flatMap(({ line, facts, hash }) => {
    const project = projects.get(known.get(hash)!);
    if (!project || houseOf(project) === houseOf(facts) || imported.get(hash)?.equals(houseHash(facts)))
      return [];
    const { id, customerName, addressLine1, city } = project;
    const message = `External id ${facts.externalId} belongs to project #${id} (${customerName}, ${addressLine1}, ${city}). This line has a different address or customer.`;
    return [{ line, field: 'externalId', message }];
  });
}
