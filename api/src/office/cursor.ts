import type { OfficeSort } from '@tidemark/contract/office/table';
import { Refusal } from '@tidemark/contract/refusals';
import { calendarDate, canBeStored, serialId } from '@tidemark/contract/shapes';
import { z } from 'zod';
import { type Direction, type Key, keyOf } from './sorts.ts';

/** A row's position in a list: its sort values as text, and its id. */
export interface Place {
  keys: string[];
  id: number;
}
export interface Order {
  sort: OfficeSort;
  direction: Direction;
}

const whole = (most: number) => z.string().refine((text) => /^\d{1,10}$/.test(text) && Number(text) <= most);
/** Text PostgreSQL can convert to the column's type; anything else would be an error there. */
const keyShapes = {
  integer: whole(2_147_483_647),
  smallint: whole(32_767),
  text: z.string().refine(canBeStored),
  date: z.union([calendarDate, z.literal(['infinity', '-infinity'])]),
} satisfies Record<Key['type'], z.ZodType<string>>;
const byTechnician = z.tuple([keyShapes.integer, keyShapes.text, keyShapes.integer]);

const shapeOf = ({ sort, direction }: Order) =>
  z.tuple([
    z.literal(sort),
    z.literal(direction),
    sort === 'technician' ? byTechnician : z.tuple([keyShapes[keyOf(sort, direction).type]]),
    serialId,
  ]);

export function writeCursor({ sort, direction }: Order, { keys, id }: Place): string {
  return Buffer.from(JSON.stringify([sort, direction, keys, id])).toString('base64url');
}

/** @throws Refusal validation_failed for a cursor of another order, or an invented one */
export function readCursor(field: 'after' | 'before', text: string, order: Order): Place {
  const read = shapeOf(order).safeParse(parsed(Buffer.from(text, 'base64url').toString()));
  if (read.success) {
    const [, , keys, id] = read.data;
    return { keys, id };
  }
  const message = 'This position in the list is not valid. Start again from the first page.';
  throw new Refusal('validation_failed', [{ field, message }]);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
