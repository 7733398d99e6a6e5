/** What is wrong with a saved photo: part of it is missing, or it can only be downloaded. */
export const flaws = ['cut', 'unshown'] as const;
export type PictureFlaw = (typeof flaws)[number];

/** Messages for screens and PDFs. */
export const pictureFlaws: Record<PictureFlaw, string> = {
  cut: 'The picture is incomplete.',
  unshown: "The picture can't be shown here. Its file is saved.",
};
