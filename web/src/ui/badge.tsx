import {
  Ban,
  BookOpen,
  CalendarClock,
  Check,
  ChevronDown,
  ChevronsUp,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleMinus,
  CirclePause,
  CircleX,
  Equal,
  HardHat,
  LoaderCircle,
  type LucideIcon,
  Paperclip,
  ShieldCheck,
  Siren,
  SquarePen,
  TriangleAlert,
  UserCheck,
} from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type BadgeLook =
  | 'line'
  | 'line-strong'
  | 'dashed'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'silt'
  | 'silt-dashed'
  | 'danger'
  | 'danger-solid'
  | 'tide'
  | 'tide-solid'
  | 'ink-solid'
  | 'sunken'
  | 'level';

export interface BadgeProps {
  icon?: LucideIcon | undefined;
  look?: BadgeLook | undefined;
  children: ReactNode;
}

/** A rectangle with icon and word; prefer the named badges below, which hold the design's table. */
export function Badge({ icon: Icon, look = 'line', children }: BadgeProps) {
  return (
    <span className={styles['badge']} data-look={look}>
      {Icon && (
        <Icon size={16} strokeWidth={2.25} aria-hidden className={Icon === LoaderCircle ? 'spin' : undefined} />
      )}
      {children}
    </span>
  );
}

type Table<Value extends string> = Record<Value, readonly [LucideIcon, BadgeLook]>;

/** Makes a badge whose word is its value, from a table of icon and look. */
function badgeOf<Value extends string>(table: Table<Value>) {
  return function TableBadge({ value }: { value: Value }) {
    const [icon, look] = table[value];
    return (
      <Badge icon={icon} look={look}>
        {value}
      </Badge>
    );
  };
}

export const PriorityBadge = badgeOf({
  Low: [ChevronDown, 'line'],
  Medium: [Equal, 'line-strong'],
  High: [ChevronsUp, 'orange'],
  Urgent: [TriangleAlert, 'danger-solid'],
  Emergency: [Siren, 'danger-solid'],
});

export const StatusBadge = badgeOf({
  New: [CircleDashed, 'dashed'],
  Assigned: [UserCheck, 'tide'],
  'In Progress': [CircleDot, 'tide-solid'],
  'On Hold': [CirclePause, 'silt'],
  Completed: [CircleCheck, 'green'],
  Cancelled: [CircleX, 'ink-solid'],
});

export const InspectionStatusBadge = badgeOf({
  Active: [CircleDot, 'tide-solid'],
  Completed: [CircleCheck, 'green'],
  Cancelled: [CircleX, 'ink-solid'],
});

export const CompleteBadge = badgeOf({
  Complete: [CircleCheck, 'green'],
  Incomplete: [CircleAlert, 'orange'],
});

export const ClaimSheetStateBadge = badgeOf({
  'Click to Fill': [SquarePen, 'orange'],
  Attached: [Paperclip, 'yellow'],
  Added: [Check, 'green'],
  'Claim Sheet Open': [BookOpen, 'tide-solid'],
  'Loading...': [LoaderCircle, 'tide-solid'],
});

export const TechnicianStatusBadge = badgeOf({
  Active: [CircleCheck, 'green'],
  Inactive: [CircleMinus, 'dashed'],
  Suspended: [Ban, 'danger'],
  'On Leave': [CalendarClock, 'silt'],
  Terminated: [CircleX, 'ink-solid'],
});

export const RoleBadge = badgeOf({
  'Field Technician': [HardHat, 'sunken'],
  'Senior Field Technician': [HardHat, 'sunken'],
  'Lead Technician': [HardHat, 'sunken'],
  Supervisor: [ShieldCheck, 'sunken'],
  Manager: [ShieldCheck, 'sunken'],
  Administrator: [ShieldCheck, 'sunken'],
});
