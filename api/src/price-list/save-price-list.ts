import type { priceListActions } from '@tidemark/contract/price-list/actions';
import { changedFigures, codesOf, figuresOf } from '@tidemark/contract/price-list/price-list';
import { Refusal } from '@tidemark/contract/refusals';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { priceListOf } from './read.ts';
import { settleNewest } from './settle-newest.ts';

/** Refuses a list based on an older version; equal prices and codes make no new version. */
export const savePriceList: Handler<typeof priceListActions.save> = async (context, { body }) => {
  const { tx, actor } = context;
  const newest = await settleNewest(tx);
  const figures = figuresOf({
    ...body,
    fees: { ...newest.fees, ...body.fees },
    codes: codesOf(body.codes ?? newest.codes),
  });
  const changed = changedFigures(newest, figures);
  if (changed.length === 0) return { priceList: newest };
  if (body.basedOn !== newest.version) throw new Refusal('price_list_changed');
  const saved = await tx
    .insertInto('priceLists')
    .values({
      version: newest.version + 1,
      figures: JSON.stringify(figures),
      technicianId: actor.id,
    })
    .onConflict((on) => on.column('version').doNothing())
    .returning('version')
    .executeTakeFirst();
  if (!saved) throw new Refusal('price_list_changed');
  await record(tx, context, {
    action: 'price-list-saved',
    subject: 'price-list',
    subjectId: saved.version,
    before: Object.fromEntries(changed.map(({ field, before }) => [field, before])),
    after: Object.fromEntries(changed.map(({ field, after }) => [field, after])),
  });
  return { priceList: await priceListOf(tx, saved.version) };
};
