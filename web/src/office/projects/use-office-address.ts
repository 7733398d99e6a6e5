import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { addressOf, type Filters, type OfficeAddress, type Place, readView, type View } from './address.ts';

export interface ShowView {
  /**
   * Another filter or order starts at its first page. Typing replaces the history step, so that Back undoes it at once.
   */
  show: (part: Partial<Omit<View, 'place'>>, how?: { replace: boolean }) => void;
  go: (place: Place, how?: { replace: boolean }) => void;
}

/** The list's view in the URL: Back, a reload and a shared link show the same. */
export function useOfficeAddress(): { view: View } & ShowView {
  const address = useSearch({ strict: false }) as OfficeAddress;
  const navigate = useNavigate();
  const read = readView({ ...address });
  // Keeps the filter object identical, so that paging does not count again.
  const filters = useSame<Filters>(read.filters);
  const place = useSame<Place>(read.place);
  const { sort, direction } = read;
  const view = useMemo(() => ({ filters, sort, direction, place }), [filters, sort, direction, place]);
  const show = useCallback<ShowView['show']>(
    (part, { replace } = { replace: false }) => {
      const search = (before: OfficeAddress) => addressOf({ ...readView({ ...before }), ...part, place: {} });
      void navigate({ to: '.', search, replace, resetScroll: false });
    },
    [navigate],
  );
  const go = useCallback<ShowView['go']>(
    (place, { replace } = { replace: false }) => {
      const search = (before: OfficeAddress) => addressOf({ ...readView({ ...before }), place });
      void navigate({ to: '.', search, replace });
    },
    [navigate],
  );
  return { view, show, go };
}

/** A plain value that stays the same object while it is equal. */
function useSame<T extends object>(value: T): T {
  const written = JSON.stringify(value);
  return useMemo(() => JSON.parse(written) as T, [written]);
}
