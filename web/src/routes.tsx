import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  redirect,
  rootRouteId,
} from '@tanstack/react-router';
import { ForgotPasswordPage } from './auth/forgot-password-page.tsx';
import { LoginPage } from './auth/login-page.tsx';
import { getSession } from './offline/session.ts';
import { readDashboardAddress } from './projects/dashboard-address.ts';
import { LoadingPage } from './shell/loading-page.tsx';
import { NotFoundPage } from './shell/not-found-page.tsx';
import { RootLayout } from './shell/root-layout.tsx';
import { RouteError } from './shell/route-error.tsx';

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
  component: ForgotPasswordPage,
  staticData: { title: 'Forgot your password?' },
});

const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  async beforeLoad() {
    if (!getSession()) throw redirect({ to: '/login' });
    const { startOffline } = await import('./offline/start.ts');
    startOffline();
  },
  component: lazyRouteComponent(() => import('./shell/signed-in-layout.tsx'), 'SignedInLayout'),
});
/** Screens with the navigation around them. */
const office = createRoute({
  getParentRoute: () => signedIn,
  id: 'with-navigation',
  component: lazyRouteComponent(() => import('./shell/navigation-layout.tsx'), 'NavigationLayout'),
});

const dashboardPage = lazyRouteComponent(() => import('./projects/dashboard-page.tsx'), 'DashboardPage');
const home = createRoute({
  getParentRoute: () => office,
  path: '/',
  validateSearch: readDashboardAddress,
  component: dashboardPage,
  staticData: { title: 'Dashboard' },
});
const dashboard = createRoute({
  getParentRoute: () => office,
  path: '/dashboard',
  validateSearch: readDashboardAddress,
  component: dashboardPage,
  staticData: { title: 'Dashboard' },
});

const project = createRoute({
  getParentRoute: () => office,
  path: '/project/$projectId',
  beforeLoad: ({ params }) => mustBeProject(params.projectId),
  component: lazyRouteComponent(() => import('./shell/project-route.tsx'), 'ProjectRoute'),
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
  component: lazyRouteComponent(() => import('./shell/profile-page.tsx'), 'ProfilePage'),
  staticData: { title: 'Profile' },
});
const support = createRoute({
  getParentRoute: () => office,
  path: '/support',
  component: lazyRouteComponent(() => import('./shell/support-page.tsx'), 'SupportPage'),
  staticData: { title: 'Support' },
});
const settings = createRoute({
  getParentRoute: () => office,
  path: '/settings',
  component: lazyRouteComponent(() => import('./shell/settings-page.tsx'), 'SettingsPage'),
  staticData: { title: 'Settings' },
});

const inspectionRoute = lazyRouteComponent(() => import('./shell/inspection-route.tsx'), 'InspectionRoute');
/** The route wrapper's first text (second document, "Inspection wizard"). */
const openingWizard = () => LoadingPage({ label: 'Loading authentication...' });
const wizard = createRoute({
  getParentRoute: () => signedIn,
  path: '/inspection/$projectId',
  beforeLoad: ({ params }) => mustBeProject(params.projectId),
  component: inspectionRoute,
  pendingComponent: openingWizard,
  staticData: { title: 'Inspection' },
});
const firstWizard = createRoute({
  getParentRoute: () => signedIn,
  path: '/inspection',
  component: inspectionRoute,
  pendingComponent: openingWizard,
  staticData: { title: 'Inspection' },
});
const claimSheet = createRoute({
  getParentRoute: () => signedIn,
  path: '/inspection/$projectId/room/$roomId',
  beforeLoad: ({ params }) => mustBeProject(params.projectId),
  component: lazyRouteComponent(() => import('./shell/claim-sheet-route.tsx'), 'ClaimSheetRoute'),
  staticData: { title: 'Claim sheet' },
});

/** Projects are known by whole numbers; any other address is none. */
function mustBeProject(id: string) {
  if (!/^[1-9]\d{0,9}$/.test(id)) throw notFound({ routeId: rootRouteId });
}

export const router = createRouter({
  routeTree: root.addChildren([
    signedOut.addChildren([login, forgotPassword]),
    signedIn.addChildren([
      office.addChildren([home, dashboard, project, toSend, profile, support, settings]),
      wizard,
      firstWizard,
      claimSheet,
    ]),
  ]),
  defaultPendingComponent: LoadingPage,
  defaultPendingMs: 150,
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
