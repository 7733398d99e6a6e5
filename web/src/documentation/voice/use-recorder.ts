import { useCallback, useEffect, useRef, useState } from 'react';
import { v7 as uuid } from 'uuid';
import { withLock } from '../../offline/disk/index.ts';
import { isStorageFull } from '../../offline/faults/index.ts';
import {
  beforeLeaving,
  beginRecording,
  dropRecording,
  finishRecording,
  keepPart,
  recordingLock,
} from '../../offline/outbox/index.ts';
import { wallClock } from '../wall-clock.ts';

/** Formats for MediaRecorder; the first supported one is used. Speech needs no more bits. */
const types = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];
const bitsPerSecond = 32_000;
/** A part is on the device this often: a killed app loses no more. */
const partMs = 1000;

export type RecorderState = 'idle' | 'asking' | 'recording' | 'paused' | 'saving';
/** The initial bars of the meter. */
export type RecorderProblem =
  | 'no-microphone'
  | 'refused'
  | 'busy'
  | 'no-room-yet'
  | 'not-begun'
  | 'gone'
  | 'no-room'
  | 'failed';

interface Running {
  id: string;
  recorder: MediaRecorder;
  /** Ends when the last part is on the device. */
  stopped: Promise<void>;
  seconds: () => number;
}

/** What a recording is added to: an inspection, or a project's job. */
export type RecordedInto = { inspectionId: string } | { projectId: number; label: string | undefined };

/** Records a voice note in parts onto this device. The recording is kept unless `discard` was pressed. */
export function useRecorder(into: RecordedInto, roomId: string | null) {
  const [state, setState] = useState<RecorderState>('idle');
  const [problem, setProblem] = useState<RecorderProblem>();
  const [stream, setStream] = useState<MediaStream>();
  const running = useRef<Running>(undefined);
  const here = useRef(true);

  async function start() {
    setProblem(undefined);
    setState('asking');
    let opened: MediaStream | undefined;
    const end = (why: RecorderProblem) => {
      if (!running.current) return;
      setProblem(why);
      void finish();
    };
    try {
      opened = await navigator.mediaDevices.getUserMedia({ audio: true });
      // The page was left during the permission prompt: no one would see the recording.
      if (!here.current) return stop(opened);
      running.current = await record(opened, into, roomId, end);
      // Or while the device prepared.
      if (!here.current) return void finish(false);
      setStream(opened);
      setState('recording');
    } catch (error) {
      if (opened) stop(opened);
      setState('idle');
      setProblem(problemOf(error));
    }
  }

  const finish = useCallback(async (keep = true) => {
    const now = running.current;
    if (!now) return;
    running.current = undefined;
    setState('saving');
    try {
      if (now.recorder.state !== 'inactive') now.recorder.stop();
      await now.stopped;
      await (keep ? finishRecording(now.id) : dropRecording(now.id));
    } catch (error) {
      if (!isStorageFull(error)) reportError(error);
      setProblem(isStorageFull(error) ? 'no-room' : 'failed');
    } finally {
      stop(now.recorder.stream);
      setStream(undefined);
      setState('idle');
    }
  }, []);
  // Leaving the page keeps the recording; a closing page saves its last part.
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      void finish();
    };
  }, [finish]);
  useEffect(
    () =>
      beforeLeaving(() => {
        if (running.current?.recorder.state === 'recording') running.current.recorder.requestData();
      }),
    [],
  );

  function togglePause() {
    const { recorder } = running.current ?? {};
    if (recorder?.state === 'recording') recorder.pause();
    else recorder?.resume();
    setState(recorder?.state === 'paused' ? 'paused' : 'recording');
  }
  const seconds = useCallback(() => running.current?.seconds() ?? 0, []);
  return { state, problem, stream, start, togglePause, finish, seconds };
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

async function record(
  stream: MediaStream,
  into: RecordedInto,
  roomId: string | null,
  onEnd: (why: RecorderProblem) => void,
): Promise<Running> {
  const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: bitsPerSecond,
    ...(mimeType !== undefined && { mimeType }),
  });
  const id = uuid();
  const seconds = stopWatch(recorder);
  const type = recorder.mimeType.split(';')[0]!;
  await beginRecording({ id, ...into, roomId, capturedAt: wallClock(new Date()), type });
  let part = 0;
  let kept: Promise<void> = Promise.resolve();
  recorder.ondataavailable = ({ data }) => {
    if (data.size === 0) return;
    const number = part++;
    kept = kept
      .then(() => keepPart(id, number, data, seconds()))
      .catch((error) => onEnd(isStorageFull(error) ? 'no-room' : 'failed'));
  };
  const ended = new Promise<void>((resolve) => {
    recorder.onstop = () => {
      resolve();
      // Not stopped by the person: a call, another app or an unplugged microphone.
      onEnd('gone');
    };
  });
  const stopped = ended.then(() => kept);
  void withLock(recordingLock(id), () => stopped);
  recorder.start(partMs);
  return { id, recorder, stopped, seconds };
}

/** Seconds recorded so far; pauses do not count. */
function stopWatch(recorder: MediaRecorder): () => number {
  let before = 0;
  let since: number | undefined;
  const go = () => {
    since = performance.now();
  };
  const halt = () => {
    if (since !== undefined) before += performance.now() - since;
    since = undefined;
  };
  recorder.addEventListener('start', go);
  recorder.addEventListener('resume', go);
  recorder.addEventListener('pause', halt);
  recorder.addEventListener('stop', halt);
  return () => (before + (since === undefined ? 0 : performance.now() - since)) / 1000;
}

function problemOf(error: unknown): RecorderProblem {
  if (isStorageFull(error)) return 'no-room-yet';
  // Safari's OverconstrainedError, of a phone without one, is no Error.
  const name = (error as { name?: string } | undefined)?.name;
  if (name === 'NotAllowedError') return 'refused';
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy';
  // Without https, or in a browser without one, there are no devices to ask.
  if (name === 'NotFoundError' || name === 'OverconstrainedError' || error instanceof TypeError)
    return 'no-microphone';
  reportError(error);
  return 'not-begun';
}
