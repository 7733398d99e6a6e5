import { type ComponentType, lazy } from 'react';
import type { ViewedPhoto } from './viewed-photo.ts';

interface Props {
  photos: readonly ViewedPhoto[];
  /** The photo to begin with. */
  id: string;
  onClose: () => void;
}

/** Its 25 kB come with the first photo that is looked at; the service worker keeps them for when there is no network. */
export const Viewer: ComponentType<Props> = lazy(() => import('./viewer.tsx'));
