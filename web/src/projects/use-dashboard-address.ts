import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type DashboardAddress, dashboardAddress, filterOf } from './dashboard-address.ts';
import type { Filter } from './filters.ts';

/** How long nothing is added to the list before its length goes into the address: the router would jerk the scrolling. */
const rest = 400;

/** How far each visit of a dashboard got, by its entry in the history: Back is often pressed before the address says so. */
const reached = new Map<string, number>();

/** The dashboard's view in the address: a filter is a step that Back undoes, typing and scrolling are not. */
export function useDashboardAddress() {
  const address = useSearch({ strict: false }) as DashboardAddress;
  const navigate = useNavigate();
  const router = useRouter();
  const [place] = useState(router.latestLocation.pathname);
  const filter = filterOf(address);
  const search = address.search ?? '';
  const kept = address.page ?? 1;

  const visit = router.latestLocation.state.__TSR_key ?? '';
  const [seen, setSeen] = useState({ filter, search, page: Math.max(kept, reached.get(visit) ?? 1) });
  const current = seen.filter === filter && seen.search === search ? seen : { filter, search, page: kept };
  if (current !== seen) setSeen(current);
  const { page } = current;
  useEffect(() => {
    if (router.latestLocation.pathname === place) reached.set(visit, page);
  }, [visit, page, router, place]);
  useEffect(() => {
    if (page === kept) return;
    const timer = setTimeout(() => {
      // A screen that was filled without scrolling fills itself again, and one being left keeps its address.
      if (window.scrollY === 0 || router.latestLocation.pathname !== place) return;
      const search = (before: DashboardAddress) => dashboardAddress({ ...viewOf(before), page });
      void navigate({ to: '.', search, replace: true, resetScroll: false });
    }, rest);
    return () => clearTimeout(timer);
  }, [page, kept, navigate, router, place]);

  const show = useCallback(
    (next: { filter?: Filter; search?: string }, replace: boolean) => {
      const search = (before: DashboardAddress) => dashboardAddress({ ...viewOf(before), ...next, page: 1 });
      void navigate({ to: '.', search, replace, resetScroll: false });
    },
    [navigate],
  );
  const acts = useMemo(
    () => ({
      showFilter: (filter: Filter) => show({ filter }, false),
      showSearch: (search: string) => show({ search }, true),
      showAll: () => show({ filter: 'All', search: '' }, false),
      showPage: (page: number) => setSeen((before) => ({ ...before, page })),
    }),
    [show],
  );
  return { filter, search, page, ...acts };
}

const viewOf = (address: DashboardAddress) => ({
  filter: filterOf(address),
  search: address.search ?? '',
});
