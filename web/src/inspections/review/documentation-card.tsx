import type { TrashPhoto } from '@tidemark/contract/trash-photos';
import { PhotoPicture } from '../../trash-photos/photo-picture.tsx';
import { Card } from '../../ui/card.tsx';
import { photoCount } from '../copy.ts';
import styles from './documentation-card.module.css';

/** Second document, section 9: at most 8 photos and how many more there are. */
const most = 8;

/** What goes to the office as proof. */
export function DocumentationCard({ photos }: { photos: readonly TrashPhoto[] }) {
  const more = photos.length - most;
  return (
    <Card
      title="Documentation Preview"
      action={photos.length > 0 && <span className="ink-2">{photoCount(photos.length)}</span>}
    >
      {photos.length === 0 ? (
        <p className="ink-2">There are no photos.</p>
      ) : (
        <ul className={styles.photos} aria-label="Photos">
          {photos.slice(0, most).map((photo, index) => (
            <li key={photo.id}>
              <PhotoPicture photo={photo} />
              {more > 0 && index === most - 1 && <span className={styles.more}>{`+${more} more`}</span>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
