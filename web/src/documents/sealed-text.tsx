import type { DocumentLanguage } from '@tidemark/contract/document-templates/kinds';
import { readMarkup } from '@tidemark/contract/document-templates/markup';
import type { DocumentContent } from '@tidemark/contract/documents/content';
import { markAcross } from '@tidemark/contract/documents/mark-box';
import type { DocumentMark, Strokes } from '@tidemark/contract/documents/marks';
import { EmptyPlace, placeWords } from '../document-templates/empty-place.tsx';
import { type Place, Runs, TextBlocks } from '../document-templates/text-blocks.tsx';
import styles from './documents.module.css';
import { showFieldTime } from './show-field-time.ts';
import { valuesOf } from './values-of.ts';
import { verifyCopy as copy } from './verify-copy.ts';

/** The text that was signed, with what was ticked, written and signed in its places. */
export function SealedText({ body, content }: { body: string; content: DocumentContent }) {
  const { blocks } = readMarkup(body);
  const firstInitials = blocks.findIndex(({ kind }) => kind === 'initials');
  const order = (at: number) =>
    blocks.slice(firstInitials, at).filter(({ kind }) => kind === 'initials').length;
  return (
    <TextBlocks
      {...{ blocks, language: content.language, ...valuesOf(content.fields) }}
      place={(block, at) => <SealedPlace {...{ block, content }} nth={order(at)} />}
    />
  );
}

interface PlaceProps {
  block: Place;
  content: DocumentContent;
  /** Of initials: how many stand above. */
  nth: number;
}

function SealedPlace({ block, content, nth }: PlaceProps) {
  const { answers, parties, language, fields } = content;
  const { value } = valuesOf(fields);
  switch (block.kind) {
    case 'box':
      return (
        <Tick isTaken={answers.boxes.includes(block.key)}>
          <Runs inlines={block.inlines} value={value} />
        </Tick>
      );
    case 'choice':
      return block.options.map(({ value: option, inlines, write }) => (
        <div key={option}>
          <Tick isTaken={answers.choices[block.key] === option}>
            <Runs inlines={inlines} value={value} />
          </Tick>
          {write !== undefined && <Written {...{ language }} strokes={answers.writings[write]} />}
        </div>
      ));
    case 'write':
      return <Written {...{ language }} strokes={answers.writings[block.key]} />;
    case 'initials':
      return <Signed block={block} language={language} mark={answers.initials[nth]?.mark} />;
    default: {
      const party = parties.find(({ role }) => role === block.role);
      return (
        <>
          <Signed block={block} language={language} mark={party?.mark} />
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

/** The sign is read too: color and drawing alone would not say it. */
function Tick({ isTaken, children }: { isTaken: boolean; children: React.ReactNode }) {
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

const Written = ({ strokes, language }: { strokes: Strokes | undefined; language: DocumentLanguage }) =>
  strokes && <Drawing strokes={strokes} label={placeWords[language].write} />;

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
