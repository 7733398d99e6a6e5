import { type Tag, tag } from './tags.ts';

export interface Picture {
  /** A JPEG, or a PNG without transparency: PDF/A-2 readers and slow printers choke on soft masks. */
  bytes: Buffer;
  /** What the picture shows, for who cannot see it. */
  alt: string;
  /** Points; the picture is fitted into the box and centred. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws a picture with its description. @throws Error where the bytes are no picture that pdfkit knows */
export function figure(pdf: PDFKit.PDFDocument, parent: Tag, picture: Picture): void {
  const { bytes, alt, x, y, width, height } = picture;
  tag(pdf, parent, 'Figure', { alt }, () => {
    pdf.image(bytes, x, y, { fit: [width, height], align: 'center', valign: 'center' });
  }).end();
}
