import { Camera, Image, ImagePlus } from 'lucide-react';
import { useId, useRef } from 'react';
import { useFileDrop } from '../files/file-drop.ts';
import { takenFiles } from '../files/file-input.ts';
import { Button } from '../ui/controls/button.tsx';
import { copy } from './copy.ts';
import styles from './photo-drop.module.css';

interface Props {
  describedBy: string;
  onFiles: (files: File[]) => void;
}

const kinds = 'image/png,image/jpeg';

/** Drop or select photos here, or take them with a phone's camera. */
export function PhotoDrop({ describedBy, onFiles }: Props) {
  const { over, drag } = useFileDrop(onFiles);
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  return (
    <div
      className={`grid sunken text-center justify-items-center gap-2 ${styles.drop}`}
      data-over={over || undefined}
      {...drag}
    >
      <label className={`grid justify-items-center gap-2 ${styles.words}`} htmlFor={id}>
        <ImagePlus size={28} aria-hidden />
        <span>
          <b>{copy.drop}</b>
          <span className="ink-2">{copy.kinds}</span>
        </span>
      </label>
      <div className={`flex w-full gap-2 narrow-wrap ${styles.buttons}`}>
        <Button
          kind="outline"
          icon={<Camera size={20} aria-hidden />}
          onClick={() => camera.current?.click()}
        >
          {copy.takePhoto}
        </Button>
        <Button
          icon={<Image size={20} aria-hidden />}
          aria-describedby={describedBy}
          onClick={() => chooser.current?.click()}
        >
          {copy.chooseFiles}
        </Button>
      </div>
      <input
        ref={chooser}
        id={id}
        type="file"
        accept={kinds}
        multiple
        hidden
        onChange={(event) => onFiles(takenFiles(event))}
      />
      <input
        ref={camera}
        type="file"
        accept={kinds}
        capture="environment"
        hidden
        aria-label={copy.takePhoto}
        onChange={(event) => onFiles(takenFiles(event, 'camera'))}
      />
    </div>
  );
}
