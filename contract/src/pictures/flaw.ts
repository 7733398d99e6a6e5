import { z } from 'zod';

/** What a person must know of a photo that was kept as it is: some of it is missing, or only its file can be given. */
export const pictureFlaw = z.enum(['cut', 'unshown']);
export type PictureFlaw = z.output<typeof pictureFlaw>;

/** The sentences for them, on screens and on paper. */
export const pictureFlaws: Record<PictureFlaw, string> = {
  cut: 'The picture is cut off.',
  unshown: 'The picture cannot be shown here. Its file is kept.',
};
