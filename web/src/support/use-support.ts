import { type SupportContact, supportActions } from '@tidemark/contract/support';
import { useEffect, useState } from 'react';
import { call } from '../offline/calls/index.ts';
import { CallError } from '../offline/faults/index.ts';

const key = 'tsp-support';

function readKept(): SupportContact | undefined {
  const kept = localStorage.getItem(key);
  return kept === null ? undefined : (JSON.parse(kept) as SupportContact);
}

/** Once it was heard it is on this device. */
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

/** Who never opened Support has the number too when it is needed: it comes while there is a network. */
export function fetchSupportOnce(): void {
  if (localStorage.getItem(key) === null) fetchSupport().catch(reportError);
}

/** Whom to call, as last heard from the office: a phone may have no network and still make calls. */
export function useSupport(): SupportContact | undefined {
  const [support, setSupport] = useState(readKept);
  useEffect(() => {
    fetchSupport().then((heard) => heard && setSupport(heard), reportError);
  }, []);
  return support;
}
