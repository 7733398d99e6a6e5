import { be32, binary, filled, hex, utf16, zeros } from './binary.ts';
import { docx, pdf, plain, zip } from './documents.ts';
import { at, type Case } from './expected.ts';
import { avif, comment, gif, jpeg, jpegParts, jpegSaying, movingWebp, png, webp } from './pictures.ts';
import { box, ftyp, mdat, moov, mp3, mp4, wav, webm } from './sounds.ts';

const [photo, trash] = [at('photo'), at('trash')];
const { head, frame, scan, pixels, end } = jpegParts;
const half = (bytes: Uint8Array) => binary(bytes.subarray(0, Math.floor(bytes.length / 2)));
const sides = (width: number, height: number) =>
  Uint8Array.of(height >> 8, height & 255, width >> 8, width & 255);
/** A JPEG that says it is this large. */
const jpegOf = (width: number, height: number) =>
  binary(head, frame.subarray(0, 5), sides(width, height), frame.subarray(9), scan, pixels, end);
const pngOf = (width: number, height: number) =>
  binary(png().subarray(0, 16), be32(width), be32(height), png().subarray(24));
const heic = (brand: string) => binary(ftyp(brand, 'mif1', 'heic'), box('meta', zeros(4)), mdat());

export const pictureCases: readonly Case[] = [
  photo.kept('a JPEG', 'IMG_1.jpg', jpeg, 'image/jpeg'),
  photo.kept('a JPEG named as a PNG', 'IMG_1.png', jpeg, 'image/jpeg'),
  photo.kept('a JPEG with a film behind it', 'MVIMG.jpg', () => binary(jpeg(), mp4('vide')), 'image/jpeg'),
  photo.kept('a JPEG filled up with zeros', 'a.jpg', () => binary(jpeg(), zeros(70_000)), 'image/jpeg'),
  photo.kept(
    'a JPEG that says it is a page',
    'a.html',
    () => jpegSaying('<html><script>alert(1)</script></html>'),
    'image/jpeg',
  ),
  photo.kept('a JPEG that says it is a PDF', 'a.jpg', () => jpegSaying('%PDF-1.4\n%%EOF'), 'image/jpeg'),
  photo.kept('a JPEG with an archive behind it', 'a.jpg', () => binary(jpeg(), docx()), 'image/jpeg'),
  photo.kept(
    'a JPEG with stray bytes behind its first mark',
    'a.jpg',
    () => binary(head.subarray(0, 2), zeros(3), head.subarray(2), frame, scan, pixels, end),
    'image/jpeg',
  ),
  photo.kept('a PNG', 'screen.png', png, 'image/png'),
  photo.kept('a GIF', 'a.gif', gif, 'image/gif'),
  photo.kept('a moving GIF', 'a.gif', () => gif(3), 'image/gif'),
  photo.kept('a WebP', 'a.webp', webp, 'image/webp'),
  photo.kept('a moving WebP', 'a.webp', movingWebp, 'image/webp'),
  photo.invalid('an iPhone’s HEIC', 'IMG_1.HEIC', () => heic('heic'), 'a HEIC photo. Save it as JPEG'),
  photo.invalid('a HEIC named as a JPEG', 'IMG_1.jpg', () => heic('mif1'), 'Most Compatible'),
  photo.invalid('a row of HEIC pictures', 'a.heic', () => binary(heic('msf1'), moov('pict')), 'a HEIC photo'),
  photo.invalid(
    'a HEIC of a brand nobody knows',
    'a.heic',
    () => binary(ftyp('MiHB', 'mif1', 'heic'), box('meta', zeros(4)), mdat()),
    'a HEIC photo',
  ),
  photo.invalid('a film that was cut off', 'a.jpg', () => binary(ftyp('mp42'), mdat()), 'an incomplete MP4'),
  photo.invalid('a mark before text', 'a.jpg', () => binary('\xff\xd8 is no picture'), 'plain text'),
  photo.invalid('an AVIF', 'a.jpg', avif, 'an AVIF picture'),
  photo.invalid(
    'a Canon raw photo',
    'a.cr3',
    () => binary(ftyp('crx ', 'isom'), moov('vide'), mdat()),
    'raw',
  ),
  photo.invalid('a TIFF', 'a.tif', () => binary(hex('49492a0008000000'), zeros(40)), 'a TIFF picture'),
  photo.invalid(
    'a BMP',
    'a.bmp',
    () => binary('BM', hex('3a0000000000000036000000280000'), zeros(40)),
    'BMP',
  ),
  photo.invalid('a Photoshop picture', 'a.psd', () => binary('8BPS\0\x01', zeros(40)), 'Photoshop'),
  photo.invalid('a JPEG XL', 'a.jxl', () => hex('ff0a7f000000'), 'JPEG XL'),
  photo.invalid('an SVG', 'a.png', () => binary('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'SVG drawing'),
  photo.invalid('an SVG with a head', 'a.svg', () => binary('<?xml version="1.0"?>\n<svg/>'), 'SVG'),
  photo.invalid('a page named as a photo', 'a.jpg', () => binary('<html>no</html>'), 'a web page'),
  photo.invalid('a PDF', 'scan.jpg', pdf, 'a PDF. Add it under Documents.'),
  photo.invalid('a Word document', 'a.jpg', docx, 'a Word document'),
  photo.invalid(
    'an archive of photos',
    'photos.zip',
    () => zip({ 'IMG_1.jpg': 'a' }),
    'an archive. Unpack it',
  ),
  photo.invalid('a film', 'a.jpg', () => mp4('soun', 'vide'), 'a video'),
  photo.invalid('a film of a browser', 'a.webm', () => webm(1, 2), 'a video'),
  photo.invalid('an AVI film', 'a.avi', () => binary('RIFF', zeros(4), 'AVI LIST', zeros(40)), 'a video'),
  photo.invalid('a sound', 'a.jpg', mp3, 'an audio recording'),
  photo.invalid('text', 'a.jpg', plain, 'plain text'),
  photo.invalid('bytes that mean nothing', 'a.jpg', () => hex('0102030405060708'), 'a valid Photo file'),
  photo.invalid('half a PNG’s mark', 'a.png', () => hex('89504e4700'), 'a valid Photo file'),
  photo.empty('nothing', 'a.jpg', () => zeros(0)),
  photo.blank('only zeros', 'a.jpg', () => zeros(5000)),
  photo.blank('many zeros', 'a.jpg', () => zeros(200_000)),
  photo.blank('a memory nobody wrote', 'a.jpg', () => filled(5000, 0xff)),
  photo.blank('a JPEG’s head and zeros', 'a.jpg', () => binary(head, frame, scan, zeros(70_000))),
  photo.blank('a PNG’s head and zeros', 'a.png', () => binary(png().subarray(0, 41), zeros(500))),
  photo.tooMuch('a JPEG of four gigapixels', 'a.jpg', () => jpegOf(65_535, 65_535)),
  photo.tooMuch('a PNG of 2,500 megapixels', 'a.png', () => pngOf(50_000, 50_000)),
  photo.tooMuch('a PNG of 600 MB in 70 bytes', 'a.png', () => pngOf(14_000, 14_000)),
  photo.cut('a JPEG without a height', 'a.jpg', () => jpegOf(640, 0)),
  trash.tooMuch('a PNG of 2,500 megapixels', 'van.png', () => pngOf(50_000, 50_000)),
  photo.cut('three bytes of a JPEG', 'a.jpg', () => hex('ffd8ff')),
  photo.cut('a JPEG’s first bytes', 'a.jpg', () => hex('ffd8ffe000104a464946')),
  photo.cut('a JPEG without its measures', 'a.jpg', () => binary(head, scan, pixels, end)),
  photo.cut('a JPEG without its pixels', 'a.jpg', () => binary(head, frame, scan)),
  photo.cut('a JPEG of comments', 'a.jpg', () => binary('\xff\xd8', comment('a'), comment('b'))),
  photo.cut('a JPEG’s mark before text', 'a.jpg', () => binary('\xff\xd8\xff', 'no picture. '.repeat(9))),
  photo.cut('a PNG’s head', 'a.png', () => binary(png().subarray(0, 33))),
  photo.cut('a PNG without its head', 'a.png', () => binary(png().subarray(0, 8), png().subarray(33))),
  photo.cut('a GIF’s head', 'a.gif', () => binary(gif().subarray(0, 13))),
  photo.cut('a GIF’s name', 'a.gif', () => binary('GIF89a')),
  photo.cut('a WebP’s head', 'a.webp', () => binary(webp().subarray(0, 20))),
  trash.kept('a JPEG', 'van.jpg', jpeg, 'image/jpeg'),
  trash.kept('a PNG', 'van.png', png, 'image/png'),
  trash.invalid('a GIF', 'van.jpg', gif, 'This is a GIF picture. Save it as JPEG.'),
  trash.invalid('a WebP', 'van.jpg', webp, 'This is a WebP picture.'),
  trash.invalid('an iPhone’s HEIC', 'van.HEIC', () => heic('heic'), 'Most Compatible'),
  trash.invalid('a page in UTF-16', 'van.jpg', () => utf16('<html>', 'little'), 'a web page'),
  trash.invalid('a sound', 'van.jpg', wav, 'an audio recording'),
  trash.empty('nothing', 'van.jpg', () => zeros(0)),
  trash.blank('only zeros', 'van.jpg', () => zeros(3000)),
  trash.cut('a JPEG’s first bytes', 'van.jpg', () => half(head)),
];
