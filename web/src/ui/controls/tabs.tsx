import { type ReactNode, useId } from 'react';
import { roveAndPress } from './roving.ts';
import styles from './tabs.module.css';

export interface Tab<Value extends string = string> {
  value: Value;
  label: string;
  /** 12, or "100+". */
  count?: number | string | undefined;
  icon?: ReactNode;
  /** What waits there; an orange dot says so. */
  waits?: string | undefined;
}

export interface TabsProps<Value extends string> {
  /** Names the list of tabs. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** The panel of the current tab. */
  children: ReactNode;
}

/** Tabs with their panel; arrow keys move and select. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) {
  const id = useId();
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className={`flex gap-1 narrow-wrap ${styles.tabs}`}
        onKeyDown={(event) => roveAndPress(event, '[role=tab]')}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={`${id}-${tab.value}`}
            type="button"
            role="tab"
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.icon}
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
            {tab.waits && (
              <span className={styles.waits} role="img" aria-label={tab.waits} title={tab.waits} />
            )}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
