import type { OfficeSort } from '@tidemark/contract/office/table';
import { Refusal } from '@tidemark/contract/refusals';
import { z } from 'zod';
import type { Direction } from './sorts.ts';

/** The place of a row in a list: what it is ordered by, as text, and its id. */
export interface Place {
  keys: string[];
  id: number;
}
export interface Order {
  sort: OfficeSort;
  direction: Direction;
}

const shape = z.tuple([z.string(), z.string(), z.array(z.string()).max(3), z.number().int()]);

export function writeCursor({ sort, direction }: Order, { keys, id }: Place): string {
  return Buffer.from(JSON.stringify([sort, direction, keys, id])).toString('base64url');
}

/** @throws Refusal validation_failed where it is of another order, or none of ours */
export function readCursor(field: 'after' | 'before', text: string, { sort, direction }: Order): Place {
  const read = shape.safeParse(parsed(Buffer.from(text, 'base64url').toString()));
  if (read.success) {
    const [ofSort, ofDirection, keys, id] = read.data;
    if (ofSort === sort && ofDirection === direction) return { keys, id };
  }
  const message = 'This place in the list is not known. Begin again with the first page.';
  throw new Refusal('validation_failed', [{ field, message }]);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
