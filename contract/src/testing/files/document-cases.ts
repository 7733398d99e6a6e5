import { binary, filled, hex, utf16, zeros } from './binary.ts';
import { compound, docx, office, officeTypes, pdf, plain, typesOf, zip, zipOf } from './documents.ts';
import { at, type Case } from './expected.ts';
import { packed } from './packed.ts';
import { jpeg, png } from './pictures.ts';
import { mp3, mp4 } from './sounds.ts';

const { kept, invalid, cut, blank, empty } = at('document');
const types = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  text: 'text/plain',
};
const half = (bytes: Uint8Array) => binary(bytes.subarray(0, Math.floor(bytes.length / 2)));
const pdfOf = (text: string) => binary('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n', text);
const linearized = (length: number) =>
  binary(`%PDF-1.5\n1 0 obj\n<</Linearized 1/L ${length}/N 1>>\nendobj\nstartxref\n0\n%%EOF\n`);
const contentTypes = '[Content_Types].xml';
const packedWord = async (text: string) =>
  zipOf([
    { name: contentTypes, bytes: await packed(text), isPacked: true },
    { name: 'word/document.xml', bytes: '<w:document/>' },
  ]);
const wordTypes = typesOf('docx', 'word/document.xml');

export const documentCases: readonly Case[] = [
  kept('a PDF', 'lease.pdf', pdf, types.pdf),
  kept('a PDF named as a photo', 'lease.jpg', pdf, types.pdf),
  kept('a PDF behind a mark of UTF-8', 'a.pdf', () => binary('\xef\xbb\xbf', pdf()), types.pdf),
  kept('a PDF behind an empty line', 'a.pdf', () => binary('\r\n', pdf()), types.pdf),
  kept(
    'a PDF behind the head of a mail',
    'a.pdf',
    () => binary('--boundary\r\nContent-Type: application/pdf\r\n\r\n', ' '.repeat(900), pdf()),
    types.pdf,
  ),
  kept('a PDF behind bytes of a scanner', 'a.pdf', () => binary(zeros(1000), pdf()), types.pdf),
  kept('a PDF filled up with zeros', 'a.pdf', () => binary(pdf(), zeros(100_000)), types.pdf),
  kept('a PDF filled up with blanks', 'a.pdf', () => binary(pdf(), ' \r\n'.repeat(40_000)), types.pdf),
  kept(
    'a PDF on a card that was never written',
    'a.pdf',
    () => binary(pdf(), filled(80_000, 0xff)),
    types.pdf,
  ),
  kept('a PDF with a page behind it', 'a.pdf', () => binary(pdf(), '<html>'.repeat(2000)), types.pdf),
  kept('a PDF without its last mark', 'a.pdf', () => pdfOf('trailer<<>>\nstartxref\n9\n'), types.pdf),
  kept('a PDF that ends within its last mark', 'a.pdf', () => pdfOf('startxref\r\n9\r\n%%EO'), types.pdf),
  kept('a PDF that ends with zeros for a mark', 'a.pdf', () => pdfOf('startxref\r9\r\0\0\0'), types.pdf),
  kept(
    'a PDF with a password',
    'a.pdf',
    () => pdfOf('trailer<</Encrypt 5 0 R>>\nstartxref\n9\n%%EOF'),
    types.pdf,
  ),
  kept('a PDF made for the web', 'a.pdf', () => linearized(60), types.pdf),
  cut('a PDF made for the web that was cut off', 'a.pdf', () => linearized(99_000)),
  cut('a PDF’s first line', 'a.pdf', () => binary('%PDF-1.4\n')),
  cut('a PDF that was cut off', 'a.pdf', () => half(pdf())),
  cut('a PDF whose second half is zeros', 'a.pdf', () => binary(half(pdf()), zeros(80_000))),
  kept('a Word document', 'a.docx', docx, types.docx),
  kept('a Word document as Word packs it', 'a.docx', () => packedWord(wordTypes), types.docx),
  kept(
    'a Word document whose main part has another name',
    'a.docx',
    () => office('docx', 'word/document2.xml'),
    types.docx,
  ),
  kept('a Word document with bytes behind it', 'a.docx', () => binary(docx(), zeros(300)), types.docx),
  kept(
    'a Word document that unpacks to much',
    'a.docx',
    async () =>
      zipOf([
        { name: contentTypes, bytes: wordTypes },
        { name: 'word/document.xml', bytes: await packed('0'.repeat(5_000_000)), isPacked: true },
      ]),
    types.docx,
  ),
  invalid('types that unpack to much', 'a.docx', () => packedWord(' '.repeat(5_000_000)), 'an archive'),
  invalid(
    'types that are packed badly',
    'a.docx',
    () => zipOf([{ name: contentTypes, bytes: '\xff\xff\xff', isPacked: true }]),
    'an archive',
  ),
  invalid(
    'a Word document with macros',
    'a.docm',
    () => office('docm', 'word/document.xml'),
    '(.docm). Save it as .docx or PDF.',
  ),
  invalid(
    'macros named as a document',
    'a.docx',
    () => office('docm', 'word/document.xml', { 'word/vbaProject.bin': 'a' }),
    '(.docm)',
  ),
  invalid(
    'a document that hides macros',
    'a.docx',
    () => office('docx', 'word/document.xml', { 'word/vbaProject.bin': 'a' }),
    '(.docm)',
  ),
  invalid('a Word template', 'a.docx', () => office('dotx', 'word/document.xml'), 'a Word template'),
  invalid(
    'an Excel workbook',
    'a.docx',
    () => office('xlsx', 'xl/workbook.xml'),
    'an Excel workbook. Save it as PDF.',
  ),
  invalid('a presentation', 'a.docx', () => office('pptx', 'ppt/presentation.xml'), 'a PowerPoint'),
  invalid(
    'a text of OpenOffice',
    'a.odt',
    () => zip({ mimetype: 'a', 'META-INF/manifest.xml': 'a' }),
    'OpenDocument',
  ),
  invalid('a document of Pages', 'a.pages', () => zip({ 'Index/Document.iwa': 'a' }), 'Export it as PDF.'),
  invalid('any ZIP', 'a.docx', () => zip({ 'a.txt': officeTypes.docx }), 'an archive'),
  invalid('an empty ZIP', 'a.docx', () => zip({}), 'an archive'),
  cut('a Word document that was cut off', 'a.docx', () => binary(docx().subarray(0, -40))),
  kept('a Word document of before 2007', 'a.doc', () => compound('WordDocument'), types.doc),
  cut('an old Word document that was cut off', 'a.doc', () =>
    binary(compound('WordDocument').subarray(0, 900)),
  ),
  cut('an old Word document’s first bytes', 'a.doc', () => hex('d0cf11e0a1b11ae1')),
  invalid('an old Excel sheet', 'a.doc', () => compound('Workbook'), 'an Excel workbook'),
  invalid('a locked Word document', 'a.docx', () => compound('EncryptedPackage'), 'locked with a password'),
  invalid('an Outlook message', 'a.msg', () => compound('__properties_version1.0'), 'an Outlook message'),
  kept('plain text', 'a.txt', plain, types.text),
  kept('a letter', 'a.txt', () => binary('a'), types.text),
  kept('text that begins with <', 'a.txt', () => binary('<john> Called adjuster.\n'), types.text),
  kept('text that begins with a comparison', 'a.txt', () => binary('< 5 % in all points\n'), types.text),
  kept('text of Notepad, UTF-16', 'a.txt', () => utf16('Adjuster: Müller 🛠\r\n', 'little'), types.text),
  kept('text in UTF-16, big-endian', 'a.txt', () => utf16('Adjuster: Müller\r\n', 'big'), types.text),
  kept(
    'text with a mark of UTF-8',
    'a.txt',
    () => binary('\xef\xbb\xbfK\xc3\xbcche, 12 \xc2\xb0C\r\n'),
    types.text,
  ),
  kept('text of Windows-1252', 'a.txt', () => binary('K\xfcche, 12 \xb0C \x96 \x93dry\x94\r\n'), types.text),
  kept('text with a page break and colors', 'a.log', () => binary('one\x0c\x1b[31mtwo\x1b[0m\n'), types.text),
  kept('text that speaks of a PDF', 'a.txt', () => binary('Their file begins with %PDF-1.4.\n'), types.text),
  kept('text filled up with zeros', 'a.txt', () => binary('Dry by noon.\r\n', zeros(70_000)), types.text),
  kept('text of DOS, with its end mark', 'a.txt', () => binary('Dry by noon.\r\n\x1a'), types.text),
  kept('text with line breaks of Word', 'a.txt', () => binary('Dry\x0bby noon.\r\n'), types.text),
  kept(
    'text in UTF-16 filled up with zeros',
    'a.txt',
    () => binary(utf16('Müller', 'little'), zeros(9)),
    types.text,
  ),
  kept(
    'text that begins as a tune might',
    'a.txt',
    () => binary('BM, ID, MZ and the free lunch\n'),
    types.text,
  ),
  invalid(
    'a page',
    'a.txt',
    () => binary(' <!DOCTYPE html><script>alert(1)</script>'),
    'a web page. Print it',
  ),
  invalid('a page in UTF-16', 'a.txt', () => utf16('<html>', 'big'), 'a web page'),
  invalid('a page behind a mark', 'a.pdf', () => binary('\xef\xbb\xbf\n<script>'), 'a web page'),
  invalid('an SVG', 'a.txt', () => binary('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'an SVG drawing'),
  invalid('an XML file', 'a.doc', () => binary('<?xml version="1.0"?><w:wordDocument/>'), 'an XML file'),
  invalid('rich text', 'a.rtf', () => binary('{\\rtf1\\ansi Hello}'), '(.rtf). Save it as .docx or PDF.'),
  invalid('rich text named as a document', 'a.doc', () => binary('{\\rtf1\\ansi Hello}'), '(.rtf)'),
  invalid('a PostScript file', 'a.pdf', () => binary('%!PS-Adobe-3.0\n%%EOF\n'), 'PostScript'),
  invalid('a program', 'a.pdf', () => binary('MZ\x90\0', zeros(60), 'PE\0\0'), 'a program'),
  invalid('a packed file', 'a.txt', () => hex('1f8b0800000000000003'), 'an archive'),
  invalid('a JPEG', 'a.pdf', jpeg, 'a JPEG picture. Add it under Photos.'),
  invalid('a PNG', 'a.pdf', png, 'a PNG picture'),
  invalid('a sound', 'a.pdf', mp3, 'an audio recording. Add it under Voice Notes.'),
  invalid('a film', 'a.doc', () => mp4('vide'), 'a video'),
  invalid('bytes between letters', 'a.txt', () => binary('Meter\0readings\x01'), 'a valid Document file'),
  invalid(
    'an odd byte far behind',
    'a.txt',
    () => binary('dry '.repeat(30_000), '\x02'),
    'a valid Document file',
  ),
  invalid('halves of letters', 'a.txt', () => hex('fffe4100dfd84100'), 'a valid Document file'),
  empty('nothing', 'a.pdf', () => zeros(0)),
  blank('only zeros', 'a.pdf', () => zeros(1)),
  blank('a download that never came', 'a.docx', () => zeros(90_000)),
];
