import { type ChangeEvent, type ComponentProps, lazy, Suspense, useRef } from 'react';
import { copy } from './copy.ts';

/** Comes with the first photo that is taken; the service worker keeps it for when there is no network. */
const Camera = lazy(() => import('./camera/camera.tsx'));

interface Props extends Omit<ComponentProps<typeof Camera>, 'onSystemCamera'> {
  onPictures: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The camera of the page, and the device's own camera app where the page may not have it. */
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
