import type { Fields } from '@tidemark/contract/fields';
import type { Room } from '@tidemark/contract/rooms';
import { useEffect, useMemo } from 'react';
import { useOnline } from '../offline/faults/index.ts';
import { device, type Replaced, readReplaced, useLive, useRecords } from '../offline/store/index.ts';
import { askSetters } from './ask-setters.ts';

/** A conflict, with the name of its room, file or record of drying. */
export interface Word extends Replaced {
  room: string | undefined;
  /** Of a record of drying: what its fields are called, and how a value reads. */
  drying?: { fields: Fields; shown: (value: unknown) => string };
}

/**
 * Conflicts of an inspection with its rooms and sheets, or of one room; undefined while loading. Asks the server who
 * it was.
 */
export function useReplaced(inspectionId: string, roomId?: string): Word[] | undefined {
  const rooms = useRecords('rooms', { inspectionId });
  const all = useLive(() => readReplaced(device()), []);
  const online = useOnline();
  const its = useMemo(
    () => rooms && all && wordsOf(all, rooms, inspectionId, roomId),
    [rooms, all, inspectionId, roomId],
  );
  const nameless = its?.filter(({ by }) => by === undefined).map(({ id, field }) => `${id} ${field}`);
  const asked = nameless?.join();
  useEffect(() => {
    if (asked && online) void askSetters(inspectionId);
  }, [asked, online, inspectionId]);
  return its;
}

function wordsOf(all: Replaced[], rooms: readonly Room[], inspectionId: string, roomId?: string): Word[] {
  const names = new Map(rooms.map(({ id, name }) => [id, name]));
  return all
    .filter(({ table, id }) =>
      roomId === undefined ? (table === 'inspections' ? id === inspectionId : names.has(id)) : id === roomId,
    )
    .map((one) => ({ ...one, room: names.get(one.id) }));
}
