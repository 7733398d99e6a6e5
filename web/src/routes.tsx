import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  redirect,
  rootRouteId,
} from '@tanstack/react-router';
import { LoginPage } from './auth/login-page.tsx';
import { readBoardAddress } from './office/board/days.ts';
import { getSession } from './offline/session.ts';
import { readDashboardAddress } from './projects/dashboard-address.ts';
import { LoadingPage } from './shell/loading-page.tsx';
import { NotFoundPage } from './shell/not-found-page.tsx';
import { RootLayout } from './shell/root-layout.tsx';
import { RouteError } from './shell/route-error.tsx';

/** Milliseconds before a spinner: the app opens within them on a slow phone, and drawing one would make it later. */
export const whileOpening = 1_000;

const root = createRootRoute({
  component: RootLayout,
  notFoundComponent: NotFoundPage,
  errorComponent: RouteError,
});

/** Screens for whoever is not signed in; the others go to /login and come back after signing in. */
const signedOut = createRoute({
  getParentRoute: () => root,
  id: 'signed-out',
  beforeLoad() {
    if (getSession()) throw redirect({ to: '/' });
  },
});
const login = createRoute({
  getParentRoute: () => signedOut,
  path: '/login',
  component: LoginPage,
  staticData: { title: 'Sign In' },
});
const forgotPassword = createRoute({
  getParentRoute: () => signedOut,
  path: '/forgot-password',
  component: lazyRouteComponent(() => import('./auth/forgot-password-page.tsx'), 'ForgotPasswordPage'),
  staticData: { title: 'Forgot your password?' },
});
/** For both: a link from a mail may be opened where somebody is signed in. */
const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  component: lazyRouteComponent(() => import('./auth/reset-password-page.tsx'), 'ResetPasswordPage'),
  staticData: { title: 'Set your password' },
});
const privacyPolicy = createRoute({
  getParentRoute: () => root,
  path: '/privacy-policy',
  component: lazyRouteComponent(() => import('./privacy/privacy-policy-page.tsx'), 'PrivacyPolicyPage'),
  staticData: { title: 'Privacy Policy' },
});

const signedInLayout = () => import('./shell/signed-in-layout.tsx');
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  pendingMs: whileOpening,
  async beforeLoad({ matches }): Promise<void> {
    if (!getSession()) throw redirect({ to: '/login' });
    askForScreens(matches);
    const { startOffline } = await signedInLayout();
    startOffline();
  },
  component: lazyRouteComponent(signedInLayout, 'SignedInLayout'),
});
/** Screens with the navigation around them. */
const office = createRoute({
  getParentRoute: () => signedIn,
  id: 'with-navigation',
  pendingMs: whileOpening,
  component: lazyRouteComponent(() => import('./shell/navigation-layout.tsx'), 'NavigationLayout'),
});

const dashboardPage = () => import('./projects/dashboard-page.tsx');
/** What a loader reads of the device: again each time, as another screen may have changed it, and before a spinner would come. */
const readOnOpening = {
  gcTime: 0,
  shouldReload: ({ cause }: { cause: 'preload' | 'enter' | 'stay' }) => cause !== 'stay',
  pendingMs: whileOpening,
};
const dashboardOptions = {
  ...readOnOpening,
  validateSearch: readDashboardAddress,
  loader: async () => (await dashboardPage()).readDashboard(),
  component: lazyRouteComponent(dashboardPage, 'DashboardPage'),
  staticData: { title: 'Dashboard' },
};
const home = createRoute({ getParentRoute: () => office, path: '/', ...dashboardOptions });
const dashboard = createRoute({ getParentRoute: () => office, path: '/dashboard', ...dashboardOptions });

