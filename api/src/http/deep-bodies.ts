import { Refusal } from '@tidemark/contract/refusals';
import type { FastifyInstance } from 'fastify';

/** Far above any action's input, far below what a recursion endures. */
const deepest = 64;

function nestsDeeper(value: unknown, levels: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > levels) return true;
    level = level.flatMap((one) => (one !== null && typeof one === 'object' ? Object.values(one) : []));
  }
  return false;
}

/** A body within its size limit can nest half a million levels, and code that walks it would overflow the stack. */
export function refuseDeepBodies(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body }) => {
    if (nestsDeeper(body, deepest)) throw new Refusal('malformed_json');
  });
}
