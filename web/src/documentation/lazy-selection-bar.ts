import { lazy } from 'react';

/** Choosing many photos is seldom: it loads when it is first asked for. */
export const SelectionBar = lazy(() => import('./selection-bar.tsx'));
