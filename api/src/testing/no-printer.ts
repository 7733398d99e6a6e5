import type { HandlerParts } from '../handler-parts.ts';

/** For servers that print no documents. */
export const noPrinter: HandlerParts['printer'] = {
  claimSheet: async () => Buffer.alloc(0),
  document: async () => Buffer.alloc(0),
  drying: async () => Buffer.alloc(0),
  estimate: async () => Buffer.alloc(0),
  invoice: async () => Buffer.alloc(0),
  scope: async () => Buffer.alloc(0),
  report: async () => undefined,
  photoSheet: async () => undefined,
};
