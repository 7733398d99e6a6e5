import { documentTemplateActions } from '@tidemark/contract/document-templates/actions';
import { documentFields, documentLists } from '@tidemark/contract/document-templates/document-fields';
import type { DocumentLanguage } from '@tidemark/contract/document-templates/kinds';
import { type Block, readMarkup } from '@tidemark/contract/document-templates/markup';
import type { Inline } from '@tidemark/contract/document-templates/markup-lines';
import { FileDown } from 'lucide-react';
import { memo, useState } from 'react';
import { callBytes } from '../offline/calls/index.ts';
import { explain, reportFault } from '../offline/faults/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { saveFile } from '../ui/controls/save-file.ts';
import { showToast } from '../ui/feedback/toast.tsx';
import { Card } from '../ui/layout/card.tsx';
import { copy } from './copy.ts';
import styles from './document-templates.module.css';

interface Props {
  body: string;
  language: DocumentLanguage;
  hasFaults: boolean;
}

/** The text as the customer reads it, with sample values; and on paper. */
export const TemplatePreview = memo(function TemplatePreview({ body, language, hasFaults }: Props) {
  const [busy, setBusy] = useState(false);
  async function print() {
    setBusy(true);
    try {
      const file = await callBytes(documentTemplateActions.preview, { body: { body, language } });
      await saveFile(file, file.name);
    } catch (error) {
      reportFault(error);
      showToast({ kind: 'error', id: 'document-template', title: copy.pdfFailed, message: explain(error) });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Card
      className={styles.side}
      title={copy.preview}
      action={
        <Button
          size="sm"
          icon={<FileDown size={18} aria-hidden />}
          busy={busy}
          disabled={hasFaults || body === ''}
          onClick={() => void print()}
        >
          {copy.pdf}
        </Button>
      }
    >
      <p className={`ink-2 text-small ${styles.hint}`}>{copy.previewHint}</p>
      <div className={styles.paper} lang={language}>
        {readMarkup(body).blocks.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
          <Part key={at} block={block} language={language} />
        ))}
      </div>
    </Card>
  );
});

const words = {
  en: { sign: 'Signature', initials: 'Initials', write: 'Handwriting' },
  es: { sign: 'Firma', initials: 'Iniciales', write: 'A mano' },
} as const;

function Part({ block, language }: { block: Block; language: DocumentLanguage }) {
  const said = words[language];
  switch (block.kind) {
    case 'heading':
      return block.level === 1 ? <h3>{runs(block.inlines)}</h3> : <h4>{runs(block.inlines)}</h4>;
    case 'paragraph':
      return <p>{runs(block.inlines)}</p>;
    case 'item':
      return <p className={styles.item}>{runs(block.inlines)}</p>;
    case 'rule':
      return <hr />;
    case 'list': {
      const { columns, sample } = documentLists[block.list];
      return (
        <div className={styles.table}>
          <table>
            <thead>
              <tr>
                {columns[language].map((name) => (
                  <th key={name}>{name}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sample.map((row) => (
                <tr key={row[0]}>
                  {row.map((cell, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
                    <td key={at}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    }
    case 'box':
      return (
        <p className={styles.tick} data-must={block.must || undefined}>
          {runs(block.inlines)}
        </p>
      );
    case 'choice':
      return block.options.map(({ value, inlines, write }) => (
        <div key={value}>
          <p className={styles.tick} data-round>
            {runs(inlines)}
          </p>
          {write !== undefined && <p className={styles.place}>{said.write}</p>}
        </div>
      ));
    case 'write':
      return <p className={styles.place}>{said.write}</p>;
    default:
      return (
        <p className={styles.place}>
          {said[block.kind]}: {block.role}
          {block.kind === 'sign' && block.optional && ' (optional)'}
        </p>
      );
  }
}

const runs = (inlines: readonly Inline[]) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a run is known by its place
  inlines.map((run, at) => <Run key={at} run={run} />);

function Run({ run }: { run: Inline }) {
  const text = 'text' in run ? run.text : <mark>{documentFields[run.field].sample}</mark>;
  return run.bold ? <b>{text}</b> : text;
}
