/** Packs one frame of a camera as a JPEG. Who asked waits for the picture, or for an error of this worker. */
addEventListener('message', ({ data: frame }: MessageEvent<ImageBitmap>) => {
  const canvas = new OffscreenCanvas(frame.width, frame.height);
  canvas.getContext('2d')!.drawImage(frame, 0, 0);
  frame.close();
  canvas
    .convertToBlob({ type: 'image/jpeg', quality: 0.92 })
    .then((picture) => postMessage(picture), reportError);
});
