import { lazyRouteComponent } from '@tanstack/react-router';

/** Seldom opened: what signed-out people load does not name its files. */
export const FloorPlanScreen = lazyRouteComponent(() => import('./floor-plan-route.tsx'), 'FloorPlanRoute');
