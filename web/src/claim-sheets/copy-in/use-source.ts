import type { SheetRows } from '@tidemark/contract/claim-sheets/row';
import { inOrder } from '@tidemark/contract/room-order';
import type { Room } from '@tidemark/contract/rooms';
import { useState } from 'react';
import { useRecords } from '../../offline/store/index.ts';
import { type KnownTemplate, useTemplates } from '../templates/use-templates.ts';
import { useRoomSheet } from '../use-room-sheet.ts';

export type SourceKind = 'room' | 'template';

/** The source to copy from, the selection, and its lines. */
export interface Source {
  rooms: readonly Room[] | undefined;
  templates: readonly KnownTemplate[] | undefined;
  chosen: string | undefined;
  choose: (id: string) => void;
  /** What it is called, once chosen. */
  name: string | undefined;
  template: KnownTemplate | undefined;
  rows: SheetRows | undefined;
  state: 'none' | 'loading' | 'missing' | 'ready';
}

/** The other rooms of the inspection that have lines, and the templates; the lines of the one that is chosen. */
export function useSource(target: Room, kind: SourceKind): Source {
  const all = useRecords('rooms', { inspectionId: target.inspectionId });
  const rooms = all
    ?.filter(({ id, claimItem }) => id !== target.id && (claimItem?.filledCount ?? 0) > 0)
    .toSorted(inOrder);
  const templates = useTemplates(target.inspectionId);
  const [choices, setChoices] = useState<Partial<Record<SourceKind, string>>>({});
  const chosen = choices[kind];
  const room = kind === 'room' ? rooms?.find(({ id }) => id === chosen) : undefined;
  const template = kind === 'template' ? templates?.find(({ id }) => id === chosen) : undefined;
  const { sheet, loading } = useRoomSheet(room);
  const rows = room ? sheet?.rows : template?.rows;
  const none = !room && !template;
  return {
    rooms,
    templates,
    chosen: none ? undefined : chosen,
    choose: (id) => setChoices({ ...choices, [kind]: id }),
    name: room?.name ?? template?.name,
    template,
    rows,
    state: none ? 'none' : rows ? 'ready' : loading ? 'loading' : 'missing',
  };
}
