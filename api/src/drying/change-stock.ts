import type { dryingActions } from '@tidemark/contract/drying/actions';
import { unitFields } from '@tidemark/contract/drying/fields/equipment';
import { meterFields } from '@tidemark/contract/drying/fields/moisture';
import { said } from '@tidemark/contract/drying/record-actions';
import type { Fact } from '@tidemark/contract/fact';
import type { Fields } from '@tidemark/contract/fields';
import { Refusal } from '@tidemark/contract/refusals';
import { record } from '../audit/record.ts';
import type { Handler, SignedIn, WriteContext } from '../context.ts';
import { formerOf } from './keep.ts';
import { metersOf, type StockTable, unitsOf } from './stock.ts';

interface Stock {
  table: StockTable;
  subject: 'meter' | 'unit';
  fields: Fields;
}
const stock = {
  meter: { table: 'meters', subject: 'meter', fields: meterFields },
  unit: { table: 'units', subject: 'unit', fields: unitFields },
} as const satisfies Record<string, Stock>;

/** Locks a row of the stock, so that two managers' changes of other fields both stand. */
async function lock({ tx }: SignedIn<WriteContext>, table: StockTable, id: string): Promise<void> {
  await tx.selectFrom(table).select('id').where('id', '=', id).forUpdate().executeTakeFirst();
}

async function keep<R extends { id: string }>(
  context: SignedIn<WriteContext>,
  { table, subject, fields }: Stock,
  { found, wanted }: { found: R; wanted: R },
): Promise<Fact[]> {
  const former = formerOf(fields, found, wanted);
  if (former.length === 0) return former;
  const { tx } = context;
  const { id, ...body } = wanted;
  await tx
    .updateTable(table)
    .set({ body: JSON.stringify(body) })
    .where('id', '=', id)
    .execute();
  const pick = (of: object) =>
    Object.fromEntries(former.map(({ field }) => [field, (of as Record<string, unknown>)[field]]));
  await record(tx, context, {
    action: `${subject}-changed`,
    subject,
    subjectId: id,
    before: pick(found),
    after: pick(wanted),
  });
  return former;
}

/** Changes the named facts of a meter. */
export const changeMeter: Handler<typeof dryingActions.changeMeter> = async (context, { params, body }) => {
  await lock(context, 'meters', params.id);
  const [found] = await metersOf(context.tx, [params.id]);
  if (!found) throw new Refusal('meter_not_found');
  const meter = { ...found, ...said(body) };
  return { meter, former: await keep(context, stock.meter, { found, wanted: meter }) };
};

/** Changes the named facts of a unit; no two units have one tag. */
export const changeUnit: Handler<typeof dryingActions.changeUnit> = async (context, { params, body }) => {
  const { tx } = context;
  await lock(context, 'units', params.id);
  const [found] = await unitsOf(tx, [params.id]);
  if (!found) throw new Refusal('unit_not_found');
  const unit = { ...found, ...said(body) };
  const same = await tx
    .selectFrom('units')
    .select('id')
    .where((of) => of(of.fn('lower', [of.ref('body', '->>').key('tag')]), '=', unit.tag.toLowerCase()))
    .where('id', '!=', unit.id)
    .executeTakeFirst();
  if (same) throw new Refusal('unit_tag_taken');
  return { unit, former: await keep(context, stock.unit, { found, wanted: unit }) };
};
