import { ListFilter } from 'lucide-react';
import type { Ref } from 'react';
import { SearchField } from '../ui/controls/search-field.tsx';
import { copy } from './copy.ts';
import styles from './sheet-tools.module.css';
import type { useVisibleLines } from './visible-lines.ts';

interface SheetToolsProps
  extends Pick<ReturnType<typeof useVisibleLines>, 'search' | 'setSearch' | 'onlyFilled' | 'setOnlyFilled'> {
  ref?: Ref<HTMLElement>;
  /** Enter in the search: on to the first line found. */
  onEnter?: () => void;
}

/** Search and Only filled, with their keys where there is a keyboard. */
export function SheetTools({ search, setSearch, onlyFilled, setOnlyFilled, ref, onEnter }: SheetToolsProps) {
  return (
    <search ref={ref} className={`row gap-2 narrow-wrap ${styles.tools}`}>
      <div className={`flex grow min-w-0 relative ${styles.search}`}>
        <SearchField
          label={copy.search}
          placeholder={copy.search}
          value={search}
          onChange={setSearch}
          aria-keyshortcuts="/"
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              // What Enter does by itself would happen in the cell that has the focus by then.
              event.preventDefault();
              onEnter?.();
            }
            if (event.key === 'Escape') setSearch('');
          }}
        />
        {search === '' && <kbd className={`hidden ${styles.key}`}>/</kbd>}
      </div>
      <button
        type="button"
        className={`align-center flex-none surface nowrap w-600 tap inline-flex gap-2 edged ${styles.toggle}`}
        aria-pressed={onlyFilled}
        aria-keyshortcuts="F"
        onClick={() => setOnlyFilled(!onlyFilled)}
      >
        <ListFilter size={20} aria-hidden />
        {copy.onlyFilled}
        <kbd className={`hidden ${styles.key}`}>F</kbd>
      </button>
    </search>
  );
}
