import { type BulkResult, mostAtOnce } from '@tidemark/contract/office/changes';
import type { OfficeProject } from '@tidemark/contract/office/table';
import { useCallback, useState } from 'react';
import { showToast } from '../../ui/feedback/toast.tsx';
import type { View } from './address.ts';
import { copy } from './copy.ts';

export interface Chosen {
  ids: ReadonlySet<number>;
  /** Their last known values, which the server compares with. */
  projects: readonly OfficeProject[];
  choose: (projects: readonly OfficeProject[], on: boolean) => void;
  /** Applies the person's own changes. */
  lay: (results: readonly BulkResult[]) => void;
  clear: () => void;
}

interface Shown {
  projects: readonly OfficeProject[];
  /** The query, and when it was sent. */
  of: View;
  asked: number;
}

/**
 * The ticked projects, kept from page to page. A new read replaces their seen values; another `question` clears them. A
 * project that one's own change removes from its page is deselected.
 */
export function useChosen(shown: Shown | undefined, question: object): Chosen {
  const [ticked, setTicked] = useState(new Map<number, OfficeProject>());
  const [changed, setChanged] = useState<{ at: number; page: Shown | undefined }>();
  const [of, setOf] = useState(question);
  if (of !== question) {
    setOf(question);
    setTicked(new Map());
    setChanged(undefined);
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
  // A page requested before one's own change is older than that change's response.
  const newer = shown && !(changed && shown.asked < changed.at) ? shown.projects : [];
  const newest = new Map(newer.map((project) => [project.id, project]));
  if (changed && shown && shown.asked >= changed.at && shown.of === changed.page?.of && of === question) {
    setChanged(undefined);
    choose(
      changed.page.projects.filter(({ id }) => !newest.has(id)),
      false,
    );
  }
  return {
    ids: new Set(ticked.keys()),
    projects: [...ticked.values()].map((project) => newest.get(project.id) ?? project),
    choose,
    lay(results) {
      const now = new Map(results.map(({ id, project }) => [id, project]));
      setTicked((before) => new Map([...before].map(([id, project]) => [id, now.get(id) ?? project])));
      setChanged({ at: performance.now(), page: shown });
    },
    clear: () => setTicked(new Map()),
  };
}
