import { furthestPageRow, type OfficeCount, type OfficePage } from '@tidemark/contract/office/table';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../ui/controls/button.tsx';
import { type Place, pageSize } from './address.ts';
import styles from './projects.module.css';

const furthestPage = furthestPageRow / pageSize;

interface Props {
  page: Pick<OfficePage, 'next' | 'previous'>;
  place: Place;
  /**
   * Whether the page on screen is the requested one; until then the buttons do nothing, because they refer to the
   * previous page.
   */
  current: boolean;
  counted: OfficeCount | undefined;
  go: (place: Place) => void;
}

/** Pages through the list. Pages have numbers as far as the contract counts; beyond, only previous and next. */
export function OfficePager({ page: { next, previous }, place, current, counted, go }: Props) {
  const walked = 'after' in place || 'before' in place || 'last' in place;
  const page = walked ? undefined : ('page' in place && place.page) || 1;
  const pages = counted && !counted.more ? Math.max(Math.ceil(counted.total / pageSize), 1) : undefined;
  if (next === null && previous === null && (page === 1 || page === undefined)) return null;

  const forward = (): Place =>
    page !== undefined && page < furthestPage ? { page: page + 1 } : { after: next ?? '' };
  const back = (): Place => {
    if (page === undefined) return { before: previous ?? '' };
    return page > 2 ? { page: page - 1 } : {};
  };
  const end = (): Place => {
    if (pages === undefined || pages > furthestPage) return { last: true };
    return pages > 1 ? { page: pages } : {};
  };
  const step = (to: () => Place) => ({
    'aria-disabled': !current || undefined,
    onClick: () => current && go(to()),
  });
  return (
    <nav className={`grid align-center cols-2 gap-2 ${styles.pager}`} aria-label="Pages of projects">
      <Button
        size="sm"
        icon={<ChevronFirst size={18} aria-hidden />}
        disabled={previous === null}
        {...step(() => ({}))}
      >
        First
      </Button>
      <Button
        size="sm"
        icon={<ChevronLeft size={18} aria-hidden />}
        disabled={previous === null}
        {...step(back)}
      >
        Previous
      </Button>
      <span className="tabular" role="status">
        {whereabouts(page, pages, 'last' in place || next === null)}
      </span>
      <Button
        size="sm"
        icon={<ChevronRight size={18} aria-hidden />}
        disabled={next === null}
        {...step(forward)}
      >
        Next
      </Button>
      <Button size="sm" icon={<ChevronLast size={18} aria-hidden />} disabled={next === null} {...step(end)}>
        Last
      </Button>
    </nav>
  );
}

function whereabouts(page: number | undefined, pages: number | undefined, atEnd: boolean): string {
  if (page === undefined) return atEnd ? 'Last page' : 'Later page';
  return pages === undefined ? `Page ${page}` : `Page ${page} of ${pages}`;
}
