import type { Action } from '@tidemark/contract/action';
import { Refusal } from '@tidemark/contract/refusals';
import { type Detail, fieldOf } from '@tidemark/contract/refused';
import { saidOfInput } from '@tidemark/contract/said-of-input';
import { z } from 'zod';

// Also for what a handler reads with a schema of its own.
z.config({ customError: saidOfInput });

interface Sent {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** Turns validation issues into fields and messages; an unknown field is named. */
function detailsOf(error: z.ZodError): Detail[] {
  return error.issues.flatMap((issue) => {
    const at = issue.path.map(fieldOf);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ field: [...at, fieldOf(key)].join('.'), message: 'Unknown field.' }));
    }
    return [{ field: at.join('.') || 'body', message: issue.message }];
  });
}

/** @throws Refusal unknown_path for a malformed id in the path, validation_failed for any other invalid input */
export function readInput(action: Action, sent: Sent) {
  const params = action.params.safeParse(sent.params);
  if (!params.success) throw new Refusal('unknown_path');
  const query = action.query.safeParse(sent.query);
  const body = action.body.safeParse(sent.body ?? {});
  const wrong = [query, body].flatMap((read) => (read.success ? [] : detailsOf(read.error)));
  if (wrong.length > 0) throw new Refusal('validation_failed', wrong);
  return { params: params.data, query: query.data, body: body.data };
}
