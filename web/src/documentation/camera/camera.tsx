import type { Shot } from '@tidemark/contract/shots';
import {
  Camera as CameraIcon,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  Flashlight,
  FlashlightOff,
  RotateCw,
  X,
} from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import dark from '../../files/dark-layer.module.css';
import { Picture } from '../../files/picture.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { openModal } from '../../ui/feedback/open-dialogs.ts';
import { copy } from '../copy.ts';
import type { RoomChoice } from '../use-room-choices.ts';
import styles from './camera.module.css';
import { cameraCopy, problems, taken } from './camera-copy.ts';
import type { CameraPhoto } from './camera-photo.ts';
import { LastShot } from './last-shot.tsx';
import { ShotChips } from './shot-chips.tsx';
import { setOnCamera, useCamera } from './use-camera.ts';
import { type Asking, useMarked } from './use-marked.ts';
import { usePlace } from './use-place.ts';
import { type CameraInto, type Marked, useShots } from './use-shots.ts';

interface Props {
  /** What pictures are added to. */
  into: CameraInto;
  rooms: readonly RoomChoice[];
  photos: readonly CameraPhoto[];
  /** What can be said of the last one. */
  tools: (id: string) => ReactNode;
  /** The room to begin with; empty for none. */
  roomId: string;
  /** Room by room: every photo has a room. */
  walk: boolean;
  asking: Asking;
  /** The shot to begin with, if not the first that is asked for. */
  shot?: Shot | undefined;
  onClose: () => void;
  /** Opens the device's own camera app. */
  onSystemCamera: (marked: Marked) => void;
}

