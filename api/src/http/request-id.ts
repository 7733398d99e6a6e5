import { randomUUID } from 'node:crypto';

const usable = /^[A-Za-z0-9_-]{16,64}$/;

/** The id a device gave its call where it can be used (docs/decisions/0020-operating.md), else one of our own. */
export const requestIdOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && usable.test(given) ? given : randomUUID();
