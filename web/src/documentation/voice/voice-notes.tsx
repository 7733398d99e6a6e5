import { labels } from '../copy.ts';
import type { FilesProps } from '../files-props.ts';
import { reasonOf } from '../reason-of.ts';
import { VoiceRow } from './voice-row.tsx';

export function VoiceNotes({ files, rooms, uploads }: FilesProps) {
  return (
    <ul className="stack gap-2 desktop-cols-2" aria-label={labels.voice.tab}>
      {files.map((note) => (
        <VoiceRow
          key={note.id}
          note={note}
          rooms={rooms}
          state={uploads.get(note.id)?.state}
          reason={reasonOf(uploads.get(note.id))}
        />
      ))}
    </ul>
  );
}
