import { type PhotosAPage, photosAPage } from '@tidemark/contract/reports';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { Check } from '../ui/controls/check.tsx';
import { Segmented } from '../ui/controls/segmented.tsx';
import { Dialog } from '../ui/feedback/dialog.tsx';
import { copy } from './copy.ts';
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
    <Dialog
      opened={opened}
      onClose={onClose}
      title={copy.chooseTitle}
      footer={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button
            kind="primary"
            busy={busy}
            icon={<FileDown size={20} aria-hidden />}
            onClick={() => void download()}
          >
            {copy.download}
          </Button>
        </>
      }
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
    </Dialog>
  );
}
