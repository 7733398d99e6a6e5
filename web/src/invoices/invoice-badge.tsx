import { isPartPaid } from '@tidemark/contract/invoices/balance';
import type { InvoiceHead } from '@tidemark/contract/invoices/invoice';
import { AlarmClock, Ban, CircleCheck, CircleDashed, CircleDot, type LucideIcon, Send } from 'lucide-react';
import { Badge, type BadgeLook } from '../ui/format/badge.tsx';
import { dayOfMoment } from '../ui/format/dates.ts';
import { copy } from './copy.ts';

type Shown = keyof typeof copy.state;
const looks: Record<Shown, readonly [LucideIcon, BadgeLook]> = {
  Draft: [CircleDashed, 'dashed'],
  Issued: [Send, 'tide'],
  Part: [CircleDot, 'silt'],
  Paid: [CircleCheck, 'green'],
  Overdue: [AlarmClock, 'danger'],
  Void: [Ban, 'ink-solid'],
};

interface Props {
  /** Of what a technician sees there is no more than the head. */
  invoice: InvoiceHead & { paid?: number; dueOn?: string | null };
}

export const isOverdue = ({ state, dueOn }: Pick<Props['invoice'], 'state' | 'dueOn'>): boolean =>
  state === 'Issued' && Boolean(dueOn && dueOn < dayOfMoment());

function shownState({ state, paid = 0, dueOn }: Props['invoice']): Shown {
  if (isOverdue({ state, dueOn })) return 'Overdue';
  return isPartPaid({ state, paid }) ? 'Part' : state;
}

export function InvoiceBadge({ invoice }: Props) {
  const shown = shownState(invoice);
  const [icon, look] = looks[shown];
  return (
    <Badge icon={icon} look={look}>
      {copy.state[shown]}
    </Badge>
  );
}
