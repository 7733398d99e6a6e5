import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { DashboardPage } from '../projects/dashboard-page.tsx';

/** Loads with the page: each file is a trip to the service worker. */
export { readDashboard } from '../projects/dashboard-page.tsx';

/** With the page of the job, where most of it leads. */
const SubmittedPage = lazy(async () => ({ default: (await import('./project-route.tsx')).SubmittedPage }));

/** The dashboard; right after Submit, which leads here (second document, section 4), what was submitted and what is next. */
export function DashboardRoute() {
  const submitted = useLocation({ select: ({ state }) => state.submitted });
  if (submitted === undefined) return <DashboardPage />;
  return (
    <Suspense>
      <SubmittedPage inspectionId={submitted} />
    </Suspense>
  );
}
