import { type Technician, technicianActions } from '@tidemark/contract/technicians';
import { call } from '../offline/call.ts';
import { everyPage } from '../offline/every-page.ts';
import { type Answer, useAnswer } from '../offline/use-answer.ts';

const everybody = (): Promise<Technician[]> =>
  everyPage(async (query) => (await call(technicianActions.list, { query })).technicians);

/** All who ever worked here: the log tells of those who left, too. */
export const usePeople = (): Answer<Technician[]> => useAnswer(everybody);
