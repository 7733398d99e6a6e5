import { type ChangeEvent, type ComponentProps, lazy, Suspense, useRef } from 'react';
import { copy } from './copy.ts';

/** Loads with the first photo; the service worker stores it for offline use. */
const Camera = lazy(() => import('./camera/camera.tsx'));

interface Props extends Omit<ComponentProps<typeof Camera>, 'onSystemCamera'> {
  onPictures: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The page's camera, or the device's camera app if the page may not use the camera. */
export function CameraPlace({ onPictures, onClose, ...camera }: Props) {
  const system = useRef<HTMLInputElement>(null);
  return (
    <>
      <Suspense>
        <Camera {...camera} onClose={onClose} onSystemCamera={() => system.current?.click()} />
      </Suspense>
      <input
        ref={system}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={copy.takePhoto}
        onChange={(event) => {
          onPictures(event);
          onClose();
        }}
      />
    </>
  );
}
