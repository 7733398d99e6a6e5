import type { Readable } from 'node:stream';
import PDFDocument from 'pdfkit';
import type { Tag } from './tags.ts';
import { wholeTag } from './tags.ts';

export interface DocumentFacts {
  title: string;
  author: string;
  /** The document's creation time: the same data and time give the same bytes. */
  createdAt: Date;
  /** Of its text, English if not said. */
  language?: 'en' | 'es';
}

export interface TaggedDocument<T> {
  pdf: PDFKit.PDFDocument;
  /** The structure element of everything that is read aloud. */
  root: Tag;
  /** Draws on every page, now that their number is known, and closes the document. */
  finish(onPage?: (page: number, pages: number) => void): T;
}

/** Characters that XML cannot contain, or that mean nothing in a title. */
const notText = /[\p{Cc}\p{Noncharacter_Code_Point}]/gu;
export const clean = (text: string) => text.toWellFormed().replace(notText, ' ').trim();

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeXml = (text: string) => text.replace(/[&<>]/g, (character) => entities[character]!);

/** PDF/UA-1, and its own entry in the schemas that PDF/A-2 (ISO 19005-2, 6.6.2.3) requires. */
const accessible = `
  <rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
    <pdfuaid:part>1</pdfuaid:part>
  </rdf:Description>
  <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
      xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
    <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
      <pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
      <pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
      <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
      <pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
        <pdfaProperty:name>part</pdfaProperty:name>
        <pdfaProperty:valueType>Integer</pdfaProperty:valueType>
        <pdfaProperty:category>internal</pdfaProperty:category>
        <pdfaProperty:description>Indicates, which part of ISO 14289 standard is followed</pdfaProperty:description>
      </rdf:li></rdf:Seq></pdfaSchema:property>
    </rdf:li></rdf:Bag></pdfaExtension:schemas>
  </rdf:Description>`;

/** Opens a document; `finish` returns its bytes. */
export function openDocument(facts: DocumentFacts): TaggedDocument<Buffer> {
  const pieces: Uint8Array[] = [];
  const { finish, ...document } = openDocumentInto(facts, (piece) => pieces.push(Buffer.from(piece)));
  return {
    ...document,
    finish(onPage) {
      finish(onPage);
      return Buffer.concat(pieces);
    },
  };
}

/**
 * Opens a Letter portrait document that is PDF/UA-1 and PDF/A-2a in one file, and passes its bytes on as they are made.
 * No margins: the caller positions everything.
 */
export function openDocumentInto(
  { title, author, createdAt, language = 'en' }: DocumentFacts,
  /** A piece is valid until this returns. */
  take: (piece: Uint8Array) => void,
): TaggedDocument<void> {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    font: '',
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-2a',
    tagged: true,
    displayTitle: true,
    lang: language === 'en' ? 'en-US' : 'es-US',
    info: {
      Title: clean(title),
      Author: clean(author),
      Creator: 'Tidemark',
      Producer: 'Tidemark',
      CreationDate: createdAt,
    },
  });
  handOver(pdf, take);
  describeInXml(pdf);
  const root = wholeTag(pdf, 'Document');
  pdf.addStructure(root);
  return {
    pdf,
    root,
    finish(onPage) {
      const { count } = pdf.bufferedPageRange();
      for (let page = 0; page < count; page++) {
        pdf.switchToPage(page);
        onPage?.(page + 1, count);
      }
      root.end();
      pdf.end();
    },
  };
}

/** pdfkit ignores backpressure, so its bytes are drained immediately. */
function handOver(pdf: PDFKit.PDFDocument, take: (piece: Uint8Array) => void): void {
  const stream = pdf as unknown as Readable;
  // The file's header was written when it was created.
  take(stream.read() as Buffer);
  stream.push = (piece: Uint8Array | null) => {
    if (piece) take(piece);
    return true;
  };
}

/** pdfkit writes the metadata into XML unescaped, after asking the subset for its own: so this escapes them there. */
function describeInXml(pdf: PDFKit.PDFDocument): void {
  const own = pdf.endSubset;
  pdf.endSubset = () => {
    own.call(pdf);
    pdf.appendXML(accessible);
    pdf.info = {
      ...pdf.info,
      Title: escapeXml(pdf.info.Title ?? ''),
      Author: escapeXml(pdf.info.Author ?? ''),
    };
  };
}
