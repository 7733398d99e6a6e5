import type { ShareLink } from '@tidemark/contract/claim-sheet-shares';
import { Check, Copy, ExternalLink, RotateCw, Unlink } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { showMomentDay } from '../../ui/format/dates.ts';
import { copy } from './copy.ts';
import { copyText } from './copy-text.ts';
import styles from './share.module.css';
import type { useShare } from './use-share.ts';

/** Renewing a link of today would change nothing. */
const young = 29 * 86_400_000;

interface StandingLinkProps {
  link: ShareLink;
  share: ReturnType<typeof useShare>;
  /** Says in words what was done. */
  onSaid: (words: string) => void;
}

/** The link itself, with what can be done about it. */
export function StandingLink({ link, share, onSaid }: StandingLinkProps) {
  const { online, busy } = share;
  const field = useRef<HTMLInputElement>(null);
  const question = useId();
  const [asking, setAsking] = useState(false);
  const [copied, setCopied] = useState<boolean>();
  const url = new URL(link.url, location.origin).href;

  async function copyLink() {
    const done = await copyText(url);
    setCopied(done);
    onSaid(done ? copy.copiedMessage : copy.selected);
    if (done) return;
    field.current?.focus();
    field.current?.select();
  }
  async function renew() {
    if (await share.create()) onSaid(copy.renewed);
  }
  async function revoke() {
    if (await share.revoke()) onSaid(copy.revoked);
  }

  return (
    <>
      <TextField
        ref={field}
        label={copy.link}
        value={url}
        readOnly
        mono
        hint={copied === false ? copy.selected : copy.ends(showMomentDay(link.expiresAt))}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex wrap gap-2">
        <Button
          kind="primary"
          size="lg"
          icon={copied ? <Check size={20} aria-hidden /> : <Copy size={20} aria-hidden />}
          onClick={() => void copyLink()}
        >
          {copied ? copy.copied : copy.copy}
        </Button>
        <ButtonLink
          size="lg"
          icon={<ExternalLink size={20} aria-hidden />}
          href={url}
          target="_blank"
          rel="noreferrer"
        >
          {copy.look}
        </ButtonLink>
      </div>
      {asking ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would read the question as a form's.
        <div className={`grid ink-danger gap-3 ${styles.question}`} role="group" aria-labelledby={question}>
          <p id={question}>{copy.question}</p>
          <div className="flex wrap gap-2">
            <Button autoFocus onClick={() => setAsking(false)}>
              {copy.keep}
            </Button>
            <Button
              kind="danger-solid"
              icon={<Unlink size={20} aria-hidden />}
              busy={busy}
              disabled={!online}
              onClick={() => void revoke()}
            >
              {copy.revoke}
            </Button>
          </div>
        </div>
      ) : (
        <div className="flex wrap gap-2">
          {Date.parse(link.expiresAt) - Date.now() < young && (
            <Button
              icon={<RotateCw size={20} aria-hidden />}
              busy={busy}
              disabled={!online}
              onClick={() => void renew()}
            >
              {copy.renew}
            </Button>
          )}
          <Button
            kind="quiet-danger"
            icon={<Unlink size={20} aria-hidden />}
            disabled={!online}
            onClick={() => setAsking(true)}
          >
            {copy.revoke}
          </Button>
        </div>
      )}
    </>
  );
}
