import { stageNames } from '@tidemark/contract/evidence-profiles/stage-names';
import { packageActions } from '@tidemark/contract/packages/actions';
import type { JobPackage, PackageState } from '@tidemark/contract/packages/package';
import {
  CircleAlert,
  CircleCheck,
  CircleX,
  Download,
  Link2,
  LoaderCircle,
  type LucideIcon,
  Mail,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { call } from '../offline/calls/index.ts';
import { explain, useNeedsConnection } from '../offline/faults/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { saveFrom } from '../ui/controls/save-file.ts';
import { showToast } from '../ui/feedback/toast.tsx';
import { Badge, type BadgeLook } from '../ui/format/badge.tsx';
import { showMoment } from '../ui/format/dates.ts';
import { showSize } from '../ui/format/show-size.ts';
import { copy } from './copy.ts';
import { MailDialog } from './mail-dialog.tsx';
import { PackageLink } from './package-link.tsx';
import styles from './packages.module.css';

const states: Readonly<Record<PackageState, readonly [string, LucideIcon, BadgeLook]>> = {
  building: [copy.building, LoaderCircle, 'tide'],
  ready: [copy.ready, CircleCheck, 'green'],
  failed: [copy.failedBuild, CircleX, 'danger'],
  expired: [copy.expired, Trash2, 'dashed'],
};

interface Props {
  of: JobPackage;
  /** The project's. */
  title: string;
  onChanged: () => void;
}

/** A package with its state, its downloads, its mails and its link. */
export function PackageRow({ of, title, onChanged }: Props) {
  const { kind, through, state, open, size, createdAt, createdBy, lastError, linkUntil } = of;
  const [isOpen, setOpen] = useState(false);
  const [mailing, setMailing] = useState(false);
  const [mailed, setMailed] = useState(0);
  const needsConnection = useNeedsConnection();
  const [word, icon, look] = states[state];
  return (
    <li className={`stack gap-2 line-top ${styles.row}`}>
      <div className="row wrap justify-between gap-2">
        <div className="min-w-0">
          <b>{`${copy.kind[kind]}, ${copy.through(stageNames[through])}`}</b>
          <div className="ink-2 text-body">
            {[copy.made(createdBy, showMoment(createdAt)), size > 0 && showSize(size)]
              .filter(Boolean)
              .join(' · ')}
          </div>
        </div>
        <span className="row wrap gap-1" role="status">
          {open > 0 && (
            <Badge icon={CircleAlert} look="orange">
              {copy.open(open)}
            </Badge>
          )}
          <Badge icon={icon} look={look}>
            {word}
          </Badge>
        </span>
      </div>
      {lastError && <p className="text-body">{lastError}</p>}
      {state === 'ready' && (
        <>
          <div className="row wrap gap-2">
            <Downloads of={of} />
            <Button
              size="sm"
              icon={<Mail size={18} aria-hidden />}
              aria-haspopup="dialog"
              disabled={needsConnection !== undefined}
              onClick={() => setMailing(true)}
            >
              {copy.mail}
            </Button>
            <Button
              size="sm"
              icon={<Link2 size={18} aria-hidden />}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {copy.more}
            </Button>
            {linkUntil && !isOpen && (
              <span className="ink-2 text-small">{copy.linkUntil(showMoment(linkUntil))}</span>
            )}
          </div>
          {isOpen && <PackageLink key={mailed} of={of} title={title} onChanged={onChanged} />}
          {mailing && (
            <MailDialog
              of={of}
              title={title}
              onSent={() => {
                setMailed(mailed + 1);
                setOpen(true);
              }}
              onClosed={() => setMailing(false)}
            />
          )}
        </>
      )}
    </li>
  );
}

/** A fresh address for each download: one that was read before may have run out. */
function Downloads({ of: { id, projectId, zips } }: { of: JobPackage }) {
  const needsConnection = useNeedsConnection();
  const [busy, setBusy] = useState<number>();
  async function download(number: number) {
    setBusy(number);
    try {
      const params = { id: projectId, packageId: id };
      const { files } = (await call(packageActions.read, { params })).package;
      const part = files.find((one) => one.number === number);
      if (part) saveFrom(part.url);
    } catch (error) {
      showToast({ kind: 'error', id: 'package', title: copy.failed, message: explain(error) });
    } finally {
      setBusy(undefined);
    }
  }
  return Array.from({ length: zips }, (_, index) => index + 1).map((number) => (
    <Button
      key={number}
      size="sm"
      icon={<Download size={18} aria-hidden />}
      busy={busy === number}
      disabled={needsConnection !== undefined}
      onClick={() => void download(number)}
    >
      {zips > 1 ? copy.downloadPart(number) : copy.download}
    </Button>
  ));
}
