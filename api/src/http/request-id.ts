import { randomUUID } from 'node:crypto';

const usable = /^[A-Za-z0-9_-]{16,64}$/;

/** The device's request id if valid (docs/decisions/0020-operating.md), else a new one. */
export const requestIdOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && usable.test(given) ? given : randomUUID();
