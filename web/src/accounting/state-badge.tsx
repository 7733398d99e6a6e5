import type { ListedInvoice, ListedState } from '@tidemark/contract/accounting/listed-invoice';
import { AlarmClock, Ban, CircleCheck, CircleDashed, CircleDot, type LucideIcon, Send } from 'lucide-react';
import { Badge, type BadgeLook } from '../ui/format/badge.tsx';
import { stateNames } from './copy.ts';

const looks: Record<ListedState, readonly [LucideIcon, BadgeLook]> = {
  Draft: [CircleDashed, 'dashed'],
  Issued: [Send, 'tide'],
  'Part paid': [CircleDot, 'silt'],
  Overdue: [AlarmClock, 'danger'],
  Paid: [CircleCheck, 'green'],
  Void: [Ban, 'ink-solid'],
};

/** Late comes before part paid. */
function shownState({ state, paid, daysLate }: ListedInvoice): ListedState {
  if (daysLate > 0) return 'Overdue';
  return state === 'Issued' && paid !== 0 ? 'Part paid' : state;
}

export function StateBadge({ invoice }: { invoice: ListedInvoice }) {
  const shown = shownState(invoice);
  const [icon, look] = looks[shown];
  return (
    <Badge icon={icon} look={look}>
      {stateNames[shown]}
    </Badge>
  );
}
