import { notFound, rootRouteId } from '@tanstack/react-router';

/** Milliseconds before a spinner: the app opens within them on a slow phone, and drawing one would delay it. */
export const whileOpening = 1_000;

/**
 * What a loader reads from the device: each time, because another screen may have changed it, and before a spinner
 * would appear.
 */
export const readOnOpening = {
  gcTime: 0,
  shouldReload: ({ cause }: { cause: 'preload' | 'enter' | 'stay' }) => cause !== 'stay',
  pendingMs: whileOpening,
};

export interface ForProject {
  params: { projectId: string };
}

/** Project ids are whole numbers; any other address is a 404. */
export function requireProjectId({ params: { projectId } }: ForProject) {
  if (!/^[1-9]\d{0,9}$/.test(projectId)) throw notFound({ routeId: rootRouteId });
}
