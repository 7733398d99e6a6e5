import { lazyRouteComponent } from '@tanstack/react-router';
import { numberInPath } from '@tidemark/contract/typed-numbers';
import { LoadingPage } from './loading-page.tsx';
import { type ForProject, readOnOpening, requireProjectId, whileOpening } from './on-opening.ts';

const inspectionRoute = () => import('./inspection-route.tsx');
const wizard = {
  ...readOnOpening,
  component: lazyRouteComponent(inspectionRoute, 'InspectionRoute'),
  /** The route wrapper's first text (second document, "Inspection wizard"). */
  pendingComponent: () => LoadingPage({ label: 'Loading authentication...' }),
  staticData: { title: 'Inspection' },
};

/** The wizard of the project in the address. */
export const projectsWizard = {
  ...wizard,
  beforeLoad: requireProjectId,
  loader: async ({ params }: ForProject) =>
    (await inspectionRoute()).readWizardPage(numberInPath(params.projectId)),
};

/** The wizard at a URL without a project. */
export const firstWizard = {
  ...wizard,
  loader: async () => {
    const { firstProject, readWizardPage } = await inspectionRoute();
    return readWizardPage(firstProject);
  },
};

interface ForRoom {
  params: { projectId: string; roomId: string };
}

const claimSheetRoute = () => import('./claim-sheet-route.tsx');
export const roomsClaimSheet = {
  beforeLoad: (at: ForRoom) => requireProjectId(at),
  loader: {
    handler: async ({ params }: ForRoom) => {
      const { readRoomPage } = await claimSheetRoute();
      return readRoomPage(params.roomId);
    },
    // It is on the device: reading it again is faster than drawing outdated data.
    staleReloadMode: 'blocking' as const,
  },
  // Read each time: a preloaded sheet would only help once, and would hold every room of the inspection.
  gcTime: 0,
  pendingMs: whileOpening,
  // From touch to tap.
  preloadStaleTime: 1_000,
  component: lazyRouteComponent(claimSheetRoute, 'ClaimSheetRoute'),
  staticData: { title: 'Claim sheet' },
};

/** Only who draws loads it. */
export const roomsSketch = {
  beforeLoad: (at: ForRoom) => requireProjectId(at),
  component: lazyRouteComponent(() => import('./sketch-route.tsx'), 'SketchRoute'),
  staticData: { title: 'Room sketch' },
};

/** Of the job, not of an inspection: open while its drying is. */
export const dryingsSketch = {
  component: lazyRouteComponent(() => import('./drying-sketch-route.tsx'), 'DryingSketchRoute'),
  staticData: { title: 'Room sketch' },
};
