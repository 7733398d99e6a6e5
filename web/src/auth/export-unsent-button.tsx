import { FolderDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { saveUnsent } from './save-unsent.ts';

/**
 * Saves everything the server does not have as one zip, so that nothing depends on this device. `read` is a source
 * other than the person signed in.
 */
export function ExportUnsentButton({ read }: { read?: () => Promise<Blob> }) {
  const [busy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    await saveUnsent(read);
    setBusy(false);
  }
  return (
    <Button size="sm" icon={<FolderDown size={20} aria-hidden />} busy={busy} onClick={() => void save()}>
      Export unsent work
    </Button>
  );
}
