import { type ComponentType, lazy } from 'react';
import type { ViewerProps } from './viewed-photo.ts';

/** Its 25 kB come with the first photo that is looked at; the service worker keeps them for when there is no network. */
export const Viewer: ComponentType<ViewerProps> = lazy(() => import('./viewer.tsx'));
