import { RefreshCw } from 'lucide-react';
import { CounterTabs } from '../ui/controls/counter-tabs.tsx';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { SearchField } from '../ui/controls/search-field.tsx';
import { copy } from './copy.ts';
import { type Filter, filters } from './filters.ts';
import styles from './tools.module.css';

export interface ToolsProps {
  counts: Record<Filter, number> | undefined;
  filter: Filter;
  onFilter: (filter: Filter) => void;
  typed: string;
  onType: (typed: string) => void;
  refreshing: boolean;
  onRefresh: () => void;
}

/** Counters that filter, search and Refresh. */
export function Tools({ counts, filter, onFilter, typed, onType, refreshing, onRefresh }: ToolsProps) {
  return (
    <div className={`stack gap-2 ${styles.tools}`}>
      <CounterTabs
        label="Filter projects"
        counters={filters.map((value) => ({
          value,
          label: value,
          count: counts?.[value],
          urgent: value === 'Urgent',
        }))}
        value={filter}
        onChange={onFilter}
      />
      <search className={`row gap-2 ${styles.search}`}>
        <SearchField
          label="Search projects"
          placeholder={copy.searchPlaceholder}
          maxLength={200}
          value={typed}
          onChange={onType}
        />
        <IconButton
          label="Refresh"
          bordered
          aria-busy={refreshing}
          icon={<RefreshCw size={20} className={refreshing ? 'spin' : undefined} aria-hidden />}
          onClick={onRefresh}
        />
      </search>
    </div>
  );
}
