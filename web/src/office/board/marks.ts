import {
  AlarmClock,
  ChevronsUp,
  CircleCheck,
  CircleDot,
  CirclePause,
  Fan,
  type LucideIcon,
  Siren,
  TriangleAlert,
} from 'lucide-react';
import type { BoardVisit } from './visit.ts';

export interface Mark {
  look: 'done' | 'begun' | 'held' | 'late' | 'conflict' | 'planned' | 'drying';
  icon?: LucideIcon;
  /** For who does not see it; with a planned one also nothing. */
  word?: string;
}

interface Now {
  /** YYYY-MM-DD */
  day: string;
  conflict: boolean;
}

/** How a visit stands, in one sign: what is done or begun before what is wrong, then what is urgent. */
export function markOf(
  { status, priority, scheduledDate, drying }: BoardVisit,
  { day, conflict }: Now,
): Mark {
  if (status === 'Completed') return { look: 'done', icon: CircleCheck, word: 'Completed' };
  if (conflict) return { look: 'conflict', icon: TriangleAlert, word: 'Conflict' };
  if (status === 'On Hold') return { look: 'held', icon: CirclePause, word: 'On Hold' };
  if (status === 'In Progress') return { look: 'begun', icon: CircleDot, word: 'In Progress' };
  if (scheduledDate !== null && scheduledDate < day) return { look: 'late', icon: AlarmClock, word: 'Late' };
  if (drying) return { look: 'drying', icon: Fan, word: 'Drying visit' };
  if (priority === 'Urgent') return { look: 'planned', icon: Siren, word: 'Urgent' };
  if (priority === 'High') return { look: 'planned', icon: ChevronsUp, word: 'High' };
  return { look: 'planned' };
}
