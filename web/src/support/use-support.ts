import { type SupportContact, supportActions } from '@tidemark/contract/support';
import { useEffect, useState } from 'react';
import { call } from '../offline/call.ts';
import { CallError } from '../offline/call-error.ts';

const key = 'tsp-support';

function readKept(): SupportContact | undefined {
  const kept = localStorage.getItem(key);
  return kept === null ? undefined : (JSON.parse(kept) as SupportContact);
}

/** Whom to call, as last heard from the office: a phone may have no network and still make calls. */
export function useSupport(): SupportContact | undefined {
  const [support, setSupport] = useState(readKept);
  useEffect(() => {
    call(supportActions.read, {}).then(
      ({ support }) => {
        localStorage.setItem(key, JSON.stringify(support));
        setSupport(support);
      },
      (error: unknown) => {
        if (!(error instanceof CallError)) reportError(error);
      },
    );
  }, []);
  return support;
}
