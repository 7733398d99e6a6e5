import { saveFile } from '../ui/controls/save-file.ts';
import { showToast } from '../ui/feedback/toast.tsx';

/** Saves unsent work as a zip, by default the person's own, and reports a failure. */
export async function saveUnsent(read?: () => Promise<Blob>): Promise<void> {
  try {
    const { exportName, exportUnsent } = await import('../offline/outbox/export-unsent.ts');
    await saveFile(await (read ?? exportUnsent)(), exportName());
  } catch (error) {
    reportError(error);
    showToast({
      kind: 'error',
      title: 'Export failed',
      message: 'Failed to export unsent work. Please try again.',
    });
  }
}
