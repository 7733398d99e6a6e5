import { type SupportContact, supportActions } from '@tidemark/contract/support';
import { useEffect, useState } from 'react';
import { call } from '../offline/calls/index.ts';
import { CallError } from '../offline/faults/index.ts';

const key = 'tsp-support';

function readKept(): SupportContact | undefined {
  const kept = localStorage.getItem(key);
  return kept === null ? undefined : (JSON.parse(kept) as SupportContact);
}

/** Once received it is on this device. */
export async function fetchSupport(): Promise<SupportContact | undefined> {
  try {
    const { support } = await call(supportActions.read, {});
    localStorage.setItem(key, JSON.stringify(support));
    return support;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return undefined;
  }
}

/** Fetched while online, so that people who never opened Support have the number when they need it. */
export function fetchSupportOnce(): void {
  if (localStorage.getItem(key) === null) fetchSupport().catch(reportError);
}

/** Whom to call, as the server last said: an offline phone can still make calls. */
export function useSupport(): SupportContact | undefined {
  const [support, setSupport] = useState(readKept);
  useEffect(() => {
    fetchSupport().then((heard) => heard && setSupport(heard), reportError);
  }, []);
  return support;
}
