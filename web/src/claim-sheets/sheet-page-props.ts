import type { Room } from '@tidemark/contract/rooms';
import type { ReactNode } from 'react';
import type { SheetDraft } from './draft.ts';

/** What both looks of the page are given. */
export interface SheetPageProps {
  draft: SheetDraft;
  room: Room;
  /** All rooms of the inspection in their order. */
  rooms: readonly Room[];
  projectId: number;
  readOnly: boolean;
  /** What the page says before the lines. */
  notes: ReactNode;
}
