import { ownProfile, type Technician, technicianActions } from '@tidemark/contract/technicians';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../offline/calls/index.ts';
import { CallError, reportFault } from '../offline/faults/index.ts';
import { setTechnician, useSession } from '../offline/session/index.ts';
import { lay, type Mark, mark, useRecord } from '../offline/store/index.ts';
import { showFailure } from '../technicians/show-failure.ts';
import { copy } from './copy.ts';

export interface Profile {
  /** Null if the server did not return it. */
  technician: Technician | null;
  asking: boolean;
  retry: () => void;
}

/**
 * The caller's own record: the local one with unsent changes first, then the server's. The app shows this name
 * everywhere.
 */
export function useProfile(): Profile {
  const signedIn = useSession()?.technician ?? null;
  const kept = useRecord('profiles', 'me');
  const [refused, setRefused] = useState(false);
  const [asking, setAsking] = useState(false);
  const retry = useCallback(() => {
    setAsking(true);
    pullProfile()
      .then(
        () => setRefused(false),
        (error: unknown) => {
          if (!(error instanceof CallError)) return reportFault(error);
          // Offline the local copy stays; a signed-out person sees another screen.
          if (error.status === 0 || error.status === 401) return;
          setRefused(true);
          showFailure(error, copy.fetchFailed);
        },
      )
      .finally(() => setAsking(false));
  }, []);
  useEffect(retry, [retry]);
  useEffect(() => {
    if (kept) setTechnician(kept.technician);
    // Signed in, but never online here: the record from the sign-in can be edited too.
    else if (kept === null && signedIn) keep(signedIn).catch(reportFault);
  }, [kept, signedIn]);
  return { technician: refused ? null : (kept?.technician ?? signedIn), asking, retry };
}

/** Merges unsent changes over the server's record. @throws CallError */
async function pullProfile(): Promise<void> {
  const since = await mark();
  const { technician } = await call(technicianActions.profile, {});
  await keep(technician, since);
}

async function keep(technician: Technician, since?: Mark): Promise<void> {
  await lay([ownProfile(technician)], { since: since ?? (await mark()) });
}
