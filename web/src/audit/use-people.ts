import { type Technician, technicianActions } from '@tidemark/contract/technicians';
import { call } from '../offline/call.ts';
import { type Answer, useAnswer } from '../offline/use-answer.ts';

const pageSize = 100;

async function everybody(): Promise<Technician[]> {
  const people: Technician[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = await call(technicianActions.list, { query: { page, limit: pageSize } });
    people.push(...answer.technicians);
    pages = answer.pagination.totalPages;
  }
  return people;
}

/** All who ever worked here: the log tells of those who left, too. */
export const usePeople = (): Answer<Technician[]> => useAnswer(everybody);
