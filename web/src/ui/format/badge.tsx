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

/** A rectangle with icon and word; prefer the named badges below, which follow the design's table. */
export function Badge({ icon: Icon, look = 'line', children }: BadgeProps) {
  return (
    <span className={`align-center nowrap text-caption w-650 inline-flex ${styles.badge}`} data-look={look}>
      {Icon && (
        <Icon
          size={16}
          strokeWidth={2.25}
          aria-hidden
          className={Icon === LoaderCircle ? 'spin' : undefined}
        />
      )}
      {children}
    </span>
  );
}

type Table<Value extends string> = Record<Value, readonly [LucideIcon, BadgeLook]>;

/** A badge whose word is its value, with icon and color from a table. */
function WordBadge<Value extends string>({ value, table }: { value: Value; table: Table<Value> }) {
  const [icon, look] = table[value];
  return (
    <Badge icon={icon} look={look}>
      {value}
    </Badge>
  );
}

const priorities = {
  Low: [ChevronDown, 'line'],
  Medium: [Equal, 'line-strong'],
  High: [ChevronsUp, 'orange'],
  Urgent: [TriangleAlert, 'danger-solid'],
  Emergency: [Siren, 'danger-solid'],
} satisfies Table<string>;

export function PriorityBadge({ value }: { value: keyof typeof priorities }) {
  return <WordBadge value={value} table={priorities} />;
}

const statuses = {
  New: [CircleDashed, 'dashed'],
  Assigned: [UserCheck, 'tide'],
  'In Progress': [CircleDot, 'tide-solid'],
  'On Hold': [CirclePause, 'silt'],
  Completed: [CircleCheck, 'green'],
  Cancelled: [CircleX, 'ink-solid'],
} satisfies Table<string>;

export function StatusBadge({ value }: { value: keyof typeof statuses }) {
  return <WordBadge value={value} table={statuses} />;
}

const inspectionStatuses = {
  Active: [CircleDot, 'tide-solid'],
  'In Progress': [CircleDot, 'tide-solid'],
  Completed: [CircleCheck, 'green'],
  Cancelled: [CircleX, 'ink-solid'],
} satisfies Table<string>;

export function InspectionStatusBadge({ value }: { value: keyof typeof inspectionStatuses }) {
  return <WordBadge value={value} table={inspectionStatuses} />;
}

const completeness = {
  Complete: [CircleCheck, 'green'],
  Incomplete: [CircleAlert, 'orange'],
} satisfies Table<string>;

export function CompleteBadge({ value }: { value: keyof typeof completeness }) {
  return <WordBadge value={value} table={completeness} />;
}

const claimSheetStates = {
  'Click to Fill': [SquarePen, 'orange'],
  Attached: [Paperclip, 'yellow'],
  Added: [Check, 'green'],
  'Claim Sheet Open': [BookOpen, 'tide-solid'],
  Loading: [LoaderCircle, 'tide-solid'],
} satisfies Table<string>;

export function ClaimSheetStateBadge({ value }: { value: keyof typeof claimSheetStates }) {
  return <WordBadge value={value} table={claimSheetStates} />;
}

const technicianStatuses = {
  Active: [CircleCheck, 'green'],
  Inactive: [CircleMinus, 'dashed'],
  Suspended: [Ban, 'danger'],
  'On Leave': [CalendarClock, 'silt'],
  Terminated: [CircleX, 'ink-solid'],
} satisfies Table<string>;

export function TechnicianStatusBadge({ value }: { value: keyof typeof technicianStatuses }) {
  return <WordBadge value={value} table={technicianStatuses} />;
}

const roles = {
  'Field Technician': [HardHat, 'sunken'],
  'Senior Field Technician': [HardHat, 'sunken'],
  'Lead Technician': [HardHat, 'sunken'],
  Supervisor: [ShieldCheck, 'sunken'],
  Manager: [ShieldCheck, 'sunken'],
  Administrator: [ShieldCheck, 'sunken'],
} satisfies Table<string>;

export function RoleBadge({ value }: { value: keyof typeof roles }) {
  return <WordBadge value={value} table={roles} />;
}
