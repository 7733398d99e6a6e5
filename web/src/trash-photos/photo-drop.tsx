import { Camera, Image, ImagePlus } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useId, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { cameraNamed } from './camera-name.ts';
import { copy } from './copy.ts';
import styles from './photo-drop.module.css';

interface Props {
  describedBy: string;
  busy: boolean;
  onFiles: (files: File[]) => void;
}

const kinds = 'image/png,image/jpeg';

/** Where photos come in: dropped, chosen, or taken with the camera of a phone. */
export function PhotoDrop({ describedBy, busy, onFiles }: Props) {
  const [over, setOver] = useState(false);
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const drag = {
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      if (!busy) onFiles([...event.dataTransfer.files]);
    },
  };
  return (
    <div className={styles.drop} data-over={over || undefined} {...drag}>
      <label className={styles.words} htmlFor={id}>
        <ImagePlus size={28} aria-hidden />
        <span>
          <b>{copy.drop}</b>
          <span className="ink-2">{copy.kinds}</span>
        </span>
      </label>
      <div className={styles.buttons}>
        <Button
          kind="outline"
          icon={<Camera size={20} aria-hidden />}
          busy={busy}
          onClick={() => camera.current?.click()}
        >
          {copy.takePhoto}
        </Button>
        <Button
          icon={<Image size={20} aria-hidden />}
          aria-describedby={describedBy}
          disabled={busy}
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
        disabled={busy}
        onChange={(event) => onFiles(taken(event))}
      />
      <input
        ref={camera}
        type="file"
        accept={kinds}
        capture="environment"
        hidden
        aria-label={copy.takePhoto}
        onChange={(event) => onFiles(taken(event).map((file) => cameraNamed(file, new Date())))}
      />
    </div>
  );
}

/** The chosen files; emptied, the input tells of the same file when it is chosen again. */
function taken({ target }: ChangeEvent<HTMLInputElement>): File[] {
  const files = [...(target.files ?? [])];
  target.value = '';
  return files;
}
