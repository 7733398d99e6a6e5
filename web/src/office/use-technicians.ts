import { type Technician, technicianActions } from '@tidemark/contract/technicians';
import { call } from '../offline/call.ts';
import { useAnswer } from '../offline/use-answer.ts';
import { fullName } from '../technicians/words.ts';

const pageSize = 100;

/** Everybody work can be given to. */
async function active(): Promise<Technician[]> {
  const people: Technician[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = await call(technicianActions.list, { query: { status: 'Active', page, limit: pageSize } });
    people.push(...answer.technicians);
    pages = answer.pagination.totalPages;
  }
  return people;
}

/** The active technicians as a menu offers them, by name. */
export function useTechnicians() {
  const { answer, ...asked } = useAnswer(active);
  const choices = answer
    ?.map((technician) => ({ value: String(technician.id), label: fullName(technician) }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return { choices, ...asked };
}
