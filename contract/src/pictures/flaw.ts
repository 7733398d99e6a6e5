/** What a person must know of a photo that was kept as it is: some of it is missing, or only its file can be given. */
export const flaws = ['cut', 'unshown'] as const;
export type PictureFlaw = (typeof flaws)[number];

/** The sentences for them, on screens and on paper. */
export const pictureFlaws: Record<PictureFlaw, string> = {
  cut: 'The picture is cut off.',
  unshown: 'The picture cannot be shown here. Its file is kept.',
};
