/** Packs one frame of a camera as a JPEG. */
addEventListener('message', async ({ data: frame }: MessageEvent<ImageBitmap>) => {
  const canvas = new OffscreenCanvas(frame.width, frame.height);
  canvas.getContext('2d')!.drawImage(frame, 0, 0);
  frame.close();
  postMessage(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 }));
});
