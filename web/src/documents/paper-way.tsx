import type { SignedDocument } from '@tidemark/contract/documents/document';
import { Refused } from '@tidemark/contract/refused';
import { Camera, FileUp } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { readyToJudge } from '../files/judge.ts';
import { explain } from '../offline/faults/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { Card } from '../ui/layout/card.tsx';
import { copy } from './copy.ts';
import { signOnPaper } from './sign-on-paper.ts';

interface Props {
  document: SignedDocument;
  names: Readonly<Record<string, string>>;
  company: number;
}

/** For who declines to sign on a screen: the signed page becomes the document's mark. */
export function PaperWay({ document, names, company }: Props) {
  const photo = useRef<HTMLInputElement>(null);
  const pdf = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(readyToJudge, []);
  async function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    currentTarget.value = '';
    if (!file) return;
    setBusy(true);
    try {
      const why = await signOnPaper({ document, file, names, company });
      const message = why instanceof Refused ? why.message : why && copy.paperWhy[why];
      if (message !== undefined)
        showToast({ kind: 'error', id: 'document', title: copy.paperFailed, message });
    } catch (error) {
      showToast({ kind: 'error', id: 'document', title: copy.paperFailed, message: explain(error) });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Card title={copy.paper}>
      <div className="stack gap-3">
        <p className="ink-2">{copy.paperHint}</p>
        <div className="row wrap gap-2">
          <Button busy={busy} icon={<Camera size={20} aria-hidden />} onClick={() => photo.current?.click()}>
            {copy.paperPhoto}
          </Button>
          <Button busy={busy} icon={<FileUp size={20} aria-hidden />} onClick={() => pdf.current?.click()}>
            {copy.paperPdf}
          </Button>
        </div>
      </div>
      <input
        ref={photo}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        aria-label={copy.paperPhoto}
        onChange={(event) => void take(event)}
      />
      <input
        ref={pdf}
        type="file"
        accept="application/pdf,.pdf"
        hidden
        aria-label={copy.paperPdf}
        onChange={(event) => void take(event)}
      />
    </Card>
  );
}
