import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import { readOriginal } from '../../offline/pull/index.ts';
import { saveFile } from '../../ui/controls/save-file.ts';
import { showToast } from '../../ui/feedback/toast.tsx';

/** Phones record in formats few browsers play. Another program on the device may play it. */
export async function handOver({ id, filename }: Pick<DocumentationFile, 'id' | 'filename'>): Promise<void> {
  const saved = await saveFile(await readOriginal(id), filename);
  showToast({
    kind: 'info',
    id: 'documentation',
    title:
      saved === 'downloaded'
        ? `This browser can't play ${filename}. It went to the browser's downloads.`
        : `This browser can't play ${filename}. Open it in another app.`,
  });
}
