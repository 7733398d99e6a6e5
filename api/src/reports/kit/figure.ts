import type { Mark } from '@tidemark/contract/mark-drawing';
import { drawMarks } from './marks.ts';
import { type Tag, tag } from './tags.ts';

export interface Picture {
  /** From `embedded`. */
  image: Embedded;
  /** The picture's description, for people who cannot see it. */
  alt: string;
  /** Points; the picture is centered and fitted into the box. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Drawn over it; blurred areas are in its bytes. */
  marks?: readonly Mark[];
}

/** A picture that is in the file, to be drawn once or more. */
export type Embedded = Buffer & { readonly embedded: true; width: number; height: number };

/** Draws a picture with its description. */
export function figure(pdf: PDFKit.PDFDocument, parent: Tag, picture: Picture): void {
  const { image, alt, x, y, width, height, marks = [] } = picture;
  const scale = Math.min(width / image.width, height / image.height);
  const size = { width: image.width * scale, height: image.height * scale };
  const frame = { x: x + (width - size.width) / 2, y: y + (height - size.height) / 2, ...size };
  tag(pdf, parent, 'Figure', { alt }, () => {
    pdf.image(image, frame.x, frame.y, size);
    drawMarks(pdf, marks, frame);
  }).end();
}

/** What pdfkit's pictures, objects and documents are at run time. */
interface Jpeg {
  width: number;
  height: number;
  bits: number;
  colorSpace: string;
  data: Buffer | null;
  obj: Reference | null;
}
interface Reference {
  id: number;
  offset: number;
}
interface Writing {
  openImage(bytes: Buffer): Partial<Jpeg>;
  ref(data: object): Reference;
  _offset: number;
  _write(piece: string | Buffer): void;
  _refEnd(reference: Reference): void;
}

/**
 * Writes a JPEG as pdfkit would, without copying its bytes: for large pictures, copies cost more than everything else.
 * It is written before this returns; the caller may then reuse its memory. @throws Error if the bytes are not a JPEG
 */
export function embedded(pdf: PDFKit.PDFDocument, bytes: Buffer): Embedded {
  const writing = pdf as unknown as Writing;
  const image = writing.openImage(bytes);
  if (image.colorSpace !== 'DeviceRGB' && image.colorSpace !== 'DeviceGray')
    throw new Error('The picture is no JPEG of a screen.');
  const object = writing.ref({});
  object.offset = writing._offset;
  writing._write(`${object.id} 0 obj`);
  writing._write(
    `<<\n/Type /XObject\n/Subtype /Image\n/BitsPerComponent ${image.bits}\n/Width ${image.width}\n/Height ${image.height}\n` +
      `/ColorSpace /${image.colorSpace}\n/Filter /DCTDecode\n/Length ${bytes.length}\n>>`,
  );
  writing._write('stream');
  writing._write(bytes);
  writing._write('\nendstream');
  writing._write('endobj');
  writing._refEnd(object);
  image.obj = object;
  image.data = null;
  // pdfkit accepts an opened picture wherever it accepts bytes.
  return image as unknown as Embedded;
}
