import { packageActions } from '@tidemark/contract/packages/actions';
import type { JobPackage } from '@tidemark/contract/packages/package';
import { Unlink } from 'lucide-react';
import { useCallback, useState } from 'react';
import { call, useAnswer } from '../../offline/calls/index.ts';
import { explain, useOnline } from '../../offline/faults/index.ts';
import { Button } from '../../ui/controls/button.tsx';
import { confirm } from '../../ui/feedback/confirm.tsx';
import { showToast } from '../../ui/feedback/toast.tsx';
import { showMoment } from '../../ui/format/dates.ts';
import { askEnd, copy } from './copy.ts';
import styles from './share-links.module.css';

/** The links to packages of a project, below those to its rooms. */
export function PackageLinks({ projectId }: { projectId: number }) {
  const online = useOnline();
  const read = useCallback(() => call(packageActions.list, { params: { id: projectId } }), [projectId]);
  const { answer, refresh } = useAnswer(read);
  const [ending, setEnding] = useState<string>();
  const linked = answer?.packages.filter(({ linkUntil }) => linkUntil !== null) ?? [];
  if (linked.length === 0) return null;

  async function end({ id, createdBy }: JobPackage) {
    if (!(await confirm(askEnd(copy.package, createdBy, 'package')))) return;
    setEnding(id);
    try {
      await call(packageActions.endLink, { params: { id: projectId, packageId: id } });
      showToast({ kind: 'success', title: copy.ended });
    } catch (error) {
      showToast({ kind: 'error', title: copy.endFailed, message: explain(error) });
    } finally {
      setEnding(undefined);
      refresh();
    }
  }
  return (
    <ul aria-label={copy.packages}>
      {linked.map((one) => (
        <li key={one.id} className={`grid align-center line-top ${styles.link}`}>
          <div>
            <b>{copy.packageOf(one.kind)}</b>
            <div className="ink-2 break-anywhere text-body">
              {copy.by(one.createdBy, showMoment(one.createdAt), showMoment(one.linkUntil!))}
            </div>
          </div>
          <Button
            size="sm"
            kind="quiet-danger"
            icon={<Unlink size={18} aria-hidden />}
            aria-label={`${copy.end}: ${copy.packageOf(one.kind)}, ${showMoment(one.createdAt)}`}
            busy={ending === one.id}
            disabled={!online}
            onClick={() => void end(one)}
          >
            {copy.end}
          </Button>
        </li>
      ))}
    </ul>
  );
}
