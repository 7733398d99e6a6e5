import {
  type DocumentField,
  type DocumentList,
  documentLists,
} from '@tidemark/contract/document-templates/document-fields';
import type { DocumentLanguage } from '@tidemark/contract/document-templates/kinds';
import type { Block } from '@tidemark/contract/document-templates/markup';
import type { Inline } from '@tidemark/contract/document-templates/markup-lines';
import { Fragment, type ReactNode } from 'react';
import styles from './text-blocks.module.css';

/** What a signer fills in: a box, a choice, initials, handwriting or a signature. */
export type Place = Extract<Block, { kind: 'box' | 'choice' | 'initials' | 'write' | 'sign' }>;

/** The values a text shows; undefined where one is not known. */
export interface TextValues {
  value: (field: DocumentField) => string | undefined;
  rows: (list: DocumentList) => readonly (readonly string[])[] | undefined;
}

interface Props extends TextValues {
  blocks: readonly Block[];
  language: DocumentLanguage;
  /** What stands where a person fills something in; `at` is the block's number. */
  place: (block: Place, at: number) => ReactNode;
}

/** A document's text from top to bottom, on white paper also in the dark. */
export function TextBlocks({ blocks, language, place, ...values }: Props) {
  return (
    <div className={styles.paper} lang={language}>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
        <Fragment key={at}>
          {isPlace(block) ? place(block, at) : <Part {...{ block, language, values }} />}
        </Fragment>
      ))}
    </div>
  );
}

const isPlace = (block: Block): block is Place =>
  ['box', 'choice', 'initials', 'write', 'sign'].includes(block.kind);

interface PartProps {
  block: Exclude<Block, Place>;
  language: DocumentLanguage;
  values: TextValues;
}

function Part({ block, language, values }: PartProps) {
  switch (block.kind) {
    case 'rule':
      return <hr />;
    case 'list':
      return <List list={block.list} {...{ language, values }} />;
    case 'heading': {
      const Heading = block.level === 1 ? 'h2' : 'h3';
      return (
        <Heading>
          <Runs inlines={block.inlines} {...values} />
        </Heading>
      );
    }
    default:
      return (
        <p className={block.kind === 'item' ? styles.item : undefined}>
          <Runs inlines={block.inlines} {...values} />
        </p>
      );
  }
}

interface ListProps extends Omit<PartProps, 'block'> {
  list: DocumentList;
}

function List({ list, language, values }: ListProps) {
  const columns = documentLists[list].columns[language];
  const rows = values.rows(list) ?? [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by key
    <section className={styles.table} tabIndex={0} aria-label={documentLists[list].label}>
      <table>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(rows.length > 0 ? rows : [columns.map(() => '')]).map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
            <tr key={at}>
              {columns.map((name, column) => (
                <td key={name}>{row[column] || '\u00a0'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RunsProps extends Pick<TextValues, 'value'> {
  inlines: readonly Inline[];
}

/** A line's text with its values. One that is not known is a line to fill in. */
export function Runs({ inlines, value }: RunsProps) {
  return inlines.map((run, at) => {
    const known = 'text' in run ? run.text : value(run.field);
    const text = 'text' in run ? known : known ? <mark>{known}</mark> : <span className={styles.blank} />;
    // biome-ignore lint/suspicious/noArrayIndexKey: a run is known by its place
    return <Fragment key={at}>{run.bold ? <b>{text}</b> : text}</Fragment>;
  });
}
