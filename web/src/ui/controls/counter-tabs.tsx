import { TriangleAlert } from 'lucide-react';
import { Skeleton } from '../feedback/skeleton.tsx';
import { showCounter } from '../format/formats.ts';
import styles from './counter-tabs.module.css';

export interface Counter<Value extends string> {
  value: Value;
  label: string;
  /** undefined while loading: the label stays, the figure is a skeleton. */
  count: number | undefined;
  /** Red with a triangle when the count is not 0. */
  urgent?: boolean | undefined;
}

export interface CounterTabsProps<Value extends string> {
  /** Names the group: "Filter projects". */
  label: string;
  counters: readonly Counter<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** The dashboard's five counters, which are also its filters. */
export function CounterTabs<Value extends string>({
  label,
  counters,
  value,
  onChange,
}: CounterTabsProps<Value>) {
  const long = counters.some(({ count }) => count !== undefined && count >= 1000 && count < 10_000);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div
      role="group"
      aria-label={label}
      className={`grid surface clip ${styles.counters}`}
      data-long={long || undefined}
    >
      {counters.map((counter) => {
        const urgent = counter.urgent && Boolean(counter.count);
        return (
          <button
            key={counter.value}
            type="button"
            aria-pressed={counter.value === value}
            data-urgent={urgent || undefined}
            onClick={() => onChange(counter.value)}
          >
            <b>
              {counter.count === undefined ? <Skeleton width={24} height={24} /> : showCounter(counter.count)}
              {urgent && <TriangleAlert size={18} strokeWidth={2.25} aria-hidden />}
            </b>{' '}
            <span>{counter.label}</span>
          </button>
        );
      })}
    </div>
  );
}
