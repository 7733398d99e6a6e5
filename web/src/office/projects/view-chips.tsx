import { unassigned } from '@tidemark/contract/office/table';
import { todayActions } from '@tidemark/contract/today/actions';
import { useCallback } from 'react';
import { call, useAnswer } from '../../offline/calls/index.ts';
import { useNews } from '../../offline/pull/index.ts';
import { useSession } from '../../offline/session/index.ts';
import { Button } from '../../ui/controls/button.tsx';
import { dayOfMoment } from '../../ui/format/dates.ts';
import { showCounter } from '../../ui/format/formats.ts';
import { type Filters, noFilters, type View } from './address.ts';
import styles from './projects.module.css';
import type { ShowView } from './use-office-address.ts';

interface Chip {
  label: string;
  filters: Filters;
  total?: number | undefined;
}

/** The day's questions, one press each; what is counted is counted as on Today. */
export function ViewChips({ view, show }: { view: View; show: ShowView['show'] }) {
  const me = useSession()?.technician.id;
  const day = dayOfMoment();
  const read = useCallback(() => call(todayActions.read, { query: { today: day } }), [day]);
  const { answer, refresh } = useAnswer(read);
  useNews(refresh, { pace: 'later' });
  const { search, ...shown } = view.filters;
  const chips: Chip[] = [
    { label: 'All', filters: noFilters },
    { label: 'Late', filters: { overdue: true }, total: answer?.late.total },
    { label: 'Today', filters: { scheduledFrom: day, scheduledTo: day }, total: answer?.visits.total },
    { label: 'Unassigned', filters: unassigned, total: answer?.unassigned.total },
    { label: 'In review', filters: { inReview: true }, total: answer?.toReview.total },
    ...(me === undefined ? [] : [{ label: 'Mine', filters: { technician: me } }]),
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form; this names buttons
    <div role="group" aria-label="Show" className={`flex gap-2 ${styles.views}`}>
      {chips.map(({ label, filters, total }) => (
        <Button
          key={label}
          size="sm"
          aria-pressed={same(filters, shown)}
          onClick={() => show({ filters: search ? { ...filters, search } : filters })}
        >
          {label}
          {total !== undefined && (
            <span className="num" data-late={(label === 'Late' && total > 0) || undefined}>
              {showCounter(total)}
            </span>
          )}
        </Button>
      ))}
    </div>
  );
}

const same = (one: Filters, other: Filters) => sorted(one) === sorted(other);
const sorted = (filters: Filters) =>
  JSON.stringify(Object.entries(filters).sort(([a], [b]) => a.localeCompare(b)));
