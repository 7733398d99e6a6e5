/**
 * Every file type we recognize: its media type if accepted, its name on screens, and what to do if it is not accepted.
 */
const photo = 'Add it under Photos.';
const document = 'Add it under Documents.';
const voice = 'Add it under Voice Notes.';
const asWord = 'Save it as .docx or PDF.';
const asPdf = 'Save it as PDF.';
const asJpeg = 'Save it as JPEG.';
const asSound = 'Save it as M4A or MP3.';

export interface Kind {
  type?: string;
  is: string;
  instead: string;
}

export const kinds = {
  jpeg: { type: 'image/jpeg', is: 'a JPEG picture', instead: photo },
  png: { type: 'image/png', is: 'a PNG picture', instead: photo },
  gif: { type: 'image/gif', is: 'a GIF picture', instead: photo },
  webp: { type: 'image/webp', is: 'a WebP picture', instead: photo },
  heic: {
    is: 'a HEIC photo',
    instead:
      'Save it as JPEG. To have an iPhone take JPEG photos: Settings > Camera > Formats > Most Compatible.',
  },
  avif: { is: 'an AVIF picture', instead: asJpeg },
  svg: { is: 'an SVG drawing', instead: 'Save it as PNG or PDF.' },
  tiff: { is: 'a TIFF picture or a raw photo', instead: asJpeg },
  bmp: { is: 'a BMP picture', instead: asJpeg },
  photoshop: { is: 'a Photoshop picture', instead: asJpeg },
  otherPicture: { is: 'a JPEG XL or JPEG 2000 picture', instead: asJpeg },
  pdf: { type: 'application/pdf', is: 'a PDF', instead: document },
  doc: { type: 'application/msword', is: 'a Word document', instead: document },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    is: 'a Word document',
    instead: document,
  },
  text: { type: 'text/plain', is: 'plain text', instead: document },
  docm: { is: 'a Word document with macros (.docm)', instead: asWord },
  dotx: { is: 'a Word template', instead: asWord },
  rtf: { is: 'a rich text file (.rtf)', instead: asWord },
  openDocument: { is: 'an OpenDocument file', instead: asWord },
  excel: { is: 'an Excel workbook', instead: asPdf },
  powerPoint: { is: 'a PowerPoint presentation', instead: asPdf },
  iWork: { is: 'a Pages, Numbers or Keynote file', instead: 'Export it as PDF.' },
  locked: {
    is: 'an Office file locked with a password',
    instead: 'Save it without the password, or as PDF.',
  },
  oldOffice: { is: 'a file from a program other than Word', instead: asPdf },
  message: { is: 'an Outlook message', instead: asPdf },
  webPage: { is: 'a web page', instead: 'Print it as PDF.' },
  xml: { is: 'an XML file', instead: 'Save it as PDF or plain text.' },
  postScript: { is: 'a PostScript file', instead: asPdf },
  archive: { is: 'an archive', instead: 'Unpack it and add the files in it.' },
  program: { is: 'a program', instead: 'Programs cannot be uploaded.' },
  webmSound: { type: 'audio/webm', is: 'an audio recording', instead: voice },
  ogg: { type: 'audio/ogg', is: 'an audio recording', instead: voice },
  mp3: { type: 'audio/mpeg', is: 'an audio recording', instead: voice },
  wav: { type: 'audio/wav', is: 'an audio recording', instead: voice },
  m4a: { type: 'audio/mp4', is: 'an audio recording', instead: voice },
  sound3gp: { type: 'audio/3gpp', is: 'an audio recording', instead: voice },
  aac: { is: 'a raw AAC recording', instead: asSound },
  amr: { is: 'an AMR recording', instead: asSound },
  otherSound: { is: 'another kind of audio recording (FLAC, AIFF, WMA, MIDI)', instead: asSound },
  video: { is: 'a video', instead: 'Videos cannot be uploaded.' },
  cutMp4: {
    type: 'audio/mp4',
    is: 'an incomplete MP4 file',
    instead: 'Copy it again from its source.',
  },
  noTracks: { is: 'an MP4 file with no audio or video', instead: 'Choose another file.' },
} as const satisfies Record<string, Kind>;
export type KindName = keyof typeof kinds;

/** The file type by its bytes; `whole` is false if too much is missing to open it. */
export interface IdentifiedFile {
  kind: KindName;
  whole: boolean;
  /** The header is there, but only filler follows: space allocated for a file that was never written. */
  blank?: boolean;
  /** A picture that says it is larger than anything can decode. */
  bomb?: boolean;
}
