import { type OfficeCount, officeSorts } from '@tidemark/contract/office/table';
import { Bookmark, SlidersHorizontal } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { useTypedSearch } from '../../projects/use-typed-search.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SearchField } from '../../ui/controls/search-field.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { useDesktop } from '../../ui/layout/use-desktop.ts';
import { type Direction, type Filters, usualDirection, type View } from './address.ts';
import { copy } from './copy.ts';
import { ExportButton } from './export-button.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterDialog } from './filter-dialog.tsx';
import styles from './projects.module.css';
import type { ShowView } from './use-office-address.ts';
import { ViewChips } from './view-chips.tsx';
import { ViewsDialog } from './views-dialog.tsx';
import { sortLabels } from './words.ts';

interface Props {
  view: View;
  counted: OfficeCount | undefined;
  show: ShowView['show'];
}

/** Search, filters and views above the list; on touch also the sort order, which a table has in its headers. */
export function ProjectTools({ view, counted, show }: Props) {
  const desktop = useDesktop();
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<{ what: 'filters' | 'views'; round: number }>();
  const openIt = (what: 'filters' | 'views') =>
    setOpen((before) => ({ what, round: (before?.round ?? 0) + 1 }));
  const { filters } = view;
  const { search = '', ...others } = filters;
  const ask = useCallback(
    (asked: string) => show({ filters: withSearch(filters, asked) }, { replace: true }),
    [show, filters],
  );
  const { typed, setTyped } = useTypedSearch(search, ask);
  return (
    <>
      <div className={`grid cols-2 gap-2 ${styles.tools}`} data-narrows>
        <SearchField
          className={styles.search}
          label={copy.search}
          placeholder={copy.searchPlaceholder}
          maxLength={200}
          value={typed}
          onChange={setTyped}
        />
        {!desktop && (
          <SelectField
            label="Sort by"
            className={styles.search}
            choices={officeSorts.flatMap((sort) =>
              (['asc', 'desc'] as const).map((direction) => ({
                value: `${sort} ${direction}`,
                label: `${sortLabels[sort]}, ${directionWord(sort, direction)}`,
              })),
            )}
            value={`${view.sort} ${view.direction}`}
            onChange={({ target }) => {
              const [sort, direction] = target.value.split(' ') as [View['sort'], Direction];
              show({ sort, direction });
            }}
          />
        )}
        <Button
          ref={opener}
          icon={<SlidersHorizontal size={20} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => openIt('filters')}
        >
          {copy.filters}
          {Object.keys(others).length > 0 && ` (${Object.keys(others).length})`}
        </Button>
        <Button
          icon={<Bookmark size={20} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => openIt('views')}
        >
          {copy.views}
        </Button>
        {desktop && <ExportButton view={view} />}
      </div>
      <ViewChips view={view} show={show} />
      <FilterChips view={view} show={show} opener={opener} />
      {open?.what === 'filters' && (
        <FilterDialog key={open.round} filters={view.filters} counted={counted} show={show} />
      )}
      {open?.what === 'views' && <ViewsDialog key={open.round} view={view} show={show} />}
    </>
  );
}

function withSearch({ search: _, ...others }: Filters, search: string): Filters {
  return search ? { ...others, search } : others;
}

function directionWord(sort: View['sort'], direction: Direction): string {
  if (sort === 'id') return direction === 'desc' ? 'newest first' : 'oldest first';
  if (sort === 'priority') return direction === 'asc' ? 'urgent first' : 'urgent last';
  return direction === usualDirection(sort) ? 'ascending' : 'descending';
}
