import { useOnline } from './reach.ts';

/** Why nothing was done: only the server can do it. */
export const needsConnection = 'This needs a connection.';

/** Shown beside an online-only action before anyone tries it; undefined while the server is reachable. */
export function useNeedsConnection(what?: string): string | undefined {
  const online = useOnline();
  if (online) return undefined;
  return what === undefined ? 'Needs a connection' : `${what} need a connection.`;
}
