import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import { useRef, useState } from 'react';
import { cameraName } from '../../files/camera-name.ts';
import { type Saved, saveFile } from '../../ui/controls/save-file.ts';
import { showToast } from '../../ui/feedback/toast.tsx';
import { failures } from '../copy.ts';
import { takeIn } from '../intake.ts';
import { removeFile } from '../remove-file.ts';
import { wallClock } from '../wall-clock.ts';
import { takeShot } from './take-shot.ts';
import type { Place } from './use-place.ts';

export interface Shot {
  inspectionId: string;
  roomId: string | undefined;
  track: MediaStreamTrack;
  video: HTMLVideoElement;
  place: Place | undefined;
  /** A photo taken again: it goes once the new one is on this device, which takes its caption. */
  replaces: DocumentationFile | undefined;
}

/** Takes pictures in a row; the next can be taken while the last is being saved. */
export function useShots() {
  const [taking, setTaking] = useState(false);
  const [saving, setSaving] = useState(0);
  const busy = useRef(false);
  async function shoot({ inspectionId, roomId, track, video, place, replaces }: Shot): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setTaking(true);
    const at = new Date();
    try {
      const blob = await takeShot(track, video);
      const name = cameraName(blob.type, at);
      setSaving((now) => now + 1);
      const description = replaces?.description ?? undefined;
      void keep(inspectionId, { blob, name, roomId, description, capturedAt: wallClock(at), ...place })
        .then((isKept) => (isKept && replaces ? removeFile(replaces) : undefined))
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
  return { shoot, taking, saving };
}

type Kept = Omit<Parameters<typeof takeIn>[1][number], 'category'>;

const elsewhere: Readonly<Record<Saved, string>> = {
  downloaded: ", so it went to the browser's downloads.",
  shared: '. It is only where you sent it.',
  dropped: ' and is not anywhere else. Take it again.',
};

/** A shot the app cannot store goes to the browser's downloads, because it exists nowhere else. */
async function keep(inspectionId: string, shot: Kept): Promise<boolean> {
  const [became] = await takeIn(inspectionId, [{ category: 'photo', ...shot }]);
  if (became === 'added') return true;
  const saved = await saveFile(shot.blob, shot.name);
  const [title] = failures.upload;
  const message = `${shot.name} couldn't be saved in the app${elsewhere[saved]}`;
  showToast({ kind: 'error', title, message });
  return false;
}
