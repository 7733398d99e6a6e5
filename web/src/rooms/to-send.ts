import type { Field } from '@tidemark/contract/fields';
import { type RoomField, roomFields } from '@tidemark/contract/rooms/fields';
import type { WordsByAction } from '../offline/outbox/index.ts';
import { isolatedName } from '../ui/format/isolated.ts';
import { shownValue } from '../ui/format/shown-value.ts';
import { copy } from './copy.ts';

/** A room's changes: "Renamed. Room Condition: poor". */
function describeChange(body: Record<string, unknown>): string {
  const { inspectionId: _, name, position, placement, ...facts } = body;
  const words = [
    ...(name === undefined ? [] : ['Renamed']),
    ...Object.entries(facts).map(([field, value]) => {
      const { label, kind }: Field = roomFields[field as RoomField];
      return `${label}: ${shownValue(kind === 'feet' && value !== null ? `${value}′` : value)}`;
    }),
    ...(position === undefined ? [] : ['Moved']),
    ...(placement === undefined ? [] : [placement === null ? copy.notPlaced : copy.placed]),
  ];
  return words.join('. ');
}

const words = (name: unknown, detail: string) =>
  ({ sort: 'room', title: `Room, ${isolatedName(name) ?? 'deleted'}`, detail }) as const;

export const roomWords = {
  'rooms.create': {
    describe: ({ body }) => words(body.name, 'Added'),
    failed: copy.createFailed,
  },
  'rooms.update': {
    describe: ({ params, body }, nameOf) => words(body.name ?? nameOf(params.id), describeChange(body)),
    failed: copy.updateFailed,
  },
  'rooms.remove': {
    describe: ({ params }, nameOf) => words(nameOf(params.id), 'Deleted with its claim sheet'),
    failed: copy.deleteFailed,
  },
} satisfies WordsByAction;
