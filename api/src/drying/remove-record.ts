import type { DryingKind, DryingRecord } from '@tidemark/contract/drying/kinds';
import type { recordActions } from '@tidemark/contract/drying/record-actions';
import { record } from '../audit/record.ts';
import type { Handler, SignedIn, WriteContext } from '../context.ts';
import { noteDrying } from './note-drying.ts';
import { lockDrying, recordOf } from './read.ts';
import { refuseNamed } from './rules.ts';

type Remove<K extends DryingKind> = Handler<ReturnType<typeof recordActions<K>>['remove']>;
interface Input {
  params: { id: number; recordId: string };
}

/** Deletes a record that no other one names. */
export function removeRecord<K extends DryingKind>(kind: K): Remove<K> {
  const handle = async (context: SignedIn<WriteContext>, { params }: Input) => {
    const { tx, actor } = context;
    const { project } = await lockDrying(tx, actor, params.id);
    const found = await recordOf(tx, project.id, { kind, id: params.recordId });
    await refuseNamed(tx, found as unknown as DryingRecord<DryingKind>);
    await tx.deleteFrom('dryingRecords').where('id', '=', found.id).execute();
    await noteDrying(tx, project.id);
    await record(tx, context, {
      action: 'drying-removed',
      subject: 'project',
      subjectId: project.id,
      before: found,
    });
    return {};
  };
  return handle as unknown as Remove<K>;
}
