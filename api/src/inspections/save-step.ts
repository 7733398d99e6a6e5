import type { inspectionActions } from '@tidemark/contract/inspections/actions';
import type { Handler } from '../context.ts';
import { inspectionColumns, lockOpenInspection } from './read.ts';

export const saveStep: Handler<typeof inspectionActions.step> = async ({ tx, actor }, { params, body }) => {
  const found = await lockOpenInspection(tx, actor, params.id);
  const inspection = await tx
    .updateTable('inspections')
    .set({ currentStep: body.currentStep })
    .where('id', '=', found.id)
    .returning(inspectionColumns)
    .executeTakeFirstOrThrow();
  return { inspection };
};
