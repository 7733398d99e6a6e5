import type { inspectionActions } from '@tidemark/contract/inspections/actions';
import type { Handler } from '../context.ts';
import { lockOpenInspection, shown, storeInspection } from './read.ts';

export const saveStep: Handler<typeof inspectionActions.step> = async (context, { params, body }) => {
  const { tx, actor } = context;
  const found = await lockOpenInspection(tx, actor, params.id);
  const inspection = await storeInspection(tx, found.id, { currentStep: body.currentStep });
  return { inspection: shown(context, inspection) };
};
