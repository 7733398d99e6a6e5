import { moment } from '../dates.ts';
import { flow } from '../kit/flow.ts';
import { type Tag, tag } from '../kit/tags.ts';
import type { FileInput, ReportInput } from './input.ts';
import { type Paper, px, section, styles, subsection, whole } from './page.ts';

const filesTitle = 'Voice notes and documents';

/**
 * Voice notes and documents, which a reader on paper asks the office for: what they are, and their transcription or
 * note.
 */
export function files(paper: Paper, input: ReportInput): void {
  const contents = section(paper, filesTitle, { chapter: filesTitle });
  const kinds = [
    ['Voice notes', input.voiceNotes],
    ['Documents', input.documents],
  ] as const;
  for (const [title, all] of kinds) {
    if (all.length === 0) continue;
    subsection(paper, title, 40 * px, contents);
    const list = tag(paper.pdf, paper.root, 'L');
    for (const file of all) entry(paper, list, file, input.timeZone);
    list.end();
  }
}

function entry({ pdf, pages }: Paper, list: Tag, file: FileInput, timeZone: string | undefined): void {
  pages.ensure(32 * px);
  const item = tag(pdf, list, 'LI');
  const body = tag(pdf, item, 'LBody');
  flow(pdf, body, pages, file.name, { ...whole, style: styles.value });
  flow(pdf, body, pages, factsOf(file, timeZone), { ...whole, style: styles.note });
  for (const text of [file.description, file.transcription]) {
    if (text?.trim()) flow(pdf, body, pages, text.trim(), { ...whole, style: styles.text });
  }
  body.end();
  item.end();
  pages.y += 8 * px;
}

function factsOf(
  { roomName, type, duration, size, addedAt }: FileInput,
  timeZone: string | undefined,
): string {
  const length = duration === null ? '' : lengthOf(duration);
  return [roomName ?? '', type, length, sizeOf(size), `Added ${moment(addedAt, timeZone)}`]
    .filter(Boolean)
    .join(' · ');
}

/** "1:07" of 67 seconds. */
function lengthOf(seconds: number): string {
  const all = Math.round(seconds);
  return `${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`;
}

function sizeOf(bytes: number): string {
  return bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1e3))} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
