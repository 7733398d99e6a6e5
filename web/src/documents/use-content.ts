import { documentActions } from '@tidemark/contract/documents/actions';
import type { DocumentContent } from '@tidemark/contract/documents/content';
import type { SignedDocument } from '@tidemark/contract/documents/document';
import { useEffect, useState } from 'react';
import { callBytes } from '../offline/calls/index.ts';
import { reportFault, useOnline } from '../offline/faults/index.ts';
import { device, useLive } from '../offline/store/index.ts';
import { contentIn, readProof } from './read-proof.ts';

/** Of the change that has not been sent. */
async function unsentContent(docId: string): Promise<DocumentContent | undefined> {
  const signed = await device()
    .outbox.filter(({ action, input }) => action === 'documents.sign' && input.params.docId === docId)
    .first();
  return signed?.input.body.content as DocumentContent | undefined;
}

/** What was signed, with its drawings: as it waits on this device, or from the office; undefined while neither has it. */
export function useContent({ id, projectId, number }: SignedDocument): DocumentContent | undefined {
  const unsent = useLive(() => unsentContent(id), [id]);
  const [sealed, setSealed] = useState<DocumentContent>();
  const online = useOnline();
  useEffect(() => {
    if (number === null || !online) return;
    let left = false;
    callBytes(documentActions.proof, { params: { id: projectId, docId: id } })
      .then(readProof)
      .then((proof) => !left && proof && setSealed(contentIn(proof.documents[0]!)))
      // Without it the device shows the ticks it keeps.
      .catch(reportFault);
    return () => {
      left = true;
    };
  }, [id, projectId, number, online]);
  return sealed ?? unsent;
}
