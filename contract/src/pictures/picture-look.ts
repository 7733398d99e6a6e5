/** What a picture's bytes tell without decoding. */
export interface PictureLook {
  /** Zero if unknown. */
  width: number;
  height: number;
  /** Where the pixels of a picture with measures begin; undefined where they never do. */
  begin: number | undefined;
  /** Its last mark is there. */
  ended: boolean;
  /** Bytes of compressed pixels. */
  pixels: number;
  /** Number of decoding passes. */
  scans: number;
  /** Memory a decoder needs regardless of output size. */
  held: number;
  /** Bytes of uncompressed pixels. */
  unpacked: number;
  /** Its format may compress a solid color a thousandfold; JPEG cannot. */
  packs: boolean;
}
