import { type ChangeEvent, type ComponentProps, lazy, Suspense, useRef } from 'react';
import type { Marked } from './camera/use-shots.ts';
import { copy } from './copy.ts';

/** Loads with the first photo; the service worker stores it for offline use. */
const Camera = lazy(() => import('./camera/camera.tsx'));

interface Props extends Omit<ComponentProps<typeof Camera>, 'onSystemCamera'> {
  /** Pictures of the device's camera app, with where one stood and the shot that was marked. */
  onPictures: (event: ChangeEvent<HTMLInputElement>, marked: Marked) => void;
}

/** The page's camera, or the device's camera app if the page may not use the camera. */
export function CameraPlace({ onPictures, onClose, ...camera }: Props) {
  const system = useRef<HTMLInputElement>(null);
  const marked = useRef<Marked>({});
  return (
    <>
      <Suspense>
        <Camera
          {...camera}
          onClose={onClose}
          onSystemCamera={(now) => {
            marked.current = now;
            system.current?.click();
          }}
        />
      </Suspense>
      <input
        ref={system}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={copy.takePhoto}
        onChange={(event) => {
          onPictures(event, marked.current);
          onClose();
        }}
      />
    </>
  );
}
