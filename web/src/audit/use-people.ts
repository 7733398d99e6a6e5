import { type Technician, technicianActions } from '@tidemark/contract/technicians';
import { type Answer, call, useAnswer } from '../offline/calls/index.ts';
import { everyPage } from '../offline/pull/index.ts';

const everybody = (): Promise<Technician[]> =>
  everyPage(async (query) => (await call(technicianActions.list, { query })).technicians);

/** All who ever worked here: the log tells of those who left, too. */
export const usePeople = (): Answer<Technician[]> => useAnswer(everybody);
