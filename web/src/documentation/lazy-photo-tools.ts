import { lazy } from 'react';

/** They come with the first photo that is looked at; the service worker keeps them. */
export const PhotoTools = lazy(() => import('./photo-tools.tsx'));
