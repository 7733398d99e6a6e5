import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useNeedsConnection } from '../offline/faults/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { copy } from './copy.ts';
import { downloadClaimSheetPdf } from './pdf.ts';

/** A download that shows what blocks it before anyone tries. */
export function useSheetPdf(inspectionId: string, roomId: string, beforehand: () => Promise<unknown>) {
  const hint = useNeedsConnection();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    await beforehand();
    await downloadClaimSheetPdf(inspectionId, roomId);
    setBusy(false);
  };
  return { busy, download: () => void download(), hint };
}

interface PdfButtonProps {
  inspectionId: string;
  roomId: string;
  /** Runs first: puts what is typed onto the device. */
  beforehand: () => Promise<unknown>;
}

export function PdfButton({ inspectionId, roomId, beforehand }: PdfButtonProps) {
  const { busy, download, hint } = useSheetPdf(inspectionId, roomId, beforehand);
  return (
    <Button icon={<FileDown size={20} aria-hidden />} busy={busy} onClick={download} title={hint}>
      <span>
        {copy.downloadPdf}
        {hint && <small>{hint}</small>}
      </span>
    </Button>
  );
}
