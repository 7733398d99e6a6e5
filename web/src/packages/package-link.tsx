import { packageActions } from '@tidemark/contract/packages/actions';
import type { JobPackage } from '@tidemark/contract/packages/package';
import { Link2, Link2Off, Mail } from 'lucide-react';
import { useCallback, useState } from 'react';
import { copyText } from '../claim-sheets/share/copy-text.ts';
import { call, useAnswer } from '../offline/calls/index.ts';
import { explain, useNeedsConnection } from '../offline/faults/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { showMoment } from '../ui/format/dates.ts';
import { copy } from './copy.ts';
import styles from './packages.module.css';

interface Props {
  of: JobPackage;
  title: string;
  onChanged: () => void;
}

/** The link of a package: made, copied, sent, revoked; who opened it, and what was mailed. */
export function PackageLink({ of: { id, projectId, linkUntil, zips }, title, onChanged }: Props) {
  const params = { id: projectId, packageId: id };
  const needsConnection = useNeedsConnection();
  const [url, setUrl] = useState('');
  const [busy, setBusy] = useState(false);
  const read = useCallback(
    () => call(packageActions.read, { params: { id: projectId, packageId: id } }),
    [id, projectId],
  );
  const { answer } = useAnswer(read);

  async function attempt(work: () => Promise<string | undefined>, failed: string) {
    setBusy(true);
    try {
      const done = await work();
      if (done) showToast({ kind: 'success', id: 'package-link', title: done });
      onChanged();
    } catch (error) {
      showToast({ kind: 'error', id: 'package-link', title: failed, message: explain(error) });
    } finally {
      setBusy(false);
    }
  }
  async function made() {
    const link = await call(packageActions.link, { params });
    const address = new URL(link.url, location.origin).href;
    setUrl(address);
    return address;
  }
  const copyLink = () =>
    attempt(async () => ((await copyText(await made())) ? copy.linkCopied : copy.linkMade), copy.linkFailed);
  const send = () =>
    attempt(async () => {
      const { subject, body } = copy.linkMail(title, await made());
      const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
      location.href = `mailto:?${query}`;
      return undefined;
    }, copy.linkFailed);
  const revoke = () =>
    attempt(async () => {
      await call(packageActions.endLink, { params });
      setUrl('');
      return copy.linkEnded;
    }, copy.endFailed);

  const { openings, mails = [] } = answer?.package ?? {};
  return (
    <div className={`stack gap-3 ${styles.link}`}>
      <p className="ink-2 text-body">
        {copy.linkHint} {linkUntil && copy.linkUntil(showMoment(linkUntil))}
      </p>
      {needsConnection && <p className="ink-2">{needsConnection}</p>}
      {url && (
        <TextField label={copy.linkAddress} readOnly value={url} onFocus={({ target }) => target.select()} />
      )}
      <div className="row wrap gap-2">
        <Button
          icon={<Link2 size={20} aria-hidden />}
          busy={busy}
          disabled={needsConnection !== undefined}
          onClick={() => void copyLink()}
        >
          {copy.linkCopy}
        </Button>
        <Button
          icon={<Mail size={20} aria-hidden />}
          busy={busy}
          disabled={needsConnection !== undefined}
          onClick={() => void send()}
        >
          {copy.linkSend}
        </Button>
        {linkUntil && (
          <Button
            kind="quiet-danger"
            icon={<Link2Off size={20} aria-hidden />}
            busy={busy}
            disabled={needsConnection !== undefined}
            onClick={() => void revoke()}
          >
            {copy.linkEnd}
          </Button>
        )}
      </div>
      {openings && (
        <div>
          <h3 className="t-3">{copy.opened}</h3>
          {openings.length === 0 ? (
            <p className="ink-2 text-body">{copy.notOpened}</p>
          ) : (
            <ul className="text-body tabular">
              {openings.map(({ at, ip, part }) => (
                <li key={`${at} ${part}`}>
                  {[copy.opening(part), showMoment(at), ip].filter(Boolean).join(' · ')}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {mails.length > 0 && (
        <div>
          <h3 className="t-3">{copy.mailed}</h3>
          <ul className="text-body tabular">
            {mails.map(({ part, to, sentAt, state, lastError }) => (
              <li key={`${sentAt} ${part}`} className="break-anywhere">
                {[copy.mailOf(part, to, zips), showMoment(sentAt), copy.mailStates[state]].join(' · ')}
                {lastError && state !== 'done' && <span className="ink-2">{` · ${lastError}`}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
