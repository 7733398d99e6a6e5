import { useDeferredValue, useMemo } from 'react';
import { copy } from '../copy.ts';
import styles from './evidence.module.css';
import { PhotoTile } from './photo-tile.tsx';
import type { Evidence } from './use-evidence.ts';

/** More than a screen holds. */
const first = 20;

interface Props {
  groups: Evidence['groups'];
  onOpen: (id: string) => void;
}

/** Photos room by room. Of hundreds the first are drawn first, the others while the page answers. */
export function PhotoGroups({ groups, onOpen }: Props) {
  const begun = useMemo(() => firstOf(groups), [groups]);
  const drawn = useDeferredValue(groups, begun);
  return drawn.map(({ room, photos }, index) => {
    const name = room?.name ?? copy.noRoom;
    return (
      <section key={room?.id ?? 'none'}>
        <h3 className={`t-3 ${styles.room}`}>
          <bdi>{name}</bdi>{' '}
          <span className="ink-2 w-400 text-small">
            {copy.counted(groups[index]?.photos.length ?? 0, 'photo')}
          </span>
        </h3>
        <ul className={`grid cols-2 gap-2 ${styles.tiles}`} aria-label={`Photos, ${name}`}>
          {photos.map(({ number, photo }) => (
            <PhotoTile key={photo.id} photo={photo} number={number} onOpen={onOpen} />
          ))}
        </ul>
      </section>
    );
  });
}

function firstOf(groups: Evidence['groups']): Evidence['groups'] {
  let left = first;
  return groups.flatMap(({ room, photos }) => {
    const some = photos.slice(0, left);
    left -= some.length;
    return some.length > 0 ? [{ room, photos: some }] : [];
  });
}
