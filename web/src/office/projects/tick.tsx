import type { OfficeProject } from '@tidemark/contract/office/table';
import type { ReactNode } from 'react';
import { Check } from '../../ui/controls/check.tsx';
import { useAboveBars } from '../../ui/feedback/under-toasts.ts';
import { goToBulkBar } from './bulk-bar.tsx';
import { copy } from './copy.ts';
import styles from './projects.module.css';
import type { Chosen } from './use-chosen.ts';

interface Props {
  project: OfficeProject;
  label: ReactNode;
  ticked: boolean;
  choose: Chosen['choose'];
}

/** Selects a project. By keyboard the next stop after a ticked one skips the list to the actions. */
export function Tick({ project, label, ticked, choose }: Props) {
  return (
    <>
      <Check
        className={styles.tick}
        label={label}
        checked={ticked}
        onChange={({ target }) => choose([project], target.checked)}
      />
      {ticked && <ToBar />}
    </>
  );
}

function ToBar() {
  return (
    <button
      type="button"
      className={`ink-tide w-650 ${styles.toBar}`}
      style={useAboveBars()}
      onClick={goToBulkBar}
    >
      {copy.toBar}
    </button>
  );
}
