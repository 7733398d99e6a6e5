import type { OfficeProject } from '@tidemark/contract/office/table';
import { Check } from '../../ui/controls/check.tsx';
import styles from './projects.module.css';
import type { Chosen } from './use-chosen.ts';

interface Props {
  projects: readonly OfficeProject[];
  chosen: Chosen;
  /** The words are for screen readers only. */
  bare?: boolean;
}

/** Selects the projects of a page, or none of them. */
export function SelectAll({ projects, chosen, bare }: Props) {
  const ticked = projects.filter(({ id }) => chosen.ids.has(id)).length;
  return (
    <Check
      className={styles.tick}
      label={<span className={bare ? 'visually-hidden' : undefined}>Select all on this page</span>}
      checked={ticked === projects.length}
      partly={ticked > 0 && ticked < projects.length}
      onChange={({ target }) => chosen.choose(projects, target.checked)}
    />
  );
}
