import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import type { Mark } from '@tidemark/contract/mark-drawing';
import { type MarksChange, withMarks } from '@tidemark/contract/marks';
import { useEffect, useMemo, useRef, useState } from 'react';
import { showToast } from '../../ui/feedback/toast.tsx';
import { changeFile } from '../change-file.ts';
import { markCopy } from './mark-copy.ts';

/** A photo's marks while they are drawn: each change is saved at once, and can be undone until the editor closes. */
export function useMarks(photo: DocumentationFile) {
  /** Shown before the store has them, or while a finger moves one. */
  const [draft, setDraft] = useState<MarksChange>({});
  const [undone, setUndone] = useState<readonly MarksChange[]>([]);
  const marks = useMemo(() => withMarks(photo.marks, draft), [photo.marks, draft]);
  /** With those on their way to the store. */
  const last = useRef(marks);
  useEffect(() => {
    last.current = withMarks(photo.marks, {});
    setDraft({});
  }, [photo]);
  const save = async (change: MarksChange) => {
    last.current = withMarks(last.current, change);
    setDraft((before) => ({ ...before, ...change }));
    try {
      await changeFile(photo, { marks: change });
    } catch (error) {
      reportError(error);
      last.current = withMarks(photo.marks, {});
      setDraft({});
      showToast({ kind: 'error', id: 'marks', title: markCopy.failed });
    }
  };
  return {
    marks,
    /** Shows it only. */
    move: (id: string, mark: Mark) => setDraft((before) => ({ ...before, [id]: mark })),
    /** Forgets what was only shown. */
    drop: () => setDraft({}),
    set(id: string, mark: Mark | null) {
      const before = last.current[id] ?? null;
      setUndone((all) => [...all, { [id]: before }]);
      void save({ [id]: mark });
    },
    canUndo: undone.length > 0,
    undo() {
      const before = undone.at(-1);
      if (!before) return;
      setUndone(undone.slice(0, -1));
      void save(before);
    },
  };
}
