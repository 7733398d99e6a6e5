import { duplicateFile } from '@tidemark/contract/documentation-file';
import { Refused } from '@tidemark/contract/refused';
import { isolatedFile } from '../ui/format/isolated.ts';
import { showSize } from '../ui/format/show-size.ts';
import { failures } from './copy.ts';
import type { Intake, Outcome } from './intake.ts';

export interface Problem {
  title: string;
  message: string;
}

const notAdded = (names: readonly string[]) => `Not added: ${names.join(', ')}`;

/** The messages about files that are not on the device (second document, sections 5 and 8). */
export function problemsOf({ problems, added, of: chosen, short, broken }: Intake): Problem[] {
  const all: Problem[] = [];
  if (broken) {
    const message = `The page was closed after ${broken.done} of ${broken.of} files. Add them all again; files that are already here are skipped.`;
    all.push({ title: 'Not all files were added', message });
  }
  if (short) {
    const [needed, free] = [showSize(short.needed), showSize(short.free)];
    all.push({
      title: 'Not enough space on this device',
      message: `The files need ${needed} and this device has ${free} left. Files that fit are added.`,
    });
  }
  const kinds = Map.groupBy(
    problems,
    ({ category, became }) => `${category} ${became instanceof Refused ? became.message : became}`,
  );
  for (const of of kinds.values()) all.push(problemOf(of, added, chosen));
  return all;
}

/**
 * Why a file was refused (contract/src/file-kinds); the title for another type is from the second document, section 5.
 */
const titles: Readonly<Record<string, string | undefined>> = {
  file_type_refused: 'Invalid file type',
  file_too_large: 'File too large',
  file_empty: 'Empty file',
  file_blank: 'Blank file',
  file_cut_off: 'Incomplete file',
};

function problemOf(of: readonly Outcome[], added: number, chosen: number): Problem {
  const { became } = of[0]!;
  const names = of.map(({ name }) => isolatedFile(name));
  if (became instanceof Refused) {
    const { code, message } = became;
    const alone = of.length === 1 && added === 0 && code === 'file_type_refused';
    return {
      title: titles[code] ?? failures.upload[0],
      message: alone ? message : `${message.replace(/\.?$/, '.')} ${notAdded(names)}`,
    };
  }
  switch (became) {
    case 'duplicate':
      return chosen === 1
        ? { title: 'Duplicate File', message: duplicateFile }
        : { title: 'Duplicate Files Skipped', message: names.join(', ') };
    case 'unreadable':
      return {
        title: "Can't read the file",
        message: `It was moved, changed or removed after it was chosen. ${notAdded(names)}`,
      };
    case 'no-room':
      return {
        title: 'No space left on this device',
        message: `Free up space or send your changes, then add it again. ${notAdded(names)}`,
      };
    case 'not-tried':
      return { title: 'Skipped', message: `Space ran out before these files. ${notAdded(names)}` };
    case 'failed':
      return { title: failures.upload[0], message: `${failures.upload[1]} ${notAdded(names)}` };
  }
}
