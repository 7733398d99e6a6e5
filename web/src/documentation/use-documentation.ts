import {
  byCategory,
  type Documentation,
  type DocumentationFile,
} from '@tidemark/contract/documentation-file';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { mayBeOwn, pull, usePulled, useRefresh } from '../offline/pull/index.ts';
import { useRecords } from '../offline/store/index.ts';
import { showToast } from '../ui/feedback/toast.tsx';
import { failures } from './copy.ts';

interface Known {
  /** The last read, and the first one equal to it. */
  read: DocumentationFile;
  file: DocumentationFile;
  text: string;
}

/**
 * Photos, documents and voice notes of an inspection, live, in order of arrival; undefined until the first read. An
 * unchanged file stays the same object, so that hundreds of cards are not redrawn for one.
 */
export function useDocumentation(inspectionId: string): Documentation | undefined {
  const files = useRecords('documentation', { inspectionId });
  const [known] = useState(() => new Map<string, Known>());
  return useMemo(() => {
    const same = files?.map((read) => {
      const before = known.get(read.id);
      if (before?.read === read) return before.file;
      // Each response has a new address; only whether there is one is shown.
      const text = JSON.stringify({ ...read, url: read.url !== '' });
      const file = before?.text === text ? before.file : read;
      known.set(read.id, { read, text, file });
      return file;
    });
    return same && byCategory(same);
  }, [files, known]);
}

/**
 * Asks the office for them. `away`: it may have some that never were on this device, and they did not come now either.
 */
export function useFreshDocumentation(inspectionId: string): {
  away: boolean;
  asking: boolean;
  ask: () => void;
} {
  const pulled = usePulled('documentation', [inspectionId]);
  const { state, error, again } = useRefresh(
    `documentation/${inspectionId}`,
    useCallback(() => pull('documentation', inspectionId), [inspectionId]),
  );
  useEffect(() => {
    // Without a network the device's own list is all there is; the sign-in and the wizard say the rest.
    if (!error || mayBeOwn(error)) return;
    const [title, message] = failures.load;
    showToast({ kind: 'error', id: 'documentation', title, message });
  }, [error]);
  const asking = state === 'running';
  return { away: pulled?.here === false && !asking, asking, ask: again };
}
