import { documentState, type SignedDocument } from '@tidemark/contract/documents/document';
import { Lock, LockOpen } from 'lucide-react';
import { type Entry, useRecord } from '../offline/store/index.ts';
import { Note } from '../ui/feedback/note.tsx';
import { showMoment } from '../ui/format/dates.ts';
import { Card } from '../ui/layout/card.tsx';
import { DefinitionList, Fact } from '../ui/layout/definition-list.tsx';
import { copy } from './copy.ts';
import styles from './documents.module.css';
import { eventsOf } from './events-of.ts';
import { KeepAsNew } from './keep-as-new.tsx';
import { type Sealed, SealedText } from './sealed-text.tsx';
import { SignedActs } from './signed-acts.tsx';
import { useContent } from './use-content.ts';

interface Props {
  document: SignedDocument;
  /** Its change that the office has not accepted. */
  refusal: Entry | undefined;
}

/** A signed document: what was signed, by whom, and its seal. */
export function SignedView({ document, refusal }: Props) {
  const { body, withCancellation, withdrawnAt, withdrawnBecause } = document;
  const state = documentState(document);
  const content = useContent(document);
  return (
    <>
      {refusal ? (
        <Note
          tone="danger"
          title={refusal.refusal?.details[0]?.message ?? refusal.refusal?.message}
          action={
            refusal.refusal?.code === 'document_sealed' && <KeepAsNew document={document} refused={refusal} />
          }
        >
          {refusal.refusal?.code === 'document_sealed' && <p>{copy.sealedElsewhere}</p>}
        </Note>
      ) : state === 'Withdrawn' ? (
        <Note tone="orange" title={copy.withdrawnTitle(showMoment(withdrawnAt!))}>
          <p className="break-anywhere">{withdrawnBecause}</p>
        </Note>
      ) : state === 'Sealed' ? (
        <Note tone="green" icon={Lock} title={copy.sealedTitle}>
          <p>{copy.sealedHint}</p>
        </Note>
      ) : (
        <Note tone="silt" icon={LockOpen} title={copy.signedTitle}>
          <p>{copy.sentSoon}</p>
        </Note>
      )}
      <Record document={document} isWhole={content !== undefined} />
      {state !== 'Signed' && <SignedActs document={document} />}
      <SealedText {...{ body, withCancellation }} content={content ?? keptOf(document)} />
    </>
  );
}

/** What the device itself has of what was signed. */
const keptOf = ({ language, fields, parties, answered }: SignedDocument): Sealed => ({
  ...{ language, fields, isOnPaper: parties.some(({ mark }) => mark === 'paper') },
  answers: { boxes: answered?.boxes, choices: answered?.choices },
  parties: parties.map(({ role, name, at }) => ({ role, name, at })),
});

/** The first 12 characters say which document it is; nobody compares all 64 by eye. */
const shortHash = (hash: string) => hash.slice(0, 12);

function Record({ document, isWhole }: { document: SignedDocument; isWhole: boolean }) {
  const replaced = useRecord('documents', document.replaces ?? '');
  const { contentHash, sealHash } = document;
  return (
    <Card title={copy.facts}>
      <ol className={styles.events} aria-label={copy.events}>
        {eventsOf(document).map(({ when, what }) => (
          <li key={what} className="line-bottom">
            <span className="ink-2">{when}</span>
            <b className="break-anywhere">{what}</b>
          </li>
        ))}
      </ol>
      <DefinitionList columns={2}>
        {replaced && (
          <Fact term={copy.inPlaceOf}>{[replaced.title, replaced.number].filter(Boolean).join(', ')}</Fact>
        )}
        {contentHash && (
          <Fact term={copy.fingerprint}>
            <span className="num">{shortHash(contentHash)}</span>
          </Fact>
        )}
        {sealHash && (
          <Fact term={copy.seal}>
            <span className="num">{shortHash(sealHash)}</span>
          </Fact>
        )}
      </DefinitionList>
      {!isWhole && <p className="ink-2">{copy.inPdf}</p>}
    </Card>
  );
}
