import type { OfficeProject } from '@tidemark/contract/office/table';
import { useEffect, useRef } from 'react';
import { letterKey } from '../../ui/controls/letter-key.ts';
import type { Chosen } from './use-chosen.ts';

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];
const rowOf = (element: Element | null) => element?.closest<HTMLElement>('[data-row]');

/** J and K go from project to project, X selects, A assigns what is selected, or the one in focus. */
export function useListKeys(
  projects: readonly OfficeProject[],
  { ids, choose }: Chosen,
  onAssign: () => void,
): void {
  // What a key does is of the newest list.
  const now = useRef({ projects, ids, choose, onAssign });
  useEffect(() => {
    now.current = { projects, ids, choose, onAssign };
  });
  useEffect(() => {
    const heard = new AbortController();
    const press = (event: KeyboardEvent) => {
      const letter = letterKey(event);
      const { projects, ids, choose, onAssign } = now.current;
      const here = rowOf(document.activeElement);
      const at = projects.find(({ id }) => String(id) === here?.dataset.row);
      if (letter === 'j' || letter === 'k') {
        const all = rows();
        const next = here ? all.indexOf(here) + (letter === 'j' ? 1 : -1) : 0;
        all[Math.max(0, Math.min(all.length - 1, next))]?.querySelector('a')?.focus();
      } else if (letter === 'x' && at) choose([at], !ids.has(at.id));
      else if (letter === 'a' && (at || ids.size > 0)) {
        if (ids.size === 0 && at) choose([at], true);
        onAssign();
      } else return;
      event.preventDefault();
    };
    addEventListener('keydown', press, { signal: heard.signal });
    return () => heard.abort();
  }, []);
}
