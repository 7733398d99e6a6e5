import { readMarkup } from '@tidemark/contract/document-templates/markup';
import { documentState, type SignedDocument } from '@tidemark/contract/documents/document';
import { Lock, LockOpen } from 'lucide-react';
import { EmptyPlace } from '../document-templates/empty-place.tsx';
import { TextBlocks } from '../document-templates/text-blocks.tsx';
import { type Entry, useRecord } from '../offline/store/index.ts';
import { Note } from '../ui/feedback/note.tsx';
import { showMoment } from '../ui/format/dates.ts';
import { Card } from '../ui/layout/card.tsx';
import { DefinitionList, Fact } from '../ui/layout/definition-list.tsx';
import { copy } from './copy.ts';
import { KeepAsNew } from './keep-as-new.tsx';
import { RightToCancel } from './right-to-cancel.tsx';
import { showFieldTime } from './show-field-time.ts';
import { SignedActs } from './signed-acts.tsx';
import { valuesOf } from './values-of.ts';
import { signerWords } from './words.ts';

interface Props {
  document: SignedDocument;
  /** Its change that the office has not accepted. */
  refusal: Entry | undefined;
}

/** A signed document: what was signed, by whom, and its seal. */
export function SignedView({ document, refusal }: Props) {
  const { language, body, fields, parties, withCancellation, withdrawnAt, withdrawnBecause } = document;
  const state = documentState(document);
  const { blocks } = readMarkup(body);
  const values = valuesOf(fields);
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
        <Note tone="tide" icon={Lock} title={copy.sealedTitle}>
          <p>{copy.sealedHint}</p>
        </Note>
      ) : (
        <Note tone="silt" icon={LockOpen} title={copy.signedTitle}>
          <p>{copy.sentSoon}</p>
        </Note>
      )}
      <Record document={document} />
      {state !== 'Signed' && <SignedActs document={document} />}
      <TextBlocks
        {...{ blocks, language, ...values }}
        place={(block) => {
          const party = block.kind === 'sign' && parties.find(({ role }) => role === block.role);
          return (
            <>
              <RightToCancel {...{ block, language, withCancellation }} />
              {party ? (
                <p>
                  <b>{party.name}</b>
                  {`, ${signerWords[language].role[party.role]}, ${showFieldTime(party.at)}`}
                </p>
              ) : (
                <EmptyPlace block={block} language={language} value={values.value} />
              )}
            </>
          );
        }}
      />
    </>
  );
}

/** The first 12 characters say which document it is; nobody compares all 64 by eye. */
const shortHash = (hash: string) => hash.slice(0, 12);

function Record({ document }: { document: SignedDocument }) {
  const replaced = useRecord('documents', document.replaces ?? '');
  const { parties, consent, number, receivedAt, contentHash, sealHash } = document;
  return (
    <Card title={copy.facts}>
      <DefinitionList columns={2}>
        {parties.map(({ role, name, mark, at }) => (
          <Fact key={role} term={copy.role[role]}>
            {`${name}, ${copy.who[mark]}, ${showFieldTime(at)}`}
          </Fact>
        ))}
        {consent && <Fact term={copy.consent}>{showFieldTime(consent.at)}</Fact>}
        {replaced && (
          <Fact term={copy.inPlaceOf}>{[replaced.title, replaced.number].filter(Boolean).join(', ')}</Fact>
        )}
        {number !== null && <Fact term={copy.number}>{String(number)}</Fact>}
        {receivedAt && <Fact term={copy.received}>{showMoment(receivedAt)}</Fact>}
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
      <p className="ink-2">{copy.inPdf}</p>
    </Card>
  );
}
