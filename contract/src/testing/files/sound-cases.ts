import { binary, hex, le32, zeros } from './binary.ts';
import { pdf, plain } from './documents.ts';
import { at, type Case } from './expected.ts';
import { avif, jpeg } from './pictures.ts';
import { box, ftyp, id3, mdat, moov, mp3, mp4, ogg, oggHead, theora, wav, webm, webmOf } from './sounds.ts';

const { kept, invalid, cut, blank, empty } = at('voice');
const sound3gp = (brand: string) => binary(ftyp(brand, 'isom'), mdat(), moov('soun'));
/** A fragmented recording: its description, then samples with theirs. */
const pieces = () => binary(ftyp('iso5'), moov('soun'), box('moof', zeros(20)), mdat());

export const soundCases: readonly Case[] = [
  kept('a recording of Chrome', 'note.webm', () => webm(2), 'audio/webm'),
  kept('a recording of Firefox', 'note.ogg', ogg, 'audio/ogg'),
  kept('a recording of Safari', 'note.m4a', pieces, 'audio/mp4'),
  kept(
    'one of Safari whose last piece was cut',
    'note.m4a',
    () => binary(pieces(), hex('0000ffff'), 'mdatabc'),
    'audio/mp4',
  ),
  kept('an M4A', 'note.m4a', () => mp4('soun'), 'audio/mp4'),
  kept('an M4A with zeros behind it', 'note.m4a', () => binary(mp4('soun'), zeros(33)), 'audio/mp4'),
  kept('an M4A with three bytes behind it', 'note.m4a', () => binary(mp4('soun'), 'abc'), 'audio/mp4'),
  kept(
    'an M4A with a long stray behind it',
    'note.m4a',
    () => binary(mp4('soun'), 'abcdefgh', zeros(70)),
    'audio/mp4',
  ),
  kept(
    'an M4A whose samples go on to the end',
    'note.m4a',
    () => binary(ftyp('M4A '), moov('soun'), le32(0), 'mdatabc'),
    'audio/mp4',
  ),
  kept(
    'sound in an envelope of films',
    'note.mp4',
    () => binary(ftyp('isom', 'mp42'), moov('soun'), mdat()),
    'audio/mp4',
  ),
  kept('a recording of Android, 3gp', 'note.3gp', () => sound3gp('3gp4'), 'audio/3gpp'),
  kept('another of Android, 3gp', 'note.amr', () => sound3gp('3gp5'), 'audio/3gpp'),
  kept('a 3gp with bytes behind it', 'note.3gp', () => binary(sound3gp('3gp4'), 'xyz'), 'audio/3gpp'),
  kept('an MP3', 'note.mp3', mp3, 'audio/mpeg'),
  kept('an MP3 with a label', 'note.mp3', () => binary(id3(300), mp3()), 'audio/mpeg'),
  kept(
    'an MP3 with two labels and bytes behind them',
    'note.mp3',
    () => binary(id3(30), id3(9), zeros(50), mp3()),
    'audio/mpeg',
  ),
  kept('an MP3 that ends within a frame', 'note.mp3', () => binary(mp3().subarray(0, 1000)), 'audio/mpeg'),
  kept('an MP3 with a label at its end', 'note.mp3', () => binary(mp3(), 'TAG', zeros(125)), 'audio/mpeg'),
  kept('a WAV', 'note.wav', wav, 'audio/wav'),
  kept(
    'a WAV that was not finished',
    'note.wav',
    () => binary('RIFF', zeros(4), wav().subarray(8)),
    'audio/wav',
  ),
  invalid('a film', 'note.m4a', () => mp4('soun', 'vide'), 'a video'),
  invalid(
    'a film of Android',
    'note.3gp',
    () => binary(ftyp('3gp4'), moov('vide', 'soun'), mdat()),
    'a video',
  ),
  invalid(
    'a film of an iPhone',
    'note.mov',
    () => binary(ftyp('qt  '), mdat(), moov('soun', 'vide')),
    'a video',
  ),
  invalid('an old film of QuickTime', 'note.mov', () => binary(mdat(), moov('vide')), 'a video'),
  invalid(
    'an MP4 of subtitles',
    'note.m4a',
    () => binary(ftyp('mp42'), moov('text'), mdat()),
    'no audio or video',
  ),
  invalid('a HEIC', 'note.m4a', () => binary(ftyp('heic'), box('meta', zeros(4)), mdat()), 'a HEIC photo'),
  invalid('an AVIF', 'note.m4a', avif, 'an AVIF picture'),
  invalid('a film of a browser', 'note.webm', () => webm(1, 2), 'a video'),
  invalid(
    'a Matroska sound',
    'note.webm',
    () => webmOf('matroska', [2], 'abc'),
    'another kind of audio recording',
  ),
  invalid('a Matroska film', 'note.mkv', () => webmOf('matroska', [1, 2], 'abc'), 'a video'),
  invalid('a film in an Ogg', 'note.ogg', () => ogg(theora), 'a video'),
  invalid('an AAC recording', 'note.aac', () => binary(hex('fff15080'), zeros(200)), 'a raw AAC recording'),
  invalid(
    'an AMR recording',
    'note.amr',
    () => binary('#!AMR\n', hex('0c00000000')),
    'an AMR recording. Save it',
  ),
  invalid('a FLAC', 'note.mp3', () => binary('fLaC\0\0\0\x22', zeros(34)), 'another kind of audio recording'),
  invalid(
    'a WMA',
    'note.mp3',
    () => binary(hex('3026b2758e66cf11'), zeros(40)),
    'another kind of audio recording',
  ),
  invalid('an AVI named as a WAV', 'note.wav', () => binary('RIFF', zeros(4), 'AVI ', zeros(40)), 'a video'),
  invalid(
    'a label before something else',
    'note.mp3',
    () => binary(id3(20), 'fLaC', zeros(99)),
    'Voice Note file',
  ),
  invalid(
    'one frame and other bytes',
    'note.mp3',
    () => binary(hex('fffb9000'), zeros(900)),
    'Voice Note file',
  ),
  invalid('text', 'note.mp3', plain, 'plain text'),
  invalid('text in which ftyp stands', 'note.m4a', () => binary('abcdftypM4A is a brand'), 'plain text'),
  invalid('a JPEG', 'note.mp3', jpeg, 'a JPEG picture'),
  invalid('a PDF', 'note.m4a', pdf, 'a PDF'),
  cut('an M4A that was cut off', 'note.m4a', () => binary(mp4('soun').subarray(0, -1))),
  cut('an M4A’s brand', 'note.m4a', () => ftyp('M4A ')),
  cut('an M4A without its samples', 'note.m4a', () => binary(ftyp('M4A '), moov('soun'))),
  cut('a 3gp without its description', 'note.3gp', () => binary(ftyp('3gp4'), mdat())),
  cut('a WebM’s first bytes', 'note.webm', () => binary(webm(2).subarray(0, 20))),
  cut('a WebM without its samples', 'note.webm', () => webmOf('webm', [2], '')),
  cut('an Ogg’s first page', 'note.ogg', () => oggHead()),
  cut('a WAV that ends before its samples', 'note.wav', () => binary(wav().subarray(0, 40))),
  cut('a WAV of no samples', 'note.wav', () => binary(wav().subarray(0, 44))),
  cut('an MP3’s label', 'note.mp3', () => id3(40)),
  cut('an MP3 cut within its label', 'note.mp3', () => binary(id3(400).subarray(0, 100))),
  cut('an MP3’s first bytes', 'note.mp3', () => hex('fffb9000')),
  empty('nothing', 'note.webm', () => zeros(0)),
  blank('only zeros', 'note.m4a', () => zeros(4000)),
];
