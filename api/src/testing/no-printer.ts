import type { HandlerParts } from '../actions.ts';

/** For servers of which nobody asks a document. */
export const noPrinter: HandlerParts['printer'] = {
  claimSheet: async () => Buffer.alloc(0),
  estimate: async () => Buffer.alloc(0),
  report: async () => undefined,
};
