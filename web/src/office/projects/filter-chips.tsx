import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { besideRow } from '../../ui/controls/beside-row.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useTechnicians } from '../use-technicians.ts';
import { type Filters, noFilters, type View } from './address.ts';
import { copy } from './copy.ts';
import { describeFilters, type Told } from './describe-filters.ts';
import styles from './projects.module.css';
import type { ShowView } from './use-office-address.ts';

interface Props {
  filters: Filters;
  show: ShowView['show'];
  /** The control that opens the filters; it gets the focus when the last one is removed. */
  opener: RefObject<HTMLButtonElement | null>;
}

/** The active filters, each removable. */
export function FilterChips({ view, ...props }: Omit<Props, 'filters'> & { view: View }) {
  const { technician } = view.filters;
  return typeof technician === 'number' ? (
    <NamedChips filters={view.filters} {...props} />
  ) : (
    <Chips filters={view.filters} {...props} nameOf={() => undefined} />
  );
}

function NamedChips(props: Props) {
  const { choices } = useTechnicians();
  return <Chips {...props} nameOf={(id) => choices?.find(({ value }) => value === String(id))?.label} />;
}

function Chips({ filters, show, opener, nameOf }: Props & { nameOf: (id: number) => string | undefined }) {
  const told = describeFilters(filters, nameOf);
  if (told.length === 0) return null;
  return (
    <ul className={`flex wrap gap-2 ${styles.chips}`} aria-label={copy.filters}>
      {told.map(({ words, fields }) => (
        <li key={words}>
          <Button
            size="sm"
            aria-label={`Remove the filter ${words}`}
            onClick={({ currentTarget }) => {
              if (told.length > 1) besideRow(currentTarget, () => opener.current)();
              else opener.current?.focus();
              show({ filters: without(filters, fields) });
            }}
          >
            {words}
            <X size={16} aria-hidden />
          </Button>
        </li>
      ))}
      <li>
        <Button
          size="sm"
          kind="quiet"
          onClick={() => {
            opener.current?.focus();
            show({ filters: noFilters });
          }}
        >
          {copy.clear}
        </Button>
      </li>
    </ul>
  );
}

function without(filters: Filters, fields: Told['fields']): Filters {
  return Object.fromEntries(
    Object.entries(filters).filter(([name]) => !fields.includes(name as keyof Filters)),
  );
}
