/** Photos on a page of a job's photo sheet. */
export const photosASheet = [2, 4, 6] as const;
export type PhotosASheet = (typeof photosASheet)[number];
export const usualOnSheet: PhotosASheet = 4;
