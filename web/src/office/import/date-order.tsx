import { type DateOrder, dateOrders, writtenDay } from '@tidemark/contract/office/import/days';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { copy } from './copy.ts';
import type { Import } from './use-import.ts';

/** Asks for the date order of the file, or names the line that proves it. */
export function DateOrderCard({ work: { said, chosenOrder, chooseOrder } }: { work: Import }) {
  if (!said || said.order === 'none') return null;
  if (said.order === 'month-first' || said.order === 'day-first') {
    // The answer changes nothing if no other date is ambiguous.
    return said.open ? <Note>{copy.orderSettled(said)}</Note> : null;
  }
  const read = said.open && writtenDay(said.open.cell);
  const dayOf = (order: DateOrder) => {
    if (!read || 'day' in read) return undefined;
    return (order === 'month-first' ? read.monthFirst : read.dayFirst) ?? undefined;
  };
  return (
    <Card>
      <Segmented
        label={copy.order}
        hint={copy.orderHint(said)}
        required
        wrap
        choices={dateOrders.map((value) => ({ value, label: copy.orderChoice(value, dayOf(value)) }))}
        value={chosenOrder}
        onChange={chooseOrder}
      />
    </Card>
  );
}
