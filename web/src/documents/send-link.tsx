import { languageNames } from '@tidemark/contract/document-templates/kinds';
import { readMarkup } from '@tidemark/contract/document-templates/markup';
import { documentActions } from '@tidemark/contract/documents/actions';
import type { SignedDocument } from '@tidemark/contract/documents/document';
import { Link2, Link2Off, Mail } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '../claim-sheets/share/copy-text.ts';
import { call } from '../offline/calls/index.ts';
import { explain, useNeedsConnection } from '../offline/faults/index.ts';
import { pull } from '../offline/pull/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { Dialog } from '../ui/feedback/dialog.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { showMoment } from '../ui/format/dates.ts';
import { copy } from './copy.ts';
import { isWithCustomer } from './document-badge.tsx';
import { BarTool } from './step-bar.tsx';

interface LinkProps {
  document: SignedDocument;
  /** The consent is not released in its language: whoever opens the link is told so. */
  noConsent: boolean;
}

/** The way for a customer who signs on a phone of their own; nothing where none signs. */
export function SendLink(of: LinkProps) {
  const { document } = of;
  const [asked, setAsked] = useState(false);
  const isSigner = readMarkup(document.body).blocks.some(
    (block) => block.kind === 'sign' && block.role === 'customer',
  );
  if (!isSigner) return null;
  return (
    <>
      <BarTool icon={<Link2 size={22} aria-hidden />} onPress={() => setAsked(true)}>
        {copy.sendLink}
      </BarTool>
      {asked && <LinkDialog {...of} onClosed={() => setAsked(false)} />}
    </>
  );
}

interface DialogProps extends LinkProps {
  onClosed: () => void;
}

function LinkDialog({ document, noConsent, onClosed }: DialogProps) {
  const [opened, setOpened] = useState(false);
  // The dialog must open after its first render to return the focus when it closes.
  useEffect(() => setOpened(true), []);
  const { id, projectId, linkUntil } = document;
  const [email, setEmail] = useState('');
  const [url, setUrl] = useState('');
  const [busy, setBusy] = useState(false);
  const needsConnection = useNeedsConnection();
  const params = { id: projectId, docId: id };

  async function attempt(work: () => Promise<string>, failed: string) {
    setBusy(true);
    try {
      const title = await work();
      await pull('documents', projectId);
      showToast({ kind: 'success', id: 'document-link', title });
    } catch (error) {
      showToast({ kind: 'error', id: 'document-link', title: failed, message: explain(error) });
    } finally {
      setBusy(false);
    }
  }
  const make = () =>
    attempt(async () => {
      const made = await call(documentActions.link, { params, body: {} });
      setUrl(made.url);
      return (await copyText(made.url)) ? copy.linkCopied : copy.linkMade;
    }, copy.linkFailed);
  const mail = () =>
    attempt(async () => {
      await call(documentActions.link, { params, body: { email: email.trim() } });
      return copy.linkMailed;
    }, copy.linkFailed);
  const revoke = () =>
    attempt(async () => {
      await call(documentActions.endLink, { params });
      setUrl('');
      return copy.linkRevoked;
    }, copy.revokeFailed);
  return (
    <Dialog opened={opened} onClose={() => setOpened(false)} onClosed={onClosed} title={copy.link}>
      <div className="stack gap-3">
        <p className="ink-2">
          {copy.linkHint} {isWithCustomer(document) && copy.linkUntil(showMoment(linkUntil!))}
        </p>
        {noConsent && (
          <Note tone="orange" title={copy.linkNoConsent}>
            <p>{copy.linkNoConsentHint(languageNames[document.language])}</p>
          </Note>
        )}
        {needsConnection && <p className="ink-2">{needsConnection}</p>}
        {url && (
          <TextField
            label={copy.linkAddress}
            readOnly
            value={url}
            onFocus={({ target }) => target.select()}
          />
        )}
        <TextField
          label={copy.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <div className="row wrap gap-2">
          <Button icon={<Link2 size={20} aria-hidden />} busy={busy} onClick={() => void make()}>
            {copy.linkCopy}
          </Button>
          <Button
            icon={<Mail size={20} aria-hidden />}
            busy={busy}
            disabled={email.trim() === ''}
            onClick={() => void mail()}
          >
            {copy.linkMail}
          </Button>
          {isWithCustomer(document) && (
            <Button
              kind="quiet-danger"
              icon={<Link2Off size={20} aria-hidden />}
              busy={busy}
              onClick={() => void revoke()}
            >
              {copy.linkRevoke}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
