import { type PhotosAPage, photosAPage } from '@tidemark/contract/reports';
import { useState } from 'react';
import { Check } from '../ui/controls/check.tsx';
import { Segmented } from '../ui/controls/segmented.tsx';
import { copy } from './copy.ts';
import { DownloadDialog } from './download-dialog.tsx';
import { askReport, downloadReport, type ReportOf } from './download-report.ts';

interface Props extends ReportOf {
  opened: boolean;
  onClose: () => void;
}
const choices = photosAPage.map((count) => ({ value: String(count), label: String(count) }));

/** The whole report, as somebody needs it once. */
export function ReportOptions({ opened, onClose, ...of }: Props) {
  const [photos, setPhotos] = useState<PhotosAPage>(6);
  const [withEstimate, setWithEstimate] = useState(true);
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    if (await askReport(of)) {
      const how = { photos, ...(withEstimate && { estimate: 'yes' as const }) };
      await downloadReport(of, how, () => {});
      onClose();
    }
    setBusy(false);
  }
  return (
    <DownloadDialog
      opened={opened}
      onClose={onClose}
      words={{ ...copy, title: copy.chooseTitle }}
      busy={busy}
      download={download}
    >
      <Segmented
        label={copy.photosAPage}
        choices={choices}
        value={String(photos)}
        onChange={(value) => setPhotos(Number(value) as PhotosAPage)}
      />
      <Check
        label={copy.withEstimate}
        checked={withEstimate}
        onChange={({ target }) => setWithEstimate(target.checked)}
      />
    </DownloadDialog>
  );
}
