import { documentationRules, duplicateFile } from '@tidemark/contract/documentation-file';
import { isolatedFile } from '../ui/isolated.ts';
import { failures } from './copy.ts';
import type { Intake, Outcome } from './intake.ts';
import { showSize } from './show-size.ts';

export interface Problem {
  title: string;
  message: string;
}

const notAdded = (names: readonly string[]) => `Not added: ${names.join(', ')}`;

/** What to say of the files that are not on the device (second document, sections 5 and 8). */
export function problemsOf({ problems, added, of: chosen, short, broken }: Intake): Problem[] {
  const all: Problem[] = [];
  if (broken) {
    const message = `The page was closed after ${broken.done} of ${broken.of} files. Add them all again; those that are here are skipped.`;
    all.push({ title: 'Not all files were added', message });
  }
  if (short) {
    const [needed, free] = [showSize(short.needed), showSize(short.free)];
    all.push({
      title: 'Not enough room on this device',
      message: `The files need ${needed} and the browser gives ${free} more. Those that fit are added.`,
    });
  }
  const kinds = Map.groupBy(problems, ({ category, became }) => `${category} ${became}`);
  for (const of of kinds.values()) all.push(problemOf(of, added, chosen));
  return all;
}

function problemOf(of: readonly Outcome[], added: number, chosen: number): Problem {
  const { category, became } = of[0]!;
  const rule = documentationRules[category];
  const names = of.map(({ name }) => isolatedFile(name));
  const named = of.length > 1 || added > 0 ? ` ${notAdded(names)}` : '';
  switch (became) {
    case 'invalid':
      return { title: 'Invalid file type', message: named ? `${rule.invalid}.${named}` : rule.invalid };
    case 'duplicate':
      return chosen === 1
        ? { title: 'Duplicate File', message: duplicateFile }
        : { title: 'Duplicate Files Skipped', message: names.join(', ') };
    case 'too-large':
      return { title: 'File too large', message: `${rule.tooLarge} ${notAdded(names)}` };
    case 'empty':
      return { title: 'Empty file', message: `There is nothing in it. ${notAdded(names)}` };
    case 'unreadable':
      return {
        title: 'File cannot be read',
        message: `It was moved, changed or removed after it was chosen. ${notAdded(names)}`,
      };
    case 'no-room':
      return {
        title: 'No room left on this device',
        message: `Free up space or send what waits, then add it again. ${notAdded(names)}`,
      };
    case 'not-tried':
      return { title: 'Not tried', message: `There was no room left before their turn. ${notAdded(names)}` };
    case 'failed':
      return { title: failures.upload[0], message: `${failures.upload[1]} ${notAdded(names)}` };
  }
}
