import type { inspectionActions } from '@tidemark/contract/inspections/actions';
import type { Handler } from '../context.ts';
import { inspectionColumns, lockOpenInspection, shown } from './read.ts';

export const saveStep: Handler<typeof inspectionActions.step> = async (context, { params, body }) => {
  const { tx, actor } = context;
  const found = await lockOpenInspection(tx, actor, params.id);
  const inspection = await tx
    .updateTable('inspections')
    .set({ currentStep: body.currentStep })
    .where('id', '=', found.id)
    .returning(inspectionColumns)
    .executeTakeFirstOrThrow();
  return { inspection: shown(context, inspection) };
};
