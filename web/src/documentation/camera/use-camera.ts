import { useEffect, useRef, useState } from 'react';

export type CameraProblem = 'none' | 'refused' | 'busy' | 'insecure';

/** Camera features beside taking pictures; not every browser's types have them. */
interface Abilities extends MediaTrackCapabilities {
  torch?: boolean;
  zoom?: { min: number; max: number; step: number };
}

/** The largest size, from the back camera. */
const wanted = {
  facingMode: { ideal: 'environment' },
  width: { ideal: 4032 },
  height: { ideal: 3024 },
} as const;

/** The camera of this device, shown in `video` while the component is there. */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null);
  const [track, setTrack] = useState<MediaStreamTrack>();
  const [problem, setProblem] = useState<CameraProblem>();
  const [asking, setAsking] = useState(true);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round opens it again
  useEffect(() => {
    let opened: MediaStream | undefined;
    let wantedStill = true;
    openCamera().then(
      (stream) => {
        opened = stream;
        if (!wantedStill) return stop(stream);
        const [first] = stream.getVideoTracks();
        // A phone takes the camera away when another app needs it or the phone sleeps.
        first!.onended = () => setRound((now) => now + 1);
        if (video.current) video.current.srcObject = stream;
        setProblem(undefined);
        setTrack(first);
        setAsking(false);
      },
      (error: unknown) => {
        setProblem(problemOf(error));
        setAsking(false);
      },
    );
    return () => {
      wantedStill = false;
      if (opened) stop(opened);
      setTrack(undefined);
    };
  }, [round]);
  const retry = () => {
    setAsking(true);
    setRound((now) => now + 1);
  };
  const abilities = (track?.getCapabilities?.() ?? {}) as Abilities;
  return { video, track, problem, asking, retry, abilities };
}

/** Torch and zoom are set one at a time; a refusal does not stop the camera. */
export async function setOnCamera(track: MediaStreamTrack, change: { torch: boolean } | { zoom: number }) {
  try {
    await track.applyConstraints({ advanced: [change as MediaTrackConstraintSet] });
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

async function openCamera(): Promise<MediaStream> {
  // Browsers offer devices to secure addresses only.
  if (!navigator.mediaDevices?.getUserMedia) throw new DOMException('No devices', 'SecurityError');
  return navigator.mediaDevices.getUserMedia({ video: wanted, audio: false });
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) {
    track.onended = null;
    track.stop();
  }
}

function problemOf(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError') return 'refused';
  if (name === 'SecurityError') return 'insecure';
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy';
  if (!(error instanceof DOMException)) reportError(error);
  return 'none';
}
