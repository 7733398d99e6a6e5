import type { AnyAction } from '@tidemark/contract/actions';
import fc from 'fast-check';
import type { Bundle, Kind } from './records.ts';
import type { IdsFor } from './values.ts';

/** What an action's id field refers to, by its name or else by its position in the path. */
const kindOfField: Record<string, Kind> = {
  projectId: 'project',
  ids: 'project',
  originalProjectId: 'doneProject',
  inspectionId: 'inspection',
  originalInspectionId: 'doneInspection',
  inspectionRoomId: 'room',
  roomId: 'room',
  photoId: 'photo',
  fileId: 'file',
  technicianId: 'technician',
  technician: 'technician',
  share: 'share',
};
const kindOfPath: [RegExp, Kind][] = [
  [/^\/technicians\/:id/, 'technician'],
  [/projects\/(:id|bulk)/, 'project'],
  [/inspections\/:id/, 'inspection'],
  [/^\/rooms\/:id/, 'room'],
  [/^\/documentation\/file\/:id/, 'file'],
  [/^\/documentation\/update/, 'file'],
  [/^\/follow-up-inspections\/:id/, 'followUp'],
  [/^\/claim-sheet-templates\/:id/, 'template'],
  [/^\/office\/views\/:id/, 'view'],
  [/^\/deliveries\/:id/, 'delivery'],
  [/^\/auth\/sign-ins\/:id/, 'signIn'],
];
/** `:id` of a follow-up's path would match inspections' too. */
const kindAt = (path: string) =>
  path.startsWith('/follow-up') ? 'followUp' : kindOfPath.find(([at]) => at.test(path))?.[1];

/** Unknown ids, and serial ids far above existing ones: chance must not pick an unrelated small one. */
const nobodys = (kind: Kind) =>
  kind === 'project' || kind === 'technician' || kind === 'doneProject'
    ? fc.integer({ min: 2_000_000_000, max: 2_147_483_647 })
    : fc.uuid();

/** Ids mostly of one bundle, so that they belong together. */
export function idsOf(action: AnyAction, bundle: Bundle, all: readonly Bundle[]): IdsFor {
  return (field) => {
    const kind = field === 'id' ? kindAt(action.path) : kindOfField[field];
    if (!kind) return undefined;
    // Only completed ones can be re-opened.
    const own = bundle[action.name === 'office.reopen' && kind === 'project' ? 'doneProject' : kind];
    const others = all.flatMap((one) => (one[kind] === undefined ? [] : [one[kind]]));
    return fc.oneof(
      ...(own === undefined ? [] : [{ weight: 12, arbitrary: fc.constant(own) }]),
      ...(others.length > 0 ? [{ weight: 1, arbitrary: fc.constantFrom(...others) }] : []),
      { weight: 1, arbitrary: nobodys(kind) },
    );
  };
}

/** Ids for new records: new ones, and sometimes an existing one. */
export function newIds(all: readonly Bundle[]): fc.Arbitrary<unknown> {
  const known = all.flatMap(({ inspection, room, file, template }) => [inspection, room, file, template]);
  return fc.oneof({ weight: 12, arbitrary: fc.uuid() }, { weight: 1, arbitrary: fc.constantFrom(...known) });
}
