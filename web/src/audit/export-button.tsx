import { auditActions } from '@tidemark/contract/audit';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { callBytes } from '../offline/calls/index.ts';
import { explain, isOnline } from '../offline/faults/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { saveFile } from '../ui/controls/save-file.ts';
import { showToast } from '../ui/feedback/toast.tsx';
import { copy } from './copy.ts';
import { type Filters, queryOf } from './filters.ts';

/** All pages of the filtered list, as CSV. */
export function ExportButton({ filters }: { filters: Filters }) {
  const [busy, setBusy] = useState(false);

  async function download() {
    const [title, message] = copy.exportOffline;
    if (!isOnline()) return showToast({ kind: 'info', title, message });
    setBusy(true);
    try {
      const csv = await callBytes(auditActions.export, { query: queryOf(filters) });
      if ((await saveFile(csv, 'audit-log.csv')) === 'downloaded')
        showToast({ kind: 'success', title: copy.exported });
    } catch (error) {
      showToast({ kind: 'error', title: copy.exportFailed, message: explain(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      kind="primary"
      icon={<FileDown size={20} aria-hidden />}
      busy={busy}
      onClick={() => void download()}
    >
      {copy.export}
    </Button>
  );
}
