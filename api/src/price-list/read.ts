import { isManager, type Role } from '@tidemark/contract/access';
import { defaultPriceList } from '@tidemark/contract/price-list/default-list';
import { codesOf, feesOf, type PriceList } from '@tidemark/contract/price-list/price-list';
import { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import { newestCompany } from '../company/read.ts';
import type { Read } from '../db/database.ts';

/** The list that ships, before anything is made with it. */
export const shipped: PriceList = {
  version: 1,
  savedAt: null,
  savedBy: null,
  ...defaultPriceList,
  prices: { ...defaultPriceList.prices },
};

/** The company may keep its prices from technicians. @throws Refusal forbidden */
export async function refuseUnlessReader(db: Read, role: Role): Promise<void> {
  if (isManager(role)) return;
  if (!(await newestCompany(db)).techniciansReadPrices) throw new Refusal('forbidden');
}

/** When and by whom a version was saved; neither for the one that ships. */
export function selectVersions(db: Read) {
  return db
    .selectFrom('priceLists')
    .leftJoin('technicians', 'technicians.id', 'priceLists.technicianId')
    .select([
      'priceLists.version',
      sql<string | null>`CASE WHEN technicians.id IS NOT NULL THEN price_lists.saved_at END`.as('savedAt'),
      sql<string | null>`trim(technicians.first_name || ' ' || technicians.last_name)`.as('savedBy'),
    ]);
}

const selectLists = (db: Read) => selectVersions(db).select('priceLists.figures');
type Row = Awaited<ReturnType<ReturnType<typeof selectLists>['execute']>>[number];
const shown = ({ figures, ...version }: Row): PriceList => ({
  ...version,
  ...figures,
  fees: feesOf(figures.fees),
  codes: codesOf(figures.codes),
});

export async function newestPriceList(db: Read): Promise<PriceList> {
  const found = await selectLists(db).orderBy('priceLists.version', 'desc').limit(1).executeTakeFirst();
  return found ? shown(found) : shipped;
}

/** @throws Refusal price_list_not_found */
export async function priceListOf(db: Read, version: number): Promise<PriceList> {
  const found = await selectLists(db).where('priceLists.version', '=', version).executeTakeFirst();
  if (found) return shown(found);
  const newest = await newestPriceList(db);
  if (newest.version !== version) throw new Refusal('price_list_not_found');
  return newest;
}
