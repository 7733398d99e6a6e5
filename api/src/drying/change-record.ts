import {
  type DryingKind,
  type DryingRecord,
  dryingKinds,
  type Entered,
} from '@tidemark/contract/drying/kinds';
import { changedRecord, type recordActions } from '@tidemark/contract/drying/record-actions';
import type { Fact } from '@tidemark/contract/fact';
import { formerFacts } from '@tidemark/contract/facts';
import { record } from '../audit/record.ts';
import type { Handler, SignedIn, WriteContext } from '../context.ts';
import { keepVersion } from '../sketch/keep-version.ts';
import { formerOf, keepRecord } from './keep.ts';
import { noteDrying } from './note-drying.ts';
import { lockDrying, recordOf } from './read.ts';
import { refuseRecord, withWholeSketch } from './rules.ts';
import { takeUnit } from './take-unit.ts';

type Change<K extends DryingKind> = Handler<ReturnType<typeof recordActions<K>>['change']>;
interface Input {
  params: { id: number; recordId: string };
  body: Record<string, unknown>;
}

/** Changes the named fields of a record. The answer and the audit log carry the former values. */
export function changeRecord<K extends DryingKind>(kind: K): Change<K> {
  const handle = async (context: SignedIn<WriteContext>, { params, body }: Input) => {
    const { tx, actor } = context;
    const { project } = await lockDrying(tx, actor, params.id);
    const found = await recordOf(tx, project.id, { kind, id: params.recordId });
    const sent = changedRecord(found, body as Partial<Entered<K>>);
    const wanted = withWholeSketch(sent as unknown as DryingRecord<DryingKind>) as unknown as DryingRecord<K>;
    const { kept, former } = await keepChanged(context, found, wanted);
    return { [kind]: kept, former };
  };
  return handle as unknown as Change<K>;
}

/** Keeps a record of a locked drying as it is wanted. @returns it, with the former values */
export async function keepChanged<K extends DryingKind>(
  context: SignedIn<WriteContext>,
  found: DryingRecord<K>,
  wanted: DryingRecord<K>,
): Promise<{ kept: DryingRecord<K>; former: Fact[] }> {
  const { tx } = context;
  const { id, projectId, record: kind } = found;
  const former = formerOf(dryingKinds[kind].fields, found, wanted);
  if (former.length === 0) return { kept: found, former };
  await refuseRecord(tx, wanted as unknown as DryingRecord<DryingKind>, false);
  if (wanted.record === 'placement') await takeUnit(context, wanted as unknown as DryingRecord<'placement'>);
  await keepRecord(tx, wanted);
  if (former.some(({ field }) => field === 'sketch'))
    await keepVersion(context, { recordId: id }, (wanted as unknown as DryingRecord<'room'>).sketch);
  await noteDrying(tx, projectId);
  const pick = (of: object) =>
    Object.fromEntries(former.map(({ field }) => [field, (of as Record<string, unknown>)[field]]));
  await record(tx, context, {
    action: 'drying-changed',
    subject: 'project',
    subjectId: projectId,
    before: { id, ...pick(found) },
    after: { id, ...pick(wanted) },
  });
  return { kept: wanted, former: formerFacts('dryingRecords', found as never, wanted as never) };
}
