import { readMarkup } from '@tidemark/contract/document-templates/markup';
import type { Paperwork, SignedDocument } from '@tidemark/contract/documents/document';
import { givenConsent } from '@tidemark/contract/documents/faults';
import { textHash } from '@tidemark/contract/documents/seal';
import { notKnown, openedFields } from '@tidemark/contract/documents/values';
import { useMemo } from 'react';
import { wallClock } from '../documentation/wall-clock.ts';
import { explain } from '../offline/faults/index.ts';
import { sentSoon } from '../offline/outbox/index.ts';
import { tellEnding } from '../ui/feedback/tell-outcome.ts';
import { showToast } from '../ui/feedback/toast.tsx';
import type { Signed } from './content-of.ts';
import { copy } from './copy.ts';
import { faultsOf } from './faults-of.ts';
import { namesOf } from './names-of.ts';
import { PaperWay } from './paper-way.tsx';
import { signHere } from './seal-document.ts';
import { SendLink } from './send-link.tsx';
import { SignFlow } from './sign-flow.tsx';
import type { Signing } from './signing.ts';
import { useDocuments } from './use-documents.ts';
import { useSigning } from './use-signing.ts';
import { valuesOf } from './values-of.ts';

interface Props {
  document: SignedDocument;
  held: Paperwork;
  /** As this device kept it. */
  kept: Signing;
}

/** A draft as its signers see it. */
export function DraftView({ document, held, kept }: Props) {
  const { id, projectId, language, body } = document;
  const { signing, draft } = useSigning(id, kept);
  const others = useDocuments(projectId);
  const blocks = useMemo(() => readMarkup(body).blocks, [body]);
  const fields = openedFields(document.fields, signing.openedAt, language);
  const names = namesOf(document);
  const signed: Signed = { document, signing, names, byLink: false };
  const consentText = held.texts.find(
    (text) => text.kind === 'consent' && text.language === language && text.released,
  );
  const customer = blocks.find((block) => block.kind === 'sign' && block.role === 'customer');
  const given = givenConsent(
    (others ?? []).filter((other) => other.id !== id),
    signing.parties.customer?.name ?? names.customer,
  );
  const consentAt = signing.agreedAt ?? given?.at;
  const asked = document.needsConsent && customer && !given;
  // Once somebody of the job has agreed, another person is asked when their name is known.
  const isFirst = customer?.kind === 'sign' && !customer.optional && !others?.some(({ consent }) => consent);

  async function seal() {
    try {
      await draft.flush();
      const own = consentText && signing.agreedAt;
      const consent = own ? { sha256: await textHash(consentText), at: own } : (given ?? null);
      await signHere(signed, {
        company: held.company.version,
        consent: document.needsConsent && customer ? consent : null,
        now: wallClock(new Date()),
      });
      scrollTo(0, 0);
      const ending = sentSoon('documents.sign', { table: 'documents', id });
      void tellEnding(ending, { id: 'document', done: copy.signedToast, failed: copy.signFailed }, explain);
    } catch (error) {
      showToast({ kind: 'error', id: 'document', title: copy.signFailed, message: explain(error) });
    }
  }
  return (
    <SignFlow
      text={{ blocks, language, values: valuesOf(fields), notKnown: notKnown(body, fields) }}
      consent={
        asked
          ? {
              blocks: consentText && readMarkup(consentText.body).blocks,
              isFirst,
            }
          : undefined
      }
      cancelBy={document.withCancellation ? fields.values['cancel-by'] : undefined}
      names={names}
      byLink={false}
      signing={signing}
      faultsOf={(now) =>
        faultsOf(
          { ...signed, signing: now },
          consentAt ? { sha256: '', at: consentAt } : null,
          wallClock(new Date()),
        )
      }
      onChange={draft.change}
      onSeal={seal}
      link={
        <SendLink
          document={document}
          noConsent={document.needsConsent && customer !== undefined && !consentText}
        />
      }
      paper={customer && <PaperWay document={document} company={held.company.version} names={names} />}
    />
  );
}
