import type { Marks } from '@tidemark/contract/mark-drawing';
import type { PictureFlaw } from '@tidemark/contract/pictures/flaw';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Picture } from '../../files/picture.tsx';
import { showFlaw, showPlace, showTaken } from '../../files/proof.ts';
import { Card } from '../../ui/layout/card.tsx';
import { photoCount } from '../copy.ts';
import styles from './documentation-card.module.css';

/** Second document, section 9: at most 8 photos and how many more there are. */
const most = 8;

export interface PreviewPhoto {
  id: string;
  name: string;
  atOffice: boolean;
  createdAt: string;
  capturedAt: string | null;
  latitude: number | null;
  longitude: number | null;
  flaw: PictureFlaw | null;
  marks?: Marks | undefined;
}

interface Props {
  photos: readonly PreviewPhoto[];
  debris: readonly PreviewPhoto[];
  /** Shown while files may be missing on this device. */
  notHere: ReactNode;
}

/** Proof for the office, with time and place. */
export function DocumentationCard({ photos, debris, notHere }: Props) {
  return (
    <Card
      title="Documentation Preview"
      action={photos.length > 0 && <span className="ink-2">{photoCount(photos.length)}</span>}
    >
      {notHere}
      {photos.length === 0 && !notHere && <p className="ink-2">There are no photos.</p>}
      <Photos label="Photos" photos={photos} />
      {debris.length > 0 && (
        <>
          <h3 className={`w-650 text-base ${styles.debris}`}>
            Debris photos <span className="num">{debris.length}</span>
          </h3>
          <Photos label="Debris photos" photos={debris} />
        </>
      )}
    </Card>
  );
}

function Photos({ label, photos }: { label: string; photos: readonly PreviewPhoto[] }) {
  if (photos.length === 0) return null;
  const more = photos.length - most;
  return (
    <ul className={`grid gap-2 ${styles.photos}`} aria-label={label}>
      {photos.slice(0, most).map((photo, index) => (
        <li key={photo.id}>
          <span className={`relative block ${styles.picture}`}>
            <Picture
              id={photo.id}
              name={photo.name}
              atOffice={photo.atOffice}
              flaw={photo.flaw}
              marks={photo.marks}
            />
            {more > 0 && index === most - 1 && (
              <span className={`grid text-body w-700 place-center ${styles.more}`}>{`+${more} more`}</span>
            )}
          </span>
          <Proof photo={photo} />
        </li>
      ))}
    </ul>
  );
}

/** A tile has no space for coordinates: the pin shows that there is a position, and its name which. */
function Proof({ photo }: { photo: PreviewPhoto }) {
  const place = showPlace(photo);
  return (
    <span className={`ink-2 text-caption tight ${styles.proof}`}>
      {[showTaken(photo), showFlaw(photo)].filter(Boolean).join('. ')}
      {place && (
        <>
          {' '}
          <MapPin size={14} role="img" aria-label={`at ${place}`} />
        </>
      )}
    </span>
  );
}
