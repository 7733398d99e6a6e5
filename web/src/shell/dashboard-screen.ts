import { lazyRouteComponent } from '@tanstack/react-router';
import { readDashboardAddress } from '../projects/dashboard-address.ts';
import { readOnOpening } from './on-opening.ts';

const dashboardRoute = () => import('./dashboard-route.tsx');

/** The dashboard, at `/` for technicians and at an address of its own for everybody. */
export const dashboardScreen = {
  ...readOnOpening,
  validateSearch: readDashboardAddress,
  loader: async () => (await dashboardRoute()).readDashboard(),
  component: lazyRouteComponent(dashboardRoute, 'DashboardRoute'),
  staticData: { title: 'Dashboard' },
};
