import { memo } from 'react';
import { useNearScreen } from '../../projects/near-screen.ts';
import { useDesktop } from '../../ui/layout/use-desktop.ts';
import { copy } from '../copy.ts';
import styles from './evidence.module.css';
import type { Evidence } from './evidence-of.ts';
import { PhotoTile } from './photo-tile.tsx';

/** Tiles that come and go together. */
const together = 24;

interface Props {
  groups: Evidence['groups'];
  /** Those that are chosen, while some are. */
  chosen: ReadonlySet<string> | undefined;
  onOpen: (id: string, toHere: boolean) => void;
}

/** Photos room by room. Of hundreds only those near the screen are drawn. */
export function PhotoGroups({ groups, chosen, onOpen }: Props) {
  return groups.map(({ room, photos }, index) => {
    const name = room?.name ?? copy.noRoom;
    return (
      <section key={room?.id ?? 'none'}>
        <h3 className={`t-3 ${styles.room}`}>
          <bdi>{name}</bdi>{' '}
          <span className="ink-2 w-400 text-small">{copy.counted(photos.length, 'photo')}</span>
        </h3>
        {Array.from({ length: Math.ceil(photos.length / together) }, (_, chunk) => (
          <Chunk
            key={photos[chunk * together]!.photo.id}
            name={name}
            photos={photos}
            from={chunk * together}
            first={index === 0 && chunk === 0}
            chosen={chosen}
            onOpen={onOpen}
          />
        ))}
      </section>
    );
  });
}

interface ChunkProps extends Pick<Props, 'chosen' | 'onOpen'> {
  name: string;
  /** All of the room. */
  photos: Evidence['groups'][number]['photos'];
  from: number;
  first: boolean;
}

const Chunk = memo(function Chunk({ name, photos, from, first, chosen, onOpen }: ChunkProps) {
  const its = photos.slice(from, from + together);
  const { ref, near, height } = useNearScreen(`photos from ${its[0]!.photo.id}`, first);
  const columns = useDesktop() ? 4 : 2;
  // About what they will take, until they were drawn once.
  const away = { height: height ?? Math.ceil(its.length / columns) * 215 };
  const label = `Photos, ${name}${photos.length > together ? `, from ${from + 1}` : ''}`;
  return (
    <div ref={ref} className={styles.chunk} style={near ? undefined : away}>
      {near && (
        <ul className={`grid cols-2 gap-2 ${styles.tiles}`} aria-label={label}>
          {its.map(({ number, photo }) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              number={number}
              chosen={chosen?.has(photo.id)}
              onOpen={onOpen}
            />
          ))}
        </ul>
      )}
    </div>
  );
});
