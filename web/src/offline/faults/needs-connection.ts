import { useOnline } from './reach.ts';

/** Why something was not done: only the office can do it. */
export const needsConnection = 'This needs a connection.';

/** Stands with what only the office can do before anybody tries it; undefined while it can be reached. */
export function useNeedsConnection(what?: string): string | undefined {
  const online = useOnline();
  if (online) return undefined;
  return what === undefined ? 'Needs a connection' : `${what} need a connection.`;
}
