import { within } from '../../offline/disk/index.ts';

/** Some phones never complete a full-resolution capture. */
const timeLimit = 4000;

/** A picture of what the camera sees: its full one if the browser supports that, else the current frame. */
export async function takeShot(track: MediaStreamTrack, video: HTMLVideoElement): Promise<Blob> {
  return (await fullPicture(track)) ?? (await framePicture(video));
}

interface PictureTaker {
  takePhoto(): Promise<Blob>;
}
type PictureTakers = { ImageCapture?: new (track: MediaStreamTrack) => PictureTaker };

async function fullPicture(track: MediaStreamTrack): Promise<Blob | undefined> {
  const { ImageCapture } = globalThis as PictureTakers;
  if (!ImageCapture) return undefined;
  let taken: Blob | undefined;
  const taking = new ImageCapture(track).takePhoto().then(
    (picture) => {
      taken = picture;
    },
    // Cameras that cannot report support refuse only here; the frame is used instead.
    () => undefined,
  );
  await within(timeLimit, taking);
  return taken && taken.size > 0 ? taken : undefined;
}

/** Encoded in a worker so that the page does not freeze. */
async function framePicture(video: HTMLVideoElement): Promise<Blob> {
  const frame = await createImageBitmap(video);
  const worker = new Worker(new URL('./frame-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Blob>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Blob>) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(`Could not encode the photo: ${message}`));
      worker.postMessage(frame, [frame]);
    });
  } finally {
    worker.terminate();
  }
}
