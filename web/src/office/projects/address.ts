import {
  type OfficeSort,
  type OfficeView,
  officeFilterFields,
  officeQuery,
  officeSorts,
} from '@tidemark/contract/office/table';

/** The filter for the contract; "today" is computed each time. */
export type Filters = Omit<OfficeView['filters'], 'sort' | 'direction'>;
export type Direction = 'asc' | 'desc';
/** The position in the list: a page number, or a step from a page shown before; neither on the first page. */
export type Place = { page?: number } | { after: string } | { before: string } | { last: true };
export interface View {
  filters: Filters;
  sort: OfficeSort;
  direction: Direction;
  place: Place;
}

/** The list's URL: each filter as in the API's query, several values separated by commas. */
export interface OfficeAddress {
  status?: string;
  priority?: string;
  claimType?: string;
  technician?: number | 'unassigned';
  city?: string;
  scheduledFrom?: string;
  scheduledTo?: string;
  overdue?: true;
  inReview?: true;
  evidenceStage?: string;
  evidenceOpen?: true;
  deadlinePassed?: true;
  search?: string;
  sort?: OfficeSort;
  direction?: Direction;
  page?: number;
  after?: string;
  before?: string;
  last?: true;
}

export const noFilters: Filters = {};
const { today: _, ...filterFields } = officeFilterFields;
const names = Object.keys(filterFields) as (keyof Filters)[];
const texts: readonly string[] = ['city', 'search', 'scheduledFrom', 'scheduledTo'];

/** Newest first by age; every other column begins at its smallest. */
export const usualDirection = (sort: OfficeSort): Direction => (sort === 'id' ? 'desc' : 'asc');
export const noView: View = { filters: noFilters, sort: 'id', direction: 'desc', place: {} };

/** The valid parts of a URL; a search word that looks like a number arrives as one. */
export function readView(raw: Record<string, unknown>): View {
  const filters: Record<string, unknown> = {};
  for (const name of names) {
    const given = texts.includes(name) && typeof raw[name] === 'number' ? String(raw[name]) : raw[name];
    const { data } = filterFields[name].safeParse(given);
    if (data !== undefined && data !== '') filters[name] = data;
  }
  const sort = officeSorts.find((one) => one === raw.sort) ?? 'id';
  const direction = (['asc', 'desc'] as const).find((one) => one === raw.direction) ?? usualDirection(sort);
  return { filters, sort, direction, place: readPlace(raw) };
}

function readPlace(raw: Record<string, unknown>): Place {
  const { page, after, before, last } = raw;
  const { data } = officeQuery.safeParse({
    ...(page !== undefined && { page }),
    ...(after !== undefined && { after: String(after) }),
    ...(before !== undefined && { before: String(before) }),
    ...(last !== undefined && { last }),
    limit: pageSize,
  });
  if (data?.last) return { last: true };
  if (data?.after !== undefined) return { after: data.after };
  if (data?.before !== undefined) return { before: data.before };
  return data?.page !== undefined && data.page > 1 ? { page: data.page } : {};
}

export const pageSize = 50;

/** The shortest URL of a view. */
export function addressOf({ filters, sort, direction, place }: View): OfficeAddress {
  const asked = Object.entries(filters).flatMap(([name, value]) => {
    if (value === undefined || value === '') return [];
    return [[name, Array.isArray(value) ? value.join(',') : value]];
  });
  return {
    ...Object.fromEntries(asked),
    ...(sort !== 'id' && { sort }),
    ...(direction !== usualDirection(sort) && { direction }),
    ...place,
  };
}

/** The stored part of a view. */
export function keptOf({ filters, sort, direction }: Omit<View, 'place'>): OfficeView['filters'] {
  return {
    ...filters,
    ...(sort !== 'id' && { sort }),
    ...(direction !== usualDirection(sort) && { direction }),
  };
}

export function viewOf({ sort = 'id', direction, ...filters }: OfficeView['filters']): View {
  return { filters, sort, direction: direction ?? usualDirection(sort), place: {} };
}
