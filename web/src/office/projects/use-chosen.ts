import { mostAtOnce } from '@tidemark/contract/office/changes';
import type { OfficeProject } from '@tidemark/contract/office/table';
import { useCallback, useState } from 'react';
import { showToast } from '../../ui/toast.tsx';
import { copy } from './copy.ts';

export interface Chosen {
  ids: ReadonlySet<number>;
  /** As they were last shown: what the office compares with. */
  projects: readonly OfficeProject[];
  choose: (projects: readonly OfficeProject[], on: boolean) => void;
  clear: () => void;
}

/** The ticked projects, kept from page to page. What is shown anew is seen anew; another `question` ticks none. */
export function useChosen(shown: readonly OfficeProject[], question: object): Chosen {
  const [ticked, setTicked] = useState(new Map<number, OfficeProject>());
  const [of, setOf] = useState(question);
  if (of !== question) {
    setOf(question);
    setTicked(new Map());
  }
  const choose = useCallback<Chosen['choose']>(
    (projects, on) => {
      const next = new Map(ticked);
      for (const project of projects) {
        if (on) next.set(project.id, project);
        else next.delete(project.id);
      }
      if (next.size > mostAtOnce) showToast({ kind: 'info', id: 'too-many', title: copy.tooMany });
      else setTicked(next);
    },
    [ticked],
  );
  const newest = new Map(shown.map((project) => [project.id, project]));
  return {
    ids: new Set(ticked.keys()),
    projects: [...ticked.values()].map((project) => newest.get(project.id) ?? project),
    choose,
    clear: () => setTicked(new Map()),
  };
}
