import { createHash } from 'node:crypto';
import type { AnyAction } from '@tidemark/contract/actions';
import type { Change, Offline, ReadLocal, RecordRef } from '@tidemark/contract/offline';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import type { Person } from '../people.ts';
import { picture } from '../pictures.ts';
import type { Api } from '../use-api.ts';
import type { Case } from './case.ts';
import { type Ids, readBack } from './device.ts';

export interface Asked {
  /** As the contract parses it. */
  body: Record<string, unknown>;
  /** The device's records before. */
  before: ReadLocal;
  /** The action's result on the device. */
  changes: Change[];
  answer: unknown;
  /** The records in the response. */
  laid: Change[];
  /** Every record of `changes` and `laid`, as the server has it afterwards, by table and id. */
  after: ReadonlyMap<string, unknown>;
  /** The values in each audit event. */
  logged: Record<string, unknown>[];
}

interface Call {
  action: AnyAction;
  one: Case;
  ids: Ids;
  /** The device's records, by table and id. */
  held: ReadonlyMap<string, unknown>;
  drawn: object;
}

/** Does an action on a device that has read everything, and on the server; then reads the result there. */
export async function ask(api: Api, by: Person, { action, one, ids, held, drawn }: Call): Promise<Asked> {
  const file = one.file && { name: `${uuidv7()}.jpg`, bytes: await picture() };
  const facts = file && {
    file: {
      name: file.name,
      size: file.bytes.length,
      sha256: createHash('sha256').update(file.bytes).digest('hex'),
    },
  };
  const parsed = action.body.safeParse({ ...drawn, ...facts });
  // Each field is valid alone; a rule between fields may still refuse them together, so another body is drawn.
  fc.pre(parsed.success);
  const body = parsed.data as Record<string, unknown>;
  const sent = { params: one.params?.(ids) ?? {}, query: one.query?.(ids) ?? {} };
  const input = { ...sent, body };
  const rule = action.offline as unknown as Offline<unknown, unknown>;
  const before: ReadLocal = (table, id) => held.get(`${table} ${id}`) as never;
  const changes = rule.effect(input, before, new Date().toISOString());
  const last = await lastEntry(api);
  const answer: unknown = (await by.send(action.name, { ...sent, body: drawn, ...(file && { file }) })).ok();
  const laid = rule.answered?.(answer, input, before) ?? [];
  const after = new Map<string, unknown>();
  for (const ref of [...changes, ...laid] as RecordRef[])
    after.set(`${ref.table} ${ref.id}`, await readBack(by, ref, ids));
  const entries = await api.db.selectFrom('auditLog').select('after').where('id', '>', last).execute();
  return {
    ...{ body, before, changes, answer, laid },
    after,
    logged: entries.map((entry) => ({ ...(entry.after as object | null) })),
  };
}

async function lastEntry({ db }: Api): Promise<string> {
  const { id } = await db
    .selectFrom('auditLog')
    .select((of) => of.fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  return id ?? '0';
}
