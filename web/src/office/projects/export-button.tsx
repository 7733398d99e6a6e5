import { officeActions } from '@tidemark/contract/office/actions';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { callBytes } from '../../offline/calls/index.ts';
import { explain, isOnline } from '../../offline/faults/index.ts';
import { Button } from '../../ui/controls/button.tsx';
import { saveFile } from '../../ui/controls/save-file.ts';
import { showToast } from '../../ui/feedback/toast.tsx';
import { dayOfMoment } from '../../ui/format/dates.ts';
import type { View } from './address.ts';
import { copy } from './copy.ts';

/** All pages of the filtered list, in its order, as CSV. */
export function ExportButton({ view, quiet }: { view: View; quiet?: boolean }) {
  const { filters, sort, direction } = view;
  const [busy, setBusy] = useState(false);

  async function download() {
    const [title, message] = copy.offline;
    if (!isOnline()) return showToast({ kind: 'info', title, message });
    setBusy(true);
    try {
      const query = { ...filters, today: dayOfMoment(), sort, direction };
      const csv = await callBytes(officeActions.export, { query });
      if ((await saveFile(csv, `projects-${dayOfMoment()}.csv`)) === 'downloaded')
        showToast({ kind: 'success', title: copy.exported });
    } catch (error) {
      showToast({ kind: 'error', title: copy.exportFailed, message: explain(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      kind={quiet ? 'quiet' : 'secondary'}
      icon={<FileDown size={20} aria-hidden />}
      busy={busy}
      onClick={() => void download()}
    >
      {copy.export}
    </Button>
  );
}
