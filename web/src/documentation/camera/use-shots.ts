import type { Shot } from '@tidemark/contract/shots';
import { useRef, useState } from 'react';
import { cameraName } from '../../files/camera-name.ts';
import type { Became } from '../../files/take-file.ts';
import { type Saved, saveFile } from '../../ui/controls/save-file.ts';
import { showToast } from '../../ui/feedback/toast.tsx';
import { failures } from '../copy.ts';
import { wallClock } from '../wall-clock.ts';
import { takeShot } from './take-shot.ts';
import type { Place } from './use-place.ts';

/** Where one stands, and what the next picture shows. */
export interface Marked {
  roomId?: string | undefined;
  shot?: Shot | undefined;
}

/** A picture with what the app's own camera knows: its local time with offset, and the position in degrees. */
export interface CameraSource {
  blob: Blob;
  name: string;
  roomId: string | undefined;
  /** Not there: none, or that of the picture it replaces. */
  shot?: Shot;
  capturedAt: string;
  latitude?: number;
  longitude?: number;
}

/** What pictures are added to. */
export interface CameraInto {
  /** A picture that is taken again has what was said of the one it replaces. */
  add(source: CameraSource, replaces: string | undefined): Promise<Became | 'not-tried' | undefined>;
  remove(id: string): Promise<void>;
}

interface Shooting extends Marked {
  into: CameraInto;
  track: MediaStreamTrack;
  video: HTMLVideoElement;
  place: Place | undefined;
  /** The id of a photo taken again: it goes once the new one is on this device. */
  replaces: string | undefined;
}

/** A picture by its name, from when it was taken until the store shows it. */
interface Underway extends Marked {
  name: string;
}

/** Takes pictures in a row; the next can be taken while the last is being saved. */
export function useShots() {
  const [taking, setTaking] = useState(false);
  const [saving, setSaving] = useState(0);
  const [underway, setUnderway] = useState<readonly Underway[]>([]);
  const busy = useRef(false);
  const settle = (name: string) => setUnderway((all) => all.filter((one) => one.name !== name));
  async function shoot({ into, roomId, shot, track, video, place, replaces }: Shooting): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setTaking(true);
    const at = new Date();
    try {
      const blob = await takeShot(track, video);
      const name = cameraName(blob.type, at);
      setSaving((now) => now + 1);
      if (shot) setUnderway((all) => [...all, { name, roomId, shot }]);
      void keep(
        into,
        { blob, name, roomId, ...(shot && { shot }), capturedAt: wallClock(at), ...place },
        replaces,
      )
        .then((isKept) => {
          if (!isKept) return settle(name);
          return replaces ? into.remove(replaces) : undefined;
        })
        .catch(reportError)
        .finally(() => setSaving((now) => now - 1));
    } catch (error) {
      reportError(error);
      showToast({ kind: 'error', id: 'shot', title: "Couldn't take the photo. Please try again." });
    } finally {
      busy.current = false;
      setTaking(false);
    }
  }
  return { shoot, taking, saving, underway, settle };
}

const elsewhere: Readonly<Record<Saved, string>> = {
  downloaded: ", so it went to the browser's downloads.",
  shared: '. It is only where you sent it.',
  dropped: ' and is not anywhere else. Take it again.',
};

/** A shot the app cannot store goes to the browser's downloads, because it exists nowhere else. */
async function keep(into: CameraInto, shot: CameraSource, replaces: string | undefined): Promise<boolean> {
  if ((await into.add(shot, replaces)) === 'added') return true;
  const saved = await saveFile(shot.blob, shot.name);
  const [title] = failures.upload;
  const message = `${shot.name} couldn't be saved in the app${elsewhere[saved]}`;
  showToast({ kind: 'error', title, message });
  return false;
}
