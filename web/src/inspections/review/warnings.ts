import type { Documentation } from '@tidemark/contract/documentation-file';
import { withoutLines, withoutPhoto } from '@tidemark/contract/inspections/gaps';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import type { Room } from '@tidemark/contract/rooms';
import { tickedRooms } from '@tidemark/contract/rooms/ticked';

/** A place on another step: the debris of the first, the rooms, the photos of one room, or one photo. */
export type Elsewhere =
  | { to: 'project-info' }
  | { to: 'room-setup' }
  | { to: 'documentation'; roomId?: string; photoId?: string };
/** Where a warning leads. */
export type Way = Elsewhere | { to: 'sheet'; roomId: string } | { to: 'signature' };

export interface Warning {
  kind: 'lines' | 'ticked' | 'photo' | 'unplaced' | 'debris' | 'signature';
  title: string;
  facts: string;
  way: Way;
}

type Photo = Documentation['photos'][number];

interface Looked {
  inspection: Pick<Inspection, 'id' | 'affectedRooms' | 'affectedRoomsOther' | 'technicianSignature'>;
  debrisPhotos: number;
  rooms: readonly Room[];
  /** Undefined while some may be missing on this device: nothing is said of photos then. */
  photos: readonly Photo[] | undefined;
}

/** What the office will miss (contract/src/evidence-profiles/count-basic.ts), as far as this device can tell, in the wizard's order. */
export function warningsOf({ inspection, debrisPhotos, rooms, photos }: Looked): Warning[] {
  const isOf = (id: string) => (photo: Photo) => photo.roomId === id || photo.claimItemId === id;
  const looked = rooms.map(({ id, name, claimItem }) => ({
    ...{ id, name, filledCount: claimItem?.filledCount ?? 0 },
    photos: photos?.filter(isOf(id)).length ?? 0,
  }));
  const [empty, unseen] = [withoutLines(looked), photos ? withoutPhoto(looked) : []];
  const ticked = tickedRooms(inspection, rooms);
  const unplaced = photos?.filter((photo) => !rooms.some(({ id }) => isOf(id)(photo))) ?? [];
  const warnings: (Warning | false)[] = [
    empty.length > 0 && {
      kind: 'lines',
      ...inWords(namesOf(empty), 'has no lines', 'have no lines', 'Its claim sheet is empty'),
      way: { to: 'sheet', roomId: empty[0]!.id },
    },
    ticked.length > 0 && {
      kind: 'ticked',
      ...inWords(
        namesOf(ticked),
        'is checked, not added',
        'are checked, not added',
        'Step 1 says it is affected',
      ),
      way: { to: 'room-setup' },
    },
    unseen.length > 0 && {
      kind: 'photo',
      ...inWords(namesOf(unseen), 'has no photo', 'have no photo', 'Take one in Documentation'),
      way: { to: 'documentation', roomId: unseen[0]!.id },
    },
    unplaced.length > 0 && {
      kind: 'unplaced',
      title: unplaced.length === 1 ? '1 photo has no room' : `${unplaced.length} photos have no room`,
      facts: unplaced.length === 1 ? 'Choose the room it shows' : 'Choose the rooms they show',
      way: { to: 'documentation', photoId: unplaced[0]!.id },
    },
    debrisPhotos === 0 && {
      kind: 'debris',
      title: 'No photo of the debris',
      facts: 'Step 1 asks for one as proof',
      way: { to: 'project-info' },
    },
    !inspection.technicianSignature && {
      kind: 'signature',
      title: 'No technician signature',
      facts: 'Sign it at the end of this page',
      way: { to: 'signature' },
    },
  ];
  return warnings.filter((warning) => warning !== false);
}

const namesOf = (rooms: readonly { name: string }[]) => rooms.map(({ name }) => name);

/** One is named, several are counted and then named. */
function inWords(names: readonly string[], one: string, many: string, facts: string) {
  if (names.length === 1) return { title: `${names[0]} ${one}`, facts };
  return { title: `${names.length} rooms ${many}`, facts: names.join(', ') };
}
