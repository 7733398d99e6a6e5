import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { isManager } from '@tidemark/contract/access';
import { numberInPath } from '@tidemark/contract/typed-numbers';
import { LoginPage } from './auth/login-page.tsx';
import { readJobAddress } from './job/parts.ts';
import { readBoardAddress } from './office/board/days.ts';
import { getSession } from './offline/session/index.ts';
import { dashboardScreen } from './shell/dashboard-screen.ts';
import { documentScreen, signingScreen, verifyScreen } from './shell/document-screens.ts';
import {
  dryingsSketch,
  firstWizard,
  projectsWizard,
  roomsClaimSheet,
  roomsSketch,
} from './shell/inspection-screens.ts';
import { LoadingPage } from './shell/loading-page.tsx';
import { NotFoundPage } from './shell/not-found-page.tsx';
import { readOnOpening, requireProjectId, whileOpening } from './shell/on-opening.ts';
import { RootLayout } from './shell/root-layout.tsx';
import { RouteError } from './shell/route-error.tsx';

const root = createRootRoute({
  component: RootLayout,
  notFoundComponent: NotFoundPage,
  errorComponent: RouteError,
});

/** Screens for signed-out people; the others redirect to /login and back. */
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
/** Also for signed-in people, who may open a mailed link. */
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

const sign = createRoute({ getParentRoute: () => root, path: '/sign/$docId', ...signingScreen });
const verify = createRoute({ getParentRoute: () => root, path: '/verify', ...verifyScreen });

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

/** A technician's dashboard; a manager's home is Today, unless the address names a view of the dashboard. */
const home = createRoute({
  getParentRoute: () => office,
  path: '/',
  ...dashboardScreen,
  beforeLoad({ search, location }): void {
    const role = getSession()?.technician.role;
    if (!role || !isManager(role) || location.state.submitted) return;
    const viewed = Object.keys(search).length > 0;
    throw viewed
      ? redirect({ to: '/dashboard', search, replace: true })
      : redirect({ to: '/today', replace: true });
  },
});
const dashboard = createRoute({ getParentRoute: () => office, path: '/dashboard', ...dashboardScreen });

