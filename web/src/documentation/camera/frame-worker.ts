/** Encodes a camera frame as a JPEG. The caller waits for the picture or for this worker's error. */
addEventListener('message', ({ data: frame }: MessageEvent<ImageBitmap>) => {
  const canvas = new OffscreenCanvas(frame.width, frame.height);
  canvas.getContext('2d')!.drawImage(frame, 0, 0);
  frame.close();
  canvas
    .convertToBlob({ type: 'image/jpeg', quality: 0.92 })
    .then((picture) => postMessage(picture), reportError);
});
