import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import type { Room } from '@tidemark/contract/rooms';
import { Download, Pause, Play } from 'lucide-react';
import { showLength } from '../../documentation/voice/show-length.ts';
import { usePlayer } from '../../documentation/voice/use-player.ts';
import { downloadFile } from '../../files/download-file.ts';
import { showWhen } from '../../files/proof.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { copy } from '../copy.ts';
import styles from './evidence.module.css';

interface Props {
  notes: readonly DocumentationFile[];
  rooms: readonly Room[];
}

export function VoiceCard({ notes, rooms }: Props) {
  return (
    <Card title={`${copy.voiceNotes} ${notes.length}`} level={3} flush>
      <ul aria-label={copy.voiceNotes}>
        {notes.map((note) => (
          <VoiceLine key={note.id} note={note} room={rooms.find(({ id }) => id === note.roomId)?.name} />
        ))}
      </ul>
    </Card>
  );
}

/** A voice note that plays. */
function VoiceLine({ note, room }: { note: DocumentationFile; room: string | undefined }) {
  const { filename, description, transcription } = note;
  const { playing, at, length, toggle, seek } = usePlayer(note);
  return (
    <li className={`line-top ${styles.file}`}>
      <div className="row gap-2">
        <IconButton
          bordered
          label={`${playing ? 'Pause' : 'Play'} ${filename}`}
          icon={playing ? <Pause size={22} aria-hidden /> : <Play size={22} aria-hidden />}
          onClick={toggle}
        />
        <p className="grow min-w-0 tight">
          <b className="break-anywhere">{description ?? filename}</b>
          <span className="block ink-2 text-small tabular">
            {[room, showWhen(note), `${showLength(at)} / ${showLength(length)}`].filter(Boolean).join(', ')}
          </span>
        </p>
        <IconButton
          label={copy.download(filename)}
          icon={<Download size={22} aria-hidden />}
          onClick={() => void downloadFile(note)}
        />
      </div>
      {(playing || at > 0) && (
        <input
          type="range"
          className="w-full tap"
          aria-label={`Position in ${filename}`}
          aria-valuetext={`${Math.round(at)} of ${Math.round(length)} seconds`}
          min={0}
          max={Math.max(length, 0.1)}
          step={0.1}
          value={Math.min(at, length)}
          onChange={({ target }) => seek(Number(target.value))}
        />
      )}
      {transcription && <p className="text-body">{transcription}</p>}
    </li>
  );
}
