import { type EstimateEdits, estimateEdits } from '@tidemark/contract/estimates/edits';
import type { estimateOfficeActions } from '@tidemark/contract/estimates/office-actions';
import { chargeables, fees } from '@tidemark/contract/price-list/chargeables';
import { Refusal } from '@tidemark/contract/refusals';
import { sameJson } from '@tidemark/contract/same-json';
import { sql } from 'kysely';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { lockInspection } from '../inspections/read.ts';
import { editsOf } from './edits.ts';
import { keepEstimate } from './keep-estimate.ts';
import { type OnEstimated, readEstimate } from './read.ts';

const tooMuch = 'The adjustments take off more than the lines come to.';

/** A line or a fee by its name in the price list; lines that people name have none there. */
function lineNamed(key: string): string {
  const ofPrice = key.slice(key.indexOf(':') + 1).replace(/\.afterHours$/, '');
  return [...chargeables, ...fees].find((one) => one.key === ofPrice)?.title ?? 'Custom line';
}

/** As text, because the log shows it to people. */
const written = ({ remarks, lines, adjustments }: EstimateEdits) => ({
  remarks: Object.entries(remarks).map(([key, of]) =>
    [lineNamed(key), of.code, of.note].filter(Boolean).join(', '),
  ),
  lines: lines.map(({ title, quantity, unit, rate, code, note }) =>
    [`${title}, ${quantity} ${unit} at ${rate.toFixed(2)}`, code, note].filter(Boolean).join(', '),
  ),
  adjustments: adjustments.map(({ title, amount, code, note }) =>
    [`${title}, ${amount.toFixed(2)}`, code, note].filter(Boolean).join(', '),
  ),
});

/** Edits made from other than the newest ones are refused; those that change nothing make no new estimate. */
export const editEstimate =
  (onEstimated: OnEstimated): Handler<typeof estimateOfficeActions.edit> =>
  async (context, { params, body }) => {
    const { tx, actor } = context;
    const { id, projectId, status } = await lockInspection(tx, actor, params.id);
    if (status === 'Cancelled') throw new Refusal('inspection_cancelled');
    const { version, ...before } = await editsOf(tx, id);
    const { basedOn, ...after } = body;
    if (sameJson(before, after)) return { estimate: await readEstimate(tx, actor, id) };
    if (basedOn !== version) throw new Refusal('estimate_edited');
    const saved = {
      version: version + 1,
      edits: JSON.stringify(estimateEdits.parse(after)),
      technicianId: actor.id,
      savedAt: sql<string>`now()`,
    };
    await tx
      .insertInto('estimateEdits')
      .values({ inspectionId: id, ...saved })
      .onConflict((on) => on.column('inspectionId').doUpdateSet(saved))
      .execute();
    const [was, is] = [written(before), written(after)];
    const changed = (Object.keys(is) as (keyof typeof is)[]).filter((part) => !sameJson(was[part], is[part]));
    await record(tx, context, {
      action: 'estimate-edited',
      subject: 'estimate',
      subjectId: `${id}/${version + 1}`,
      before: Object.fromEntries(changed.map((part) => [part, was[part]])),
      after: Object.fromEntries(changed.map((part) => [part, is[part]])),
    });
    if (status === 'In Progress') return { estimate: notBelowZero(await readEstimate(tx, actor, id)) };
    const { estimate, isNew } = await keepEstimate(tx, context, id);
    if (isNew) await onEstimated(context, { id, projectId, status });
    return { estimate: notBelowZero(estimate) };
  };

function notBelowZero<T extends { total: number }>(estimate: T): T {
  if (estimate.total >= 0) return estimate;
  throw new Refusal('validation_failed', [{ field: 'adjustments', message: tooMuch }]);
}
