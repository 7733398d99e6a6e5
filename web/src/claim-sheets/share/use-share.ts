import { claimSheetShareActions, type ShareLink } from '@tidemark/contract/claim-sheet-shares';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../offline/calls/index.ts';
import { CallError, explain, useOnline } from '../../offline/faults/index.ts';
import { copy } from './copy.ts';

/** What went wrong, in the words of the dialog. */
function sentence(error: unknown): string {
  const status = error instanceof CallError ? error.status : undefined;
  if (status === 0) return copy.failed;
  return status === 404 ? copy.notSent : explain(error);
}

/** A room's share link. `link` is undefined while unknown, null if there is none. */
export function useShare(inspectionId: string, roomId: string) {
  const online = useOnline();
  const [link, setLink] = useState<ShareLink | null>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  /** Answers whether the office did it. */
  const ask = useCallback(async (question: () => Promise<ShareLink | null>): Promise<boolean> => {
    setBusy(true);
    setError(undefined);
    try {
      setLink(await question());
      return true;
    } catch (failed) {
      setError(sentence(failed));
      return false;
    } finally {
      setBusy(false);
    }
  }, []);
  const load = useCallback(
    () =>
      ask(async () => {
        const { url, expiresAt } = await call(claimSheetShareActions.read, {
          params: { inspectionId, roomId },
        });
        return url === null || expiresAt === null ? null : { url, expiresAt };
      }),
    [ask, inspectionId, roomId],
  );
  const known = link !== undefined;
  useEffect(() => {
    if (online && !known) void load();
  }, [online, known, load]);

  const params = { inspectionId, roomId };
  return {
    online,
    link,
    busy,
    error,
    load,
    /** Creates a link or renews the existing one. */
    create: () => ask(() => call(claimSheetShareActions.create, { params })),
    revoke: () =>
      ask(async () => {
        await call(claimSheetShareActions.revoke, { params });
        return null;
      }),
  };
}
