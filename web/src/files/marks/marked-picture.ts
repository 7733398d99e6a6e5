import { isBlur, type Mark } from '@tidemark/contract/mark-drawing';
import { hideAreas } from '@tidemark/contract/pictures/hide-areas';
import { drawMarks } from './draw-marks.ts';

/** As large as the office's own pictures: a phone's memory holds several. */
const longest = 1600;

/** A picture as its marks leave it, for showing only. @throws a DOMException if it cannot be decoded */
export async function markedPicture(picture: Blob, marks: readonly Mark[]): Promise<Blob> {
  const canvas = await hiddenPicture(picture, marks);
  drawMarks(canvas.getContext('2d')!, marks, canvas);
  return await new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The marked picture is empty.'))),
      'image/jpeg',
      0.9,
    ),
  );
}

/** A picture upright, without what its blurred areas show. */
export async function hiddenPicture(picture: Blob, marks: readonly Mark[]): Promise<HTMLCanvasElement> {
  const image = await createImageBitmap(picture);
  const scale = Math.min(1, longest / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const on = canvas.getContext('2d')!;
  on.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  if (marks.some(isBlur)) {
    const pixels = on.getImageData(0, 0, canvas.width, canvas.height);
    hideAreas({ data: pixels.data, width: canvas.width, height: canvas.height, channels: 4 }, marks);
    on.putImageData(pixels, 0, 0);
  }
  return canvas;
}