/** The camera in the page, because a camera app can push the browser out of memory. Esc closes. */
export default function Camera({
  into,
  rooms,
  photos,
  tools,
  roomId: first,
  walk,
  asking,
  shot: firstShot,
  onClose,
  onSystemCamera,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => openModal(dialog.current!), []);
  const { video, track, problem, asking: opening, retry, abilities } = useCamera();
  const shutter = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Retry disappeared with the problem.
    if (track && document.activeElement === document.body) shutter.current?.focus();
  }, [track]);
  const place = usePlace();
  const [chosen, setRoomId] = useState(first);
  // Another device may have deleted the room: its photos would have no room and the first room's name.
  const isRoom = rooms.some(({ id }) => id === chosen);
  const roomId = isRoom ? chosen : (walk && rooms[0]?.id) || '';
  const { shoot, taking, saving, underway, settle } = useShots();
  const stored = underway.filter(({ name }) => photos.some(({ filename }) => filename === name));
  useEffect(() => {
    for (const { name } of stored) settle(name);
  });
  const waiting = underway.filter((one) => !stored.includes(one));
  const { chips, marked, pick, took } = useMarked(asking, roomId, waiting, firstShot);
  const [replaces, setReplaces] = useState<string>();
  const [lookedId, setLooked] = useState<string>();
  const looked = photos.find(({ id }) => id === lookedId);
  const lastButton = useRef<HTMLButtonElement>(null);
  const inRoom = photos.filter((photo) => (photo.roomId ?? '') === roomId);
  const last = inRoom.at(-1);
  const at = rooms.findIndex(({ id }) => id === roomId);
  const go = (by: 1 | -1) => setRoomId(rooms[at + by]!.id);
  return (
    <dialog
      ref={dialog}
      className={`w-full cols-1 hidden ${dark.layer} ${styles.camera}`}
      data-theme="dark"
      aria-label={walk ? cameraCopy.walk : cameraCopy.title}
      onClose={() => !dialog.current?.open && onClose()}
    >
      <div className={`row gap-1 ${styles.top}`}>
        {walk && (
          <IconButton
            label={cameraCopy.previousRoom}
            icon={<ChevronLeft size={24} aria-hidden />}
            aria-disabled={at <= 0 || undefined}
            onClick={() => at > 0 && go(-1)}
          />
        )}
        <select
          className={`min-w-0 w-600 ${styles.room}`}
          aria-label={cameraCopy.room}
          value={roomId}
          onChange={({ target }) => setRoomId(target.value)}
        >
          {!walk && <option value="">{copy.noRoom}</option>}
          {rooms.map(({ id, name }) => (
            <option key={id} value={id} dir="auto">
              {name}
            </option>
          ))}
        </select>
        {walk && (
          <IconButton
            label={cameraCopy.nextRoom}
            icon={<ChevronRight size={24} aria-hidden />}
            aria-disabled={at >= rooms.length - 1 || undefined}
            onClick={() => at < rooms.length - 1 && go(1)}
          />
        )}
        <IconButton
          label="Close camera"
          icon={<X size={24} aria-hidden />}
          onClick={() => dialog.current?.close()}
        />
      </div>
      <div className={`grid relative clip place-center ${styles.view}`} data-taking={taking || undefined}>
        <video ref={video} autoPlay playsInline muted aria-hidden />
        {!track && !problem && <p role="status">{cameraCopy.starting}</p>}
        {problem && (
          <div
            className={`grid text-center relative justify-items-center gap-4 ${styles.problem}`}
            role="alert"
          >
            <CircleAlert size={28} aria-hidden />
            <p>{problems[problem]}</p>
            <Button
              kind="primary"
              icon={<CameraIcon size={20} aria-hidden />}
              onClick={() => onSystemCamera({ roomId: roomId || undefined, shot: marked ?? undefined })}
            >
              {cameraCopy.usePhone}
            </Button>
            {problem !== 'insecure' && (
              <Button icon={<RotateCw size={20} aria-hidden />} busy={opening} onClick={retry}>
                {cameraCopy.retry}
              </Button>
            )}
          </div>
        )}
      </div>
      <div className={styles.lower}>
        {track && <Abilities track={track} abilities={abilities} />}
        <ShotChips chips={chips} marked={marked} onPick={pick} />
      </div>
      <div className={`grid align-center justify-items-center ${styles.bottom}`}>
        <span className={styles.last}>
          {last && (
            <button
              ref={lastButton}
              type="button"
              aria-label={cameraCopy.look}
              onClick={() => setLooked(last.id)}
            >
              <Picture
                key={roomId}
                id={last.id}
                name={last.filename}
                atOffice={last.url !== ''}
                flaw={last.flaw}
                marks={last.marks}
              />
            </button>
          )}
        </span>
        <button
          ref={shutter}
          type="button"
          className={styles.shutter}
          aria-label={cameraCopy.shutter}
          disabled={!track}
          // A shutter disabled during a shot would lose the focus; shoot() takes one at a time.
          aria-disabled={taking || undefined}
          onClick={() => {
            if (track && video.current && !taking) {
              void shoot({
                ...{ into, track, video: video.current, place: place(), replaces },
                roomId: roomId || undefined,
                // A picture that is taken again shows the same.
                shot: replaces ? undefined : (marked ?? undefined),
              });
              if (!replaces) took();
            }
            setReplaces(undefined);
          }}
        />
        <Button onClick={() => dialog.current?.close()}>{cameraCopy.done}</Button>
        <p className="col-all break-anywhere w-600 text-center" role="status">
          {replaces
            ? cameraCopy.replaces
            : saving > 0
              ? cameraCopy.saving
              : taken(inRoom.length, rooms[at]?.name)}
        </p>
        {replaces && (
          <Button size="sm" className="col-all" onClick={() => setReplaces(undefined)}>
            {cameraCopy.keep}
          </Button>
        )}
      </div>
      {looked && (
        <LastShot
          photo={looked}
          tools={tools(looked.id)}
          onRetake={() => {
            setReplaces(looked.id);
            setLooked(undefined);
            shutter.current?.focus();
          }}
          onBack={() => {
            setLooked(undefined);
            lastButton.current?.focus();
          }}
        />
      )}
    </dialog>
  );
}

type AbilitiesProps = Pick<ReturnType<typeof useCamera>, 'abilities'> & { track: MediaStreamTrack };

function Abilities({ track, abilities: { torch, zoom } }: AbilitiesProps) {
  const [lit, setLit] = useState(false);
  if (!torch && !zoom) return null;
  return (
    <div className={`row justify-center gap-4 ${styles.abilities}`}>
      {torch && (
        <IconButton
          label={cameraCopy.light}
          icon={lit ? <Flashlight size={24} aria-hidden /> : <FlashlightOff size={24} aria-hidden />}
          aria-pressed={lit}
          onClick={() => {
            setLit(!lit);
            void setOnCamera(track, { torch: !lit });
          }}
        />
      )}
      {zoom && zoom.max > zoom.min && (
        <input
          type="range"
          aria-label={cameraCopy.zoom}
          min={zoom.min}
          max={zoom.max}
          step={zoom.step || 0.1}
          defaultValue={zoom.min}
          onChange={({ target }) => void setOnCamera(track, { zoom: Number(target.value) })}
        />
      )}
    </div>
  );
}
