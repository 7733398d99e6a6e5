import { roomReading } from '@tidemark/contract/rooms/reading';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { callBytes } from '../offline/calls/index.ts';
import { explain, isOnline, reportFault } from '../offline/faults/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { saveFile } from '../ui/controls/save-file.ts';
import { showToast } from '../ui/feedback/toast.tsx';

const copy = {
  of: (name: string) => `Room quantities as CSV, ${name}`,
  saved: 'Quantities saved',
  failed: 'The quantities could not be downloaded',
  offline: ['You are offline', 'The quantities can be downloaded with a connection.'],
} as const;

interface Props {
  inspectionId: string;
  /** Which inspection, for people who hear the button alone. */
  name: string;
}

/** The quantities of every room of an inspection as CSV, for estimate programs. */
export function QuantitiesButton({ inspectionId, name }: Props) {
  const [busy, setBusy] = useState(false);
  const tell = (kind: 'info' | 'success' | 'error', title: string, message?: string) =>
    showToast({ kind, id: 'quantities', title, ...(message && { message }) });
  async function download() {
    if (!isOnline()) return tell('info', ...copy.offline);
    setBusy(true);
    try {
      const csv = await callBytes(roomReading.quantities, { params: { id: inspectionId } });
      if ((await saveFile(csv, csv.name)) === 'downloaded') tell('success', copy.saved);
    } catch (error) {
      reportFault(error);
      tell('error', copy.failed, explain(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      icon={<FileDown size={18} aria-hidden />}
      busy={busy}
      aria-label={copy.of(name)}
      onClick={() => void download()}
    >
      CSV
    </Button>
  );
}
