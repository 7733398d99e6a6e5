import { FolderDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { saveUnsent } from './save-unsent.ts';

/** Saves everything this device has and the office does not as one zip, so that nothing hangs on this device alone. `read` is another source than who is signed in. */
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
