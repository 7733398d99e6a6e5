import { notFound, rootRouteId } from '@tanstack/react-router';

/** Milliseconds before a spinner: the app opens within them on a slow phone, and drawing one would make it later. */
export const whileOpening = 1_000;

/** What a loader reads of the device: again each time, as another screen may have changed it, and before a spinner would come. */
export const readOnOpening = {
  gcTime: 0,
  shouldReload: ({ cause }: { cause: 'preload' | 'enter' | 'stay' }) => cause !== 'stay',
  pendingMs: whileOpening,
};

export interface ForProject {
  params: { projectId: string };
}

/** Projects are known by whole numbers; any other address is none. */
export function mustBeProject({ params: { projectId } }: ForProject) {
  if (!/^[1-9]\d{0,9}$/.test(projectId)) throw notFound({ routeId: rootRouteId });
}
