import {
  ClipboardList,
  DoorOpen,
  FileText,
  FolderPen,
  Image,
  ListChecks,
  Mic,
  UserRound,
} from 'lucide-react';
import type { Described } from '../offline/outbox/index.ts';

const marks = {
  project: FolderPen,
  inspection: ClipboardList,
  room: DoorOpen,
  sheet: ListChecks,
  photo: Image,
  document: FileText,
  voice: Mic,
  person: UserRound,
};

/** The kind of a change, at the left of its row. */
export function ChangeMark({ sort }: Pick<Described, 'sort'>) {
  const Mark = marks[sort];
  return <Mark size={22} aria-hidden />;
}
