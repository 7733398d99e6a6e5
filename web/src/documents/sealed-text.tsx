import type { DocumentLanguage } from '@tidemark/contract/document-templates/kinds';
import { readMarkup } from '@tidemark/contract/document-templates/markup';
import type { DocumentAnswers, DocumentContent, DocumentParty } from '@tidemark/contract/documents/content';
import { markAcross } from '@tidemark/contract/documents/mark-box';
import type { DocumentMark, Strokes } from '@tidemark/contract/documents/marks';
import { EmptyPlace, placeWords } from '../document-templates/empty-place.tsx';
import { type Place, Runs, TextBlocks } from '../document-templates/text-blocks.tsx';
import styles from './documents.module.css';
import { RightToCancel } from './right-to-cancel.tsx';
import { showFieldTime } from './show-field-time.ts';
import { valuesOf } from './values-of.ts';
import { verifyCopy as copy } from './verify-copy.ts';

/** A content, or what a device keeps of one: no drawings. */
export interface Sealed extends Pick<DocumentContent, 'language' | 'fields'> {
  answers: Partial<DocumentAnswers>;
  /** What was ticked and written stands on the page that was signed. */
  isOnPaper?: boolean;
  parties: readonly (Pick<DocumentParty, 'role' | 'name' | 'at'> & { mark?: DocumentMark })[];
}

interface Props {
  body: string;
  content: Sealed;
  withCancellation: boolean;
}

/** The text that was signed, with what was ticked, written and signed in its places. */
export function SealedText({ body, content, withCancellation }: Props) {
  const { blocks } = readMarkup(body);
  const isOnPaper = content.isOnPaper ?? content.parties.some(({ mark }) => mark?.kind === 'paper');
  const shown: Sealed = isOnPaper ? { ...content, isOnPaper, answers: {} } : content;
  const firstInitials = blocks.findIndex(({ kind }) => kind === 'initials');
  const order = (at: number) =>
    blocks.slice(firstInitials, at).filter(({ kind }) => kind === 'initials').length;
  return (
    <TextBlocks
      {...{ blocks, language: content.language, ...valuesOf(content.fields) }}
      place={(block, at) => (
        <>
          <RightToCancel {...{ block, withCancellation }} language={content.language} />
          <SealedPlace {...{ block }} content={shown} nth={order(at)} />
        </>
      )}
    />
  );
}

interface PlaceProps {
  block: Place;
  content: Sealed;
  /** Of initials: how many stand above. */
  nth: number;
}

function SealedPlace({ block, content, nth }: PlaceProps) {
  const { answers, parties, language, fields } = content;
  const { value } = valuesOf(fields);
  switch (block.kind) {
    case 'box':
      return (
        <Tick isTaken={answers.boxes?.includes(block.key)}>
          <Runs inlines={block.inlines} value={value} />
        </Tick>
      );
    case 'choice':
      return block.options.map(({ value: option, inlines, write }) => (
        <div key={option}>
          <Tick isTaken={answers.choices && answers.choices[block.key] === option}>
            <Runs inlines={inlines} value={value} />
          </Tick>
          {write !== undefined && <Written {...content} of={write} />}
        </div>
      ));
    case 'write':
      return <Written {...content} of={block.key} />;
    case 'initials':
      return answers.initials ? (
        <Signed block={block} language={language} mark={answers.initials[nth]?.mark} />
      ) : (
        <Elsewhere what={placeWords[language].initials} isOnPaper={content.isOnPaper} />
      );
    default: {
      const party = parties.find(({ role }) => role === block.role);
      return (
        <>
          {(!party || party.mark) && <Signed block={block} language={language} mark={party?.mark} />}
          {party && (
            <p>
              <b>{party.name}</b>
              {`, ${placeWords[language].role[party.role]}, ${showFieldTime(party.at)}`}
            </p>
          )}
        </>
      );
    }
  }
}

/** The sign is read too: color and drawing alone would not say it. Undefined: this device does not know. */
function Tick({ isTaken, children }: { isTaken: boolean | undefined; children: React.ReactNode }) {
  if (isTaken === undefined) return <p>{children}</p>;
  return (
    <p>
      <span role="img" aria-label={isTaken ? copy.ticked : copy.notTicked}>
        {isTaken ? '☒' : '☐'}
      </span>{' '}
      {children}
    </p>
  );
}

interface SignedProps {
  block: Extract<Place, { kind: 'sign' | 'initials' }>;
  language: DocumentLanguage;
  mark: DocumentMark | undefined;
}

function Signed({ block, language, mark }: SignedProps) {
  if (!mark) return <EmptyPlace block={block} language={language} value={() => undefined} />;
  const words = placeWords[language];
  if (mark.kind === 'drawn')
    return <Drawing strokes={mark.strokes} label={`${words[block.kind]}: ${words.role[block.role]}`} />;
  return mark.kind === 'typed' ? (
    <p className={`edged ${styles.typed}`}>{mark.text}</p>
  ) : (
    <p className="break-anywhere">
      {copy.paperPage} <span className="num">{mark.sha256}</span>
    </p>
  );
}

function Written({ answers, of, language, isOnPaper }: Sealed & { of: string }) {
  const label = placeWords[language].write;
  if (!answers.writings) return <Elsewhere what={label} isOnPaper={isOnPaper} />;
  const strokes = answers.writings[of];
  return strokes && <Drawing strokes={strokes} label={label} />;
}

/** What this device does not have. */
const Elsewhere = ({ what, isOnPaper }: { what: string; isOnPaper: boolean | undefined }) => (
  <p className="ink-2">{isOnPaper ? copy.onPage(what) : copy.inPdf(what)}</p>
);

function Drawing({ strokes, label }: { strokes: Strokes; label: string }) {
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${markAcross} ${markAcross}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {strokes.map((numbers, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was signed does not change
        <polyline key={at} points={numbers.join(' ')} />
      ))}
    </svg>
  );
}
