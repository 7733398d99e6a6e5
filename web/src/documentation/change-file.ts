import { documentationActions } from '@tidemark/contract/documentation';
import { type DocumentationFile, listOf } from '@tidemark/contract/documentation-file';
import type { MarksChange } from '@tidemark/contract/marks';
import { perform } from '../offline/outbox/index.ts';

/** Changes a file's description, room, shot or marks, on this device at once. */
export function changeFile(
  { id, inspectionId, category }: DocumentationFile,
  change: Partial<Pick<DocumentationFile, 'description' | 'roomId' | 'shot'>> & { marks?: MarksChange },
): Promise<void> {
  return perform(documentationActions.update, {
    body: { inspectionId, documentation: { [listOf[category]]: [{ id, ...change }] } },
  });
}
