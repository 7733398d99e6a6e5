import { wholeNumberOf } from '@tidemark/contract/typed-numbers';
import { type Filter, filters } from './filters.ts';

/** What of the dashboard lives in its address, so that Back and a reload keep it. */
export interface DashboardAddress {
  /** "assigned", "in-progress" …; All is the absence of it. */
  filter?: string;
  search?: string;
  /** How many steps of cards were scrolled into, from 2; 1 is the absence of it. */
  page?: number;
}

const slug = (filter: Filter) => filter.toLowerCase().replace(' ', '-');
export const filterOf = ({ filter }: DashboardAddress): Filter =>
  filters.find((one) => slug(one) === filter) ?? 'All';

const mostTyped = 200;
const mostPages = 10_000;

/** Keeps of an address what the dashboard understands; a word that looks like a number arrives as one. */
export function readDashboardAddress(raw: Record<string, unknown>): DashboardAddress {
  const filter = filters.find((one) => one !== 'All' && slug(one) === raw.filter);
  const search = ['string', 'number', 'boolean'].includes(typeof raw.search) ? String(raw.search) : '';
  return dashboardAddress({ filter: filter ?? 'All', search, page: pageOf(raw.page) });
}

const pageOf = (page: unknown) => (typeof page === 'number' ? page : (wholeNumberOf(String(page)) ?? 1));

/** The shortest address of a view. */
export function dashboardAddress({
  filter,
  search,
  page,
}: {
  filter: Filter;
  search: string;
  page: number;
}): DashboardAddress {
  const asked = search.trim().slice(0, mostTyped);
  return {
    ...(filter !== 'All' && { filter: slug(filter) }),
    ...(asked !== '' && { search: asked }),
    ...(Number.isInteger(page) && page > 1 && { page: Math.min(page, mostPages) }),
  };
}
