import { Picture } from '../picture.tsx';
import type { ViewedPhoto } from './viewed-photo.ts';
import styles from './viewer.module.css';
import { copy } from './viewer-copy.ts';

/** Drawn on each side of the photo that is looked at; more than a wide screen holds. */
const around = 14;

interface Props {
  photos: readonly ViewedPhoto[];
  index: number;
  /** Moves by so many photos. */
  onGo: (by: number) => void;
}

/** The photos around the one that is looked at, on a desktop. */
export function FilmStrip({ photos, index, onGo }: Props) {
  const from = Math.max(0, index - around);
  return (
    <nav className={`desktop-only ${styles.strip}`} aria-label={copy.strip}>
      {photos.slice(from, index + around + 1).map(({ id, filename, url, flaw, marks }, nth) => (
        <button
          key={id}
          type="button"
          tabIndex={-1}
          aria-label={copy.photoOf(from + nth + 1, photos.length)}
          aria-current={from + nth === index ? 'true' : undefined}
          ref={(button) => {
            if (button && from + nth === index) button.scrollIntoView({ block: 'nearest', inline: 'center' });
          }}
          onClick={() => onGo(from + nth - index)}
        >
          <Picture id={id} name={filename} atOffice={url !== ''} flaw={flaw} marks={marks} />
        </button>
      ))}
    </nav>
  );
}
