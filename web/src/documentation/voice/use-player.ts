import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import { useCallback, useEffect, useRef, useState } from 'react';
import { notHere } from '../../files/download-file.ts';
import { reportFault } from '../../offline/faults/index.ts';
import { readOriginal } from '../../offline/pull/index.ts';
import { showToast } from '../../ui/feedback/toast.tsx';
import { peaksOf } from './peaks.ts';

const bars = 48;
/** One note is heard at a time. */
let heard: HTMLAudioElement | undefined;

/** Plays a voice note; reads its sound at the first play, from this device or the server. Times are in seconds. */
export function usePlayer({
  id,
  filename,
  duration,
}: Pick<DocumentationFile, 'id' | 'filename' | 'duration'>) {
  const audio = useRef<HTMLAudioElement>(undefined);
  const here = useRef(true);
  const [playing, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [told, setTold] = useState(0);
  const [peaks, setPeaks] = useState<number[]>();

  const load = useCallback(async () => {
    if (audio.current) return audio.current;
    const sound = await readOriginal(id);
    // The page was left: nothing could stop it.
    if (!here.current) return;
    const element = new Audio(URL.createObjectURL(sound));
    element.onplay = () => setPlaying(true);
    element.onpause = () => setPlaying(false);
    element.ontimeupdate = () => setAt(element.currentTime);
    // A recording in parts does not know its own length.
    element.ondurationchange = () => setTold(Number.isFinite(element.duration) ? element.duration : 0);
    element.onended = () => setAt(0);
    audio.current = element;
    peaksOf(sound, bars).then(setPeaks, reportError);
    return element;
  }, [id]);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      const element = audio.current;
      if (!element) return;
      element.pause();
      URL.revokeObjectURL(element.src);
      audio.current = undefined;
    };
  }, []);

  const toggle = useCallback(async () => {
    try {
      const element = await load();
      if (!element) return;
      if (!element.paused) return element.pause();
      if (heard !== element) heard?.pause();
      heard = element;
      await element.play();
    } catch (error) {
      // A pause before the sound began.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      if (error instanceof DOMException && error.name === 'NotSupportedError')
        return (await import('./hand-over.ts')).handOver({ id, filename });
      reportFault(error);
      showToast({ kind: 'error', id: 'documentation', title: notHere });
    }
  }, [load, id, filename]);
  const seek = useCallback((seconds: number) => {
    setAt(seconds);
    if (audio.current) audio.current.currentTime = seconds;
  }, []);
  return { playing, at, length: duration ?? told, peaks, toggle: () => void toggle(), seek };
}
