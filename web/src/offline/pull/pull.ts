import { claimSheetTemplateActions } from '@tidemark/contract/claim-sheet-templates/actions';
import { documentationActions } from '@tidemark/contract/documentation';
import { followUpActions } from '@tidemark/contract/follow-ups';
import type { LocalTable, LocalTables } from '@tidemark/contract/offline';
import { roomActions } from '@tidemark/contract/rooms';
import { call } from '../calls/index.ts';
import { bornHere, lay, mark } from '../store/index.ts';

/** A list that the office answers whole. */
interface List<T extends LocalTable, Of> {
  read(of: Of): Promise<readonly LocalTables[T][]>;
  /** The field of a record that names what the list hangs on; none where the list is all of its table. */
  by?: keyof LocalTables[T] & string;
  /** The table of what it hangs on, where that may be made here: the office knows no list of it then. */
  under?: LocalTable;
}

const list = <T extends LocalTable, Of>(row: List<T, Of>) => row;

/** One row a list: a new slice adds its own. */
const lists = {
  rooms: list<'rooms', string>({
    read: async (inspectionId) => (await call(roomActions.ofInspection, { params: { inspectionId } })).rooms,
    by: 'inspectionId',
    under: 'inspections',
  }),
  documentation: list<'documentation', string>({
    async read(inspectionId) {
      const { documentation } = await call(documentationActions.ofInspection, { params: { inspectionId } });
      return Object.values(documentation).flat();
    },
    by: 'inspectionId',
    under: 'inspections',
  }),
  followUps: list<'followUps', number>({
    read: async (projectId) => (await call(followUpActions.ofProject, { params: { projectId } })).followUps,
    by: 'originalProjectId',
  }),
  templates: list<'templates', 'all'>({
    read: async () => (await call(claimSheetTemplateActions.list, {})).templates,
  }),
};
type Lists = typeof lists;
type Of<T extends keyof Lists> = Parameters<Lists[T]['read']>[0];

/** Fetches a list from the office and lays it into the store, under what is unsent. @throws CallError */
export async function pull<T extends keyof Lists>(table: T, of: Of<T>): Promise<void> {
  const { read, by, under } = lists[table] as List<T, Of<T>>;
  if (under && (await bornHere(under, of))) return;
  const since = await mark();
  const records = await read(of);
  const changes = records.map(
    (record) => ({ table, id: record.id, record }) as Parameters<typeof lay>[0][number],
  );
  await lay(changes, { since, whole: { table, ...(by && { where: { [by]: of } }) } });
}