const projectRoute = () => import('./shell/project-route.tsx');
const project = createRoute({
  ...readOnOpening,
  getParentRoute: () => office,
  path: '/project/$projectId',
  validateSearch: readJobAddress,
  beforeLoad: requireProjectId,
  loader: async ({ params }) => (await projectRoute()).readProjectPage(numberInPath(params.projectId)),
  component: lazyRouteComponent(projectRoute, 'ProjectRoute'),
  staticData: { title: 'Project' },
});
const projectDocument = createRoute({
  getParentRoute: () => office,
  path: '/project/$projectId/document/$docId',
  ...documentScreen,
  beforeLoad: ({ params }) => requireProjectId({ params }),
});
const invoice = createRoute({
  getParentRoute: () => office,
  path: '/invoice/$invoiceId',
  component: lazyRouteComponent(() => import('./invoices/invoice-page.tsx'), 'InvoicePage'),
  staticData: { title: 'Invoice' },
});
const toSend = createRoute({
  getParentRoute: () => office,
  path: '/to-send',
  component: lazyRouteComponent(() => import('./shell/to-send-page.tsx'), 'ToSendPage'),
  staticData: { title: 'To send' },
});
const sharePhotos = createRoute({
  getParentRoute: () => office,
  path: '/share-photos',
  component: lazyRouteComponent(() => import('./shared-photos/share-photos-page.tsx'), 'SharePhotosPage'),
  staticData: { title: 'Shared photos' },
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
  beforeLoad: requireProjectId,
  component: lazyRouteComponent(() => import('./office/form/project-form-page.tsx'), 'EditProjectPage'),
  staticData: { title: 'Edit project' },
});
const importProjects = createRoute({
  getParentRoute: () => office,
  path: '/projects/import',
  component: lazyRouteComponent(() => import('./office/import/import-page.tsx'), 'ImportPage'),
  staticData: { title: 'Import projects' },
});
const today = createRoute({
  getParentRoute: () => office,
  path: '/today',
  component: lazyRouteComponent(() => import('./today/today-page.tsx'), 'TodayPage'),
  staticData: { title: 'Today' },
});
const week = createRoute({
  getParentRoute: () => office,
  path: '/week',
  validateSearch: readBoardAddress,
  component: lazyRouteComponent(() => import('./office/board/board-page.tsx'), 'BoardPage'),
  staticData: { title: 'Week' },
});
const invoices = createRoute({
  getParentRoute: () => office,
  path: '/invoices',
  component: lazyRouteComponent(() => import('./accounting/invoices-page.tsx'), 'InvoicesPage'),
  staticData: { title: 'Invoices' },
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
const company = createRoute({
  getParentRoute: () => office,
  path: '/settings/company',
  component: lazyRouteComponent(() => import('./company/company-page.tsx'), 'CompanyPage'),
  staticData: { title: 'Company' },
});
const stock = createRoute({
  getParentRoute: () => office,
  path: '/settings/equipment',
  component: lazyRouteComponent(() => import('./drying/stock/stock-page.tsx'), 'StockPage'),
  staticData: { title: 'Equipment' },
});
const documentTemplates = createRoute({
  getParentRoute: () => office,
  path: '/settings/documents',
  component: lazyRouteComponent(() => import('./document-templates/templates-page.tsx'), 'TemplatesPage'),
  staticData: { title: 'Document templates' },
});
const documentTemplate = createRoute({
  getParentRoute: () => office,
  path: '/settings/documents/$templateId',
  component: lazyRouteComponent(() => import('./document-templates/template-page.tsx'), 'TemplatePage'),
  staticData: { title: 'Document template' },
});
const evidenceProfiles = createRoute({
  getParentRoute: () => office,
  path: '/settings/evidence',
  component: lazyRouteComponent(() => import('./evidence-profiles/editor/profiles-page.tsx'), 'ProfilesPage'),
  staticData: { title: 'Evidence profiles' },
});
const evidenceProfile = createRoute({
  getParentRoute: () => office,
  path: '/settings/evidence/$profileId',
  component: lazyRouteComponent(() => import('./evidence-profiles/editor/profile-page.tsx'), 'ProfilePage'),
  staticData: { title: 'Evidence profile' },
});
const sketchSettings = createRoute({
  getParentRoute: () => office,
  path: '/settings/sketches',
  component: lazyRouteComponent(
    () => import('./sketch/settings/sketch-settings-page.tsx'),
    'SketchSettingsPage',
  ),
  staticData: { title: 'Room sketches' },
});
const settings = createRoute({
  getParentRoute: () => office,
  path: '/settings',
  component: lazyRouteComponent(() => import('./settings/settings-page.tsx'), 'SettingsPage'),
  staticData: { title: 'Settings' },
});

const wizard = createRoute({
  getParentRoute: () => signedIn,
  path: '/inspection/$projectId',
  ...projectsWizard,
});
const wizardOfFirst = createRoute({ getParentRoute: () => signedIn, path: '/inspection', ...firstWizard });
const claimSheet = createRoute({
  getParentRoute: () => signedIn,
  path: '/inspection/$projectId/room/$roomId',
  ...roomsClaimSheet,
});
const sketch = createRoute({
  getParentRoute: () => signedIn,
  path: '/inspection/$projectId/room/$roomId/sketch',
  ...roomsSketch,
});

const dryingSketch = createRoute({
  getParentRoute: () => signedIn,
  path: '/project/$projectId/drying/$recordId/sketch',
  ...dryingsSketch,
});

const floorPlan = createRoute({
  getParentRoute: () => signedIn,
  path: '/project/$projectId/floor-plan/$inspectionId',
  component: lazyRouteComponent(signedInLayout, 'FloorPlanScreen'),
  staticData: { title: 'Floor plan' },
});

/** Loads all chunks together: each is a round trip to the service worker. */
function askForScreens(matches: readonly { routeId: string }[]) {
  const routes: Record<string, AnyRoute> = router.routesById;
  for (const { routeId } of matches) void routes[routeId]?.options.component?.preload?.();
}

export const router = createRouter({
  routeTree: root.addChildren([
    signedOut.addChildren([login, forgotPassword]),
    resetPassword,
    privacyPolicy,
    sign,
    verify,
    signedIn.addChildren([
      office.addChildren([
        home,
        dashboard,
        project,
        projectDocument,
        invoice,
        toSend,
        sharePhotos,
        profile,
        technicians,
        audit,
        officeProjects,
        newProject,
        editProject,
        importProjects,
        today,
        week,
        invoices,
        overview,
        help,
        support,
        priceList,
        sketchSettings,
        settings,
        documentTemplates,
        documentTemplate,
        evidenceProfiles,
        evidenceProfile,
        company,
        stock,
      ]),
      wizard,
      wizardOfFirst,
      claimSheet,
      sketch,
      dryingSketch,
      floorPlan,
    ]),
  ]),
  defaultPendingComponent: LoadingPage,
  defaultPendingMs: 150,
  // No minimum time for spinners.
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
