import { documentTemplateActions } from '@tidemark/contract/document-templates/actions';
import { documentFields, documentLists } from '@tidemark/contract/document-templates/document-fields';
import type { DocumentLanguage } from '@tidemark/contract/document-templates/kinds';
import { readMarkup } from '@tidemark/contract/document-templates/markup';
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
import { EmptyPlace } from './empty-place.tsx';
import { TextBlocks, type TextValues } from './text-blocks.tsx';

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
      <TextBlocks
        blocks={readMarkup(body).blocks}
        language={language}
        {...samples}
        place={(block) => <EmptyPlace block={block} language={language} value={samples.value} />}
      />
    </Card>
  );
});

const samples: TextValues = {
  value: (field) => documentFields[field].sample,
  rows: (list) => documentLists[list].sample,
};
