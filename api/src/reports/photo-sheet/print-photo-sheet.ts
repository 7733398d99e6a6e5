import { usualOnSheet } from '@tidemark/contract/job/photo-sheet';
import type { jobReading } from '@tidemark/contract/job/reading';
import type { Project } from '@tidemark/contract/projects';
import { shotNames } from '@tidemark/contract/shot-names';
import { readSender } from '../../company/sender.ts';
import type { Handler } from '../../context.ts';
import type { Files } from '../../files/blobs.ts';
import { paperPicture } from '../../files/paper-picture.ts';
import type { TurnTaker } from '../../files/take-turns.ts';
import { newestZone } from '../../inspections/read.ts';
import { jobFilesOf, type StoredJobFile } from '../../job/read.ts';
import { readProject } from '../../projects/read.ts';
import { addressOf } from '../address.ts';
import type { PhotoInput } from '../inspection/input.ts';
import { thisMinute } from '../print-claim-sheet.ts';
import { printFile, streamOf } from '../print-file.ts';
import type { Pictures } from '../render.ts';
import type { PhotoSheetInput } from './photo-sheet-pdf.ts';

export interface PhotoSheetPrinting {
  printer: {
    photoSheet(input: PhotoSheetInput, path: string, pictures: Pictures, asker: TurnTaker): Promise<void>;
  };
  files: Files;
}

/** The photos that were added to a job, on paper, by number. */
export function printPhotoSheet({
  printer,
  files,
}: PhotoSheetPrinting): Handler<typeof jobReading.photoSheet> {
  return async ({ db, actor, asker }, { params, query }) => {
    const project = await readProject(db, actor, params.id);
    const { sender, timeZone } = await readSender(db, files.blobs);
    const its = (await jobFilesOf(db, project.id)).filter(({ category }) => category === 'photo');
    const pictures: Pictures = await Promise.all(its.map((photo) => paperPicture(files, photo)));
    const fileName = `project-${project.id}-job-photos.pdf`;
    const input: PhotoSheetInput = {
      ...sender,
      project: { id: project.id, title: project.title },
      about: aboutProject(project),
      photos: its.map(photoOf),
      size: query.size ?? usualOnSheet,
      timeZone: timeZone ?? (await newestZone(db, project.id)),
      ...{ fileName, printedAt: thisMinute() },
    };
    return printFile(files, (path) => printer.photoSheet(input, path, pictures, asker), streamOf(fileName));
  };
}

/** Of whom a paper is: customer and address. */
export const aboutProject = (project: Project): string =>
  [project.customerName, addressOf(project)].filter(Boolean).join(' · ');

function photoOf(file: StoredJobFile): PhotoInput {
  const { number, roomId, roomName, filename, label, caption, capturedAt, uploadDate } = file;
  const { latitude, longitude, flaw, sha256, shot } = file;
  return {
    ...{ number: number!, roomId, of: roomName ?? 'No room', name: filename, description: label, caption },
    ...{ capturedAt, addedAt: uploadDate, latitude, longitude, flaw, sha256 },
    shot: shot ? shotNames[shot] : undefined,
  };
}
