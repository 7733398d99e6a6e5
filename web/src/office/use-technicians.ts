import { type Technician, technicianActions } from '@tidemark/contract/technicians';
import { call, useAnswer } from '../offline/calls/index.ts';
import { everyPage } from '../offline/pull/index.ts';
import { fullName } from '../technicians/names.ts';

/** Everyone who can be assigned work. */
const active = (): Promise<Technician[]> =>
  everyPage(
    async (page) =>
      (await call(technicianActions.list, { query: { status: 'Active', ...page } })).technicians,
  );

/** The active technicians as a menu offers them, by name. */
export function useTechnicians() {
  const { answer, ...asked } = useAnswer(active);
  const choices = answer
    ?.map((technician) => ({ value: String(technician.id), label: fullName(technician) }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return { choices, ...asked };
}
