const names = ['AbortError', 'DatabaseClosedError', 'InvalidStateError', 'OpenFailedError'];

/**
 * The browser takes the store away while it is open. It is opened anew at once (`cleared-store.ts`): all that watches it
 * is read again then, and where it cannot be opened that is told of there.
 */
export const isCutOff = (error: unknown): boolean => error instanceof Error && names.includes(error.name);
