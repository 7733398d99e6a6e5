import { Camera as CameraIcon, RotateCcw } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import { useLargePictures } from '../../files/viewer/use-large-pictures.ts';
import { Button } from '../../ui/controls/button.tsx';
import styles from './camera.module.css';
import { cameraCopy } from './camera-copy.ts';
import type { CameraPhoto } from './camera-photo.ts';

interface Props {
  photo: CameraPhoto;
  tools: ReactNode;
  onRetake: () => void;
  onBack: () => void;
}

/** The last shot over the camera, to look at, describe, mark or take again. */
export function LastShot({ photo, tools, onRetake, onBack }: Props) {
  const photos = useMemo(() => [photo], [photo]);
  const picture = useLargePictures(photos, 0, false).get(photo.id);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <section className={styles.look} aria-label={cameraCopy.lastShot}>
      <div className="grid clip place-center relative">
        {picture && <img src={picture.address} alt={photo.description ?? photo.filename} />}
      </div>
      <div className={`stack gap-3 ${styles.lookTools}`}>
        <Suspense>{tools}</Suspense>
        <div className="row gap-2">
          <Button icon={<RotateCcw size={20} aria-hidden />} onClick={onRetake}>
            {cameraCopy.retake}
          </Button>
          <Button ref={back} wide kind="primary" icon={<CameraIcon size={20} aria-hidden />} onClick={onBack}>
            {cameraCopy.back}
          </Button>
        </div>
      </div>
    </section>
  );
}
