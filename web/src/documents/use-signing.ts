import { useState, useSyncExternalStore } from 'react';
import { useKeptOnLeaving } from '../drafts/use-kept-on-leaving.ts';
import type { Signing } from './signing.ts';
import { SigningDraft } from './signing-draft.ts';

/** A document being signed, live; every change is kept on this device. */
export function useSigning(id: string, kept: Signing) {
  const [draft] = useState(() => new SigningDraft(id, kept));
  useKeptOnLeaving(id, draft);
  const signing = useSyncExternalStore(draft.subscribe, draft.view);
  return { signing, draft };
}
