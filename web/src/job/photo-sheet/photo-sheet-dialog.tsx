import { type PhotosASheet, photosASheet, usualOnSheet } from '@tidemark/contract/job/photo-sheet';
import { jobReading } from '@tidemark/contract/job/reading';
import { useState } from 'react';
import { callBytes } from '../../offline/calls/index.ts';
import { explain } from '../../offline/faults/index.ts';
import { DownloadDialog } from '../../reports/download-dialog.tsx';
import { sentFirst } from '../../reports/download-report.ts';
import { saveFile } from '../../ui/controls/save-file.ts';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { showToast } from '../../ui/feedback/toast.tsx';
import { copy } from './copy.ts';

const choices = photosASheet.map((count) => ({ value: String(count), label: String(count) }));

interface Props {
  projectId: number;
  opened: boolean;
  onClose: () => void;
}

export default function PhotoSheetDialog({ projectId, opened, onClose }: Props) {
  const [size, setSize] = useState<PhotosASheet>(usualOnSheet);
  const [busy, setBusy] = useState(false);
  async function download() {
    if (busy) return;
    setBusy(true);
    try {
      if (!(await sentFirst(projectId, copy))) return;
      const pdf = await callBytes(jobReading.photoSheet, { params: { id: projectId }, query: { size } });
      if ((await saveFile(pdf, pdf.name)) === 'downloaded')
        showToast({ kind: 'success', id: 'photo-sheet', title: copy.done });
      onClose();
    } catch (error) {
      showToast({ kind: 'error', id: 'photo-sheet', title: copy.failed, message: explain(error) });
    } finally {
      setBusy(false);
    }
  }
  return (
    <DownloadDialog opened={opened} onClose={onClose} words={copy} busy={busy} download={download}>
      <p className="ink-2">{copy.lead}</p>
      <Segmented
        label={copy.aPage}
        choices={choices}
        value={String(size)}
        onChange={(value) => setSize(Number(value) as PhotosASheet)}
      />
    </DownloadDialog>
  );
}
