import { evidenceActions } from '@tidemark/contract/evidence/actions';
import { FolderDown } from 'lucide-react';
import { useState } from 'react';
import { call, callBytes } from '../../offline/calls/index.ts';
import { explain, useNeedsConnection } from '../../offline/faults/index.ts';
import { settled } from '../../offline/outbox/index.ts';
import { Button } from '../../ui/controls/button.tsx';
import { saveFile, saveFrom, sharesFiles } from '../../ui/controls/save-file.ts';
import { showToast } from '../../ui/feedback/toast.tsx';
import { showSize } from '../../ui/format/show-size.ts';
import { copy } from '../copy.ts';

const tell = (kind: 'info' | 'success' | 'error', [title, message]: readonly [string, string]) =>
  showToast({ kind, title, message, id: 'evidence' });

/** A phone must hold what it shares in memory; beyond this it ends the app. In bytes. */
const mostShared = 300 * 1024 ** 2;

/** All originals of a job in one ZIP. The browser writes it to its downloads as it comes: it may be larger than memory. */
export function DownloadEvidence({ projectId }: { projectId: number }) {
  const hint = useNeedsConnection();
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      const sent = await settled(
        ({ project }) => project === projectId,
        () => tell('info', copy.zipWaits),
      );
      if (sent === 'offline') return tell('info', copy.zipOffline);
      const { evidence } = await call(evidenceActions.read, { params: { id: projectId } });
      const what = `${copy.counted(evidence.files, 'file')}, ${showSize(evidence.size)}`;
      if (sharesFiles()) {
        if (evidence.size > mostShared) return tell('info', copy.zipTooLarge(what));
        if (sent === 'refused') tell('info', copy.zipComes(what, true));
        const zip = await callBytes(evidenceActions.zip, { params: { id: projectId }, query: {} });
        await saveFile(zip, zip.name);
        return;
      }
      saveFrom(evidence.url);
      tell(sent === 'refused' ? 'info' : 'success', copy.zipComes(what, sent === 'refused'));
    } catch (error) {
      tell('error', [copy.zipFailed, explain(error)]);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button icon={<FolderDown size={20} aria-hidden />} busy={busy} onClick={() => void download()}>
      <span>
        {copy.downloadAll}
        {hint && <small>{hint}</small>}
      </span>
    </Button>
  );
}
