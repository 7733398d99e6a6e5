import { type Technician, technicianActions } from '@tidemark/contract/technicians';
import { type Answer, call, useAnswer } from '../offline/calls/index.ts';
import { everyPage } from '../offline/pull/index.ts';

const everybody = (): Promise<Technician[]> =>
  everyPage(async (query) => (await call(technicianActions.list, { query })).technicians);

/** Everyone who ever worked here, because the log mentions people who left too. */
export const usePeople = (): Answer<Technician[]> => useAnswer(everybody);