const projectRoute = () => import('./shell/project-route.tsx');
const project = createRoute({
  ...readOnOpening,
  getParentRoute: () => office,
  path: '/project/$projectId',
  beforeLoad: ({ params }) => mustBeProject(params.projectId),
  loader: async ({ params }) => (await projectRoute()).readProjectPage(Number(params.projectId)),
  component: lazyRouteComponent(projectRoute, 'ProjectRoute'),
  staticData: { title: 'Project' },
});
const toSend = createRoute({
  getParentRoute: () => office,
  path: '/to-send',
  component: lazyRouteComponent(() => import('./shell/to-send-page.tsx'), 'ToSendPage'),
  staticData: { title: 'To send' },
});
const profile = createRoute({
  getParentRoute: () => office,
  path: '/profile',
  component: lazyRouteComponent(() => import('./profile/profile-page.tsx'), 'ProfilePage'),
  staticData: { title: 'Profile' },
});
const technicians = createRoute({
  getParentRoute: () => office,
  path: '/technicians',
  component: lazyRouteComponent(() => import('./technicians/technicians-page.tsx'), 'TechniciansPage'),
  staticData: { title: 'Technicians' },
});
const audit = createRoute({
  getParentRoute: () => office,
  path: '/audit',
  component: lazyRouteComponent(() => import('./audit/audit-page.tsx'), 'AuditPage'),
  staticData: { title: 'Audit log' },
});
const officeProjects = createRoute({
  getParentRoute: () => office,
  path: '/projects',
  component: lazyRouteComponent(() => import('./office/projects/projects-page.tsx'), 'ProjectsPage'),
  staticData: { title: 'Projects' },
});
const newProject = createRoute({
  getParentRoute: () => office,
  path: '/projects/new',
  component: lazyRouteComponent(() => import('./office/form/project-form-page.tsx'), 'NewProjectPage'),
  staticData: { title: 'New project' },
});
const editProject = createRoute({
  getParentRoute: () => office,
  path: '/project/$projectId/edit',
  beforeLoad: ({ params }) => mustBeProject(params.projectId),
  component: lazyRouteComponent(() => import('./office/form/project-form-page.tsx'), 'EditProjectPage'),
  staticData: { title: 'Edit project' },
});
const importProjects = createRoute({
  getParentRoute: () => office,
  path: '/projects/import',
  component: lazyRouteComponent(() => import('./office/import/import-page.tsx'), 'ImportPage'),
  staticData: { title: 'Import projects' },
});
const week = createRoute({
  getParentRoute: () => office,
  path: '/week',
  validateSearch: readBoardAddress,
  component: lazyRouteComponent(() => import('./office/board/board-page.tsx'), 'BoardPage'),
  staticData: { title: 'Week' },
});
const overview = createRoute({
  getParentRoute: () => office,
  path: '/overview',
  component: lazyRouteComponent(() => import('./office/overview/overview-page.tsx'), 'OverviewPage'),
  staticData: { title: 'Overview' },
});
const help = createRoute({
  getParentRoute: () => office,
  path: '/help',
  component: lazyRouteComponent(() => import('./help/help-page.tsx'), 'HelpPage'),
  staticData: { title: 'Help' },
});
const support = createRoute({
  getParentRoute: () => office,
  path: '/support',
  component: lazyRouteComponent(() => import('./support/support-page.tsx'), 'SupportPage'),
  staticData: { title: 'Support' },
});
const priceList = createRoute({
  getParentRoute: () => office,
  path: '/price-list',
  component: lazyRouteComponent(() => import('./price-list/price-list-page.tsx'), 'PriceListPage'),
  staticData: { title: 'Price list' },
});
const settings = createRoute({
  getParentRoute: () => office,
  path: '/settings',
  component: lazyRouteComponent(() => import('./settings/settings-page.tsx'), 'SettingsPage'),
  staticData: { title: 'Settings' },
});

const inspectionRoute = () => import('./shell/inspection-route.tsx');
/** The route wrapper's first text (second document, "Inspection wizard"). */
const openingWizard = () => LoadingPage({ label: 'Loading authentication...' });
const wizard = createRoute({
  ...readOnOpening,
  getParentRoute: () => signedIn,
  path: '/inspection/$projectId',
  beforeLoad: ({ params }) => mustBeProject(params.projectId),
  loader: async ({ params }) => (await inspectionRoute()).readWizardPage(Number(params.projectId)),
  component: lazyRouteComponent(inspectionRoute, 'InspectionRoute'),
  pendingComponent: openingWizard,
  staticData: { title: 'Inspection' },
});
const firstWizard = createRoute({
  ...readOnOpening,
  getParentRoute: () => signedIn,
  path: '/inspection',
  loader: async () => {
    const { firstProject, readWizardPage } = await inspectionRoute();
    return readWizardPage(firstProject);
  },
  component: lazyRouteComponent(inspectionRoute, 'InspectionRoute'),
  pendingComponent: openingWizard,
  staticData: { title: 'Inspection' },
});
const claimSheetRoute = () => import('./shell/claim-sheet-route.tsx');
const claimSheet = createRoute({
  getParentRoute: () => signedIn,
  path: '/inspection/$projectId/room/$roomId',
  beforeLoad: ({ params }) => mustBeProject(params.projectId),
  loader: {
    handler: async ({ params }) => {
      const { readRoomPage } = await claimSheetRoute();
      return readRoomPage(params.roomId);
    },
    // It is on the device: reading it again takes less time than drawing what is no longer true.
    staleReloadMode: 'blocking',
  },
  // Read again each time, so a sheet that was left serves nobody; it would hold every room of the inspection.
  gcTime: 0,
  pendingMs: whileOpening,
  // From the finger's coming down to the tap.
  preloadStaleTime: 1_000,
  component: lazyRouteComponent(claimSheetRoute, 'ClaimSheetRoute'),
  staticData: { title: 'Claim sheet' },
});

/** All at once: the router would ask for them when the queue runs, and each is a trip to the service worker. */
function askForScreens(matches: readonly { routeId: string }[]) {
  const routes: Record<string, AnyRoute> = router.routesById;
  for (const { routeId } of matches) void routes[routeId]?.options.component?.preload?.();
}

/** Projects are known by whole numbers; any other address is none. */
function mustBeProject(id: string) {
  if (!/^[1-9]\d{0,9}$/.test(id)) throw notFound({ routeId: rootRouteId });
}

export const router = createRouter({
  routeTree: root.addChildren([
    signedOut.addChildren([login, forgotPassword]),
    resetPassword,
    privacyPolicy,
    signedIn.addChildren([
      office.addChildren([
        home,
        dashboard,
        project,
        toSend,
        profile,
        technicians,
        audit,
        officeProjects,
        newProject,
        editProject,
        importProjects,
        week,
        overview,
        help,
        support,
        priceList,
        settings,
      ]),
      wizard,
      firstWizard,
      claimSheet,
    ]),
  ]),
  defaultPendingComponent: LoadingPage,
  defaultPendingMs: 150,
  // Nobody is kept waiting for the sake of a spinner.
  defaultPendingMinMs: 0,
  defaultErrorComponent: RouteError,
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    /** The part of the document title before the product's name. */
    title?: string;
  }
}
