import type { DryingKind, DryingRecord, Entered } from '@tidemark/contract/drying/kinds';
import { newRecord, type recordActions } from '@tidemark/contract/drying/record-actions';
import { Refusal } from '@tidemark/contract/refusals';
import { v7 as uuidv7 } from 'uuid';
import { record } from '../audit/record.ts';
import type { Handler, SignedIn, WriteContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { readProject } from '../projects/read.ts';
import { keepVersion } from '../sketch/keep-version.ts';
import { keepRecord, takeNumber } from './keep.ts';
import { keepPlan } from './keep-plan.ts';
import { noteDrying } from './note-drying.ts';
import { findRecord, lockDrying, recordOf } from './read.ts';
import { refuseRecord, withWholeSketch } from './rules.ts';

type Add<K extends DryingKind> = Handler<ReturnType<typeof recordActions<K>>['add']>;
interface Input {
  params: { id: number };
  body: { id?: string | undefined } & Record<string, unknown>;
}

/** A record of a deleted room loses its link to the room and keeps its other facts. */
async function linkOf(tx: Tx, projectId: number, roomId: string): Promise<string | null> {
  const room = await tx
    .selectFrom('rooms')
    .innerJoin('inspections', 'inspections.id', 'rooms.inspectionId')
    .select('rooms.id')
    .where('rooms.id', '=', roomId)
    .where('inspections.projectId', '=', projectId)
    .executeTakeFirst();
  return room?.id ?? null;
}

async function settled(tx: Tx, made: DryingRecord<DryingKind>): Promise<DryingRecord<DryingKind>> {
  const { projectId } = made;
  if (made.record === 'point') {
    const point = made as unknown as DryingRecord<'point'>;
    const number = await takeNumber(tx, projectId, point.number);
    const proposed = number === point.number ? {} : { proposedNumber: point.number };
    return { ...point, number, ...proposed } as unknown as typeof made;
  }
  if (made.record === 'reading') {
    const reading = made as unknown as DryingRecord<'reading'>;
    const point = await recordOf(tx, projectId, { kind: 'point', id: reading.pointId });
    // An older version does not say with what it read.
    const [meterId, scale] = [reading.meterId ?? point.meterId, reading.scale ?? point.scale];
    return { ...reading, meterId, scale } as unknown as typeof made;
  }
  const { roomId } = made as unknown as DryingRecord<'room'>;
  return made.record === 'room' && roomId !== null
    ? ({ ...made, roomId: await linkOf(tx, projectId, roomId) } as typeof made)
    : made;
}

/** Adds a record to a project's drying. */
export function addRecord<K extends DryingKind>(kind: K): Add<K> {
  const handle = async (context: SignedIn<WriteContext>, { params, body }: Input) => {
    const { tx, actor } = context;
    const { project } = await lockDrying(tx, actor, params.id);
    const { id = uuidv7(), ...entered } = body;
    const same = await findRecord(tx, id);
    if (same) {
      if (same.projectId !== project.id || same.record !== kind) throw new Refusal('id_taken');
      context.existed();
      return { [kind]: same, ...(kind === 'visit' && { project }) };
    }
    const begun = {
      id: id.toLowerCase(),
      projectId: project.id,
      author: actor.id,
      at: new Date().toISOString(),
    };
    const sent = newRecord(kind, begun, entered as unknown as Partial<Entered<K>>);
    const made = withWholeSketch(sent as unknown as DryingRecord<DryingKind>);
    await refuseRecord(tx, made, true);
    await keepRecord(tx, await settled(tx, made));
    const { sketch = null } = made as unknown as Partial<DryingRecord<'room'>>;
    if (sketch) await keepVersion(context, { recordId: made.id }, sketch);
    // A visit that begins is no longer planned.
    if (kind === 'visit') await keepPlan(context, project, null);
    await noteDrying(tx, project.id);
    const kept = (await findRecord(tx, begun.id))!;
    await record(tx, context, {
      action: 'drying-added',
      subject: 'project',
      subjectId: project.id,
      after: kept,
    });
    return { [kind]: kept, ...(kind === 'visit' && { project: await readProject(tx, actor, project.id) }) };
  };
  return handle as unknown as Add<K>;
}
