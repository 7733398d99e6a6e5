import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import {
  type KeyboardEvent,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Viewer } from '../files/viewer/lazy-viewer.ts';
import { actsOnPhotos } from './change-photos.ts';
import { copy, labels } from './copy.ts';
import type { FilesProps } from './files-props.ts';
import { PhotoTools } from './lazy-photo-tools.ts';
import { SelectionBar } from './lazy-selection-bar.ts';
import { PhotoCard } from './photo-card.tsx';
import styles from './photo-grid.module.css';
import { reasonOf } from './reason-of.ts';
import { roomSelectId } from './room-select.tsx';
import { SelectButton } from './select-button.tsx';
import type { RoomChoice } from './use-room-choices.ts';
import { useSelection } from './use-selection.ts';

/** More than a screen holds. */
const first = 24;

/**
 * Photos as cards, room by room; pressing one fills the screen, or chooses it. Of hundreds, the first are drawn first
 * and the others when the page is idle.
 */
export function PhotoGrid({ files, rooms, uploads, start }: FilesProps & { start: string | undefined }) {
  const [viewed, setViewed] = useState<string | null>(null);
  const close = useCallback(() => setViewed(null), []);
  const ordered = useMemo(() => byRoom(files, rooms), [files, rooms]);
  // Files that cannot be shown open on their own.
  const shown = useMemo(
    () =>
      ordered
        .filter(({ flaw }) => flaw !== 'unshown')
        .map((file) => ({ ...file, room: rooms.find(({ id }) => id === file.roomId)?.name })),
    [ordered, rooms],
  );
  const tools = (id: string) => {
    const file = files.find((one) => one.id === id);
    return (
      file && (
        <Suspense>
          <PhotoTools file={file} rooms={rooms} />
        </Suspense>
      )
    );
  };
  const selection = useSelection(useMemo(() => ordered.map(({ id }) => id), [ordered]));
  const { ids, toggle } = selection;
  const choosing = ids !== undefined;
  const selected = ordered.filter(({ id }) => ids?.has(id));
  const onOpen = useCallback(
    (id: string, toHere: boolean) => (choosing ? toggle(id, toHere) : setViewed(id)),
    [choosing, toggle],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (!choosing || event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement)
      return;
    if (event.key === 'Escape') selection.end();
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) selection.all();
    else return;
    event.preventDefault();
  };
  const drawn = useDeferredValue(ordered, ordered.slice(0, first));
  const led = useRef(start);
  useEffect(() => {
    const room = led.current && document.getElementById(roomSelectId(led.current));
    if (!room) return;
    led.current = undefined;
    room.scrollIntoView({ block: 'center' });
    room.focus({ preventScroll: true });
  });
  const roomOf = ({ roomId }: DocumentationFile) => rooms.find(({ id }) => id === roomId);
  const groups = [...Map.groupBy(drawn, roomOf)];
  const isGrouped = new Set(ordered.map(roomOf)).size > 1;
  const counted = (room: RoomChoice | undefined) => ordered.filter((photo) => roomOf(photo) === room).length;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons in it
    <div className="stack gap-3" onKeyDown={onKeyDown}>
      {choosing ? (
        <Suspense>
          <SelectionBar
            photos={selected}
            of={ordered.length}
            rooms={rooms}
            acts={actsOnPhotos(selected)}
            onAll={selection.all}
            onEnd={selection.end}
          />
        </Suspense>
      ) : (
        <SelectButton onSelect={selection.begin} />
      )}
      {groups.map(([room, photos]) => (
        <section key={room?.id ?? 'none'} className="stack gap-2">
          {isGrouped && (
            <h2 className="t-3">
              <bdi>{room?.name ?? copy.noRoom}</bdi>{' '}
              <span className="ink-2 w-400 text-small num">{counted(room)}</span>
            </h2>
          )}
          <ul
            className={`grid cols-2 gap-2 ${styles.grid}`}
            aria-label={isGrouped ? `${labels.photo.tab}, ${room?.name ?? copy.noRoom}` : labels.photo.tab}
          >
            {photos.map((photo) => (
              <PhotoCard
                key={photo.id}
                photo={photo}
                state={uploads.get(photo.id)?.state}
                reason={reasonOf(uploads.get(photo.id))}
                rooms={rooms}
                chosen={ids?.has(photo.id)}
                onOpen={onOpen}
              />
            ))}
          </ul>
        </section>
      ))}
      {viewed !== null && (
        <Suspense>
          <Viewer photos={shown} id={viewed} onClose={close} tools={tools} />
        </Suspense>
      )}
    </div>
  );
}

/** Rooms in their order, then photos of no room; in each the order they were added. */
function byRoom(files: FilesProps['files'], rooms: FilesProps['rooms']): readonly DocumentationFile[] {
  const place = new Map(rooms.map(({ id }, nth) => [id, nth]));
  const placeOf = ({ roomId }: DocumentationFile) => place.get(roomId ?? '') ?? rooms.length;
  return files.toSorted((one, other) => placeOf(one) - placeOf(other));
}
