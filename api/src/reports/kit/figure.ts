import { type Tag, tag } from './tags.ts';

export interface Picture {
  /** A JPEG, written before this returns; the caller may then reuse its memory. */
  bytes: Buffer;
  /** The picture's description, for people who cannot see it. */
  alt: string;
  /** Points; the picture is centered and fitted into the box. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws a picture with its description. @throws Error if the bytes are not a JPEG */
export function figure(pdf: PDFKit.PDFDocument, parent: Tag, picture: Picture): void {
  const { bytes, alt, x, y, width, height } = picture;
  const image = written(pdf, bytes);
  tag(pdf, parent, 'Figure', { alt }, () => {
    pdf.image(image, x, y, { fit: [width, height], align: 'center', valign: 'center' });
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
 * Writes a picture as pdfkit would, without copying its bytes: for large pictures, copies cost more than everything
 * else.
 */
function written(pdf: PDFKit.PDFDocument, bytes: Buffer): Buffer {
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
  return image as unknown as Buffer;
}
