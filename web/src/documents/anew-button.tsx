import { useNavigate } from '@tanstack/react-router';
import type { SignedDocument } from '@tidemark/contract/documents/document';
import { FilePlus } from 'lucide-react';
import { explain } from '../offline/faults/index.ts';
import { readRecord } from '../offline/store/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { copy } from './copy.ts';
import { makeAnew } from './make-anew.ts';

/** A change is always a new document, with the values of the job as they are now. */
export function AnewButton({ document }: { document: SignedDocument }) {
  const navigate = useNavigate();
  async function make() {
    const { projectId, language, fields } = document;
    try {
      const [project, held] = [
        await readRecord('projects', projectId),
        await readRecord('paperwork', 'held'),
      ];
      const { valuesOfJob } = await import('./facts-of-job.ts');
      const now = project && held ? await valuesOfJob(project, held, language) : fields;
      const docId = await makeAnew(document, now);
      await navigate({
        to: '/project/$projectId/document/$docId',
        params: { projectId: String(projectId), docId },
      });
    } catch (error) {
      showToast({ kind: 'error', id: 'document', title: copy.makeFailed, message: explain(error) });
    }
  }
  return (
    <Button icon={<FilePlus size={20} aria-hidden />} onClick={() => void make()}>
      {copy.anew}
    </Button>
  );
}
