import { documentState, type SignedDocument } from '@tidemark/contract/documents/document';
import { useMemo } from 'react';
import { useRecords } from '../offline/store/index.ts';

/** The documents of a job on this device, live, in the order in which they were made; undefined until it answers. */
export function useDocuments(projectId: number): readonly SignedDocument[] | undefined {
  const found = useRecords('documents', { projectId });
  return useMemo(() => found?.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1)), [found]);
}

export const isOpen = (document: SignedDocument) => documentState(document) === 'Draft';
