import type { Category } from '@tidemark/contract/documentation-file';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { Overlay } from '../ui/feedback/overlay.tsx';
import { copy, empty, noneIn } from './copy.ts';
import { DocumentList } from './document-list.tsx';
import { FilesBar } from './files-bar.tsx';
import type { FilesProps } from './files-props.ts';
import { focusTab } from './keep-focus.ts';
import { PhotoGrid } from './photo-grid.tsx';
import { RecorderPanel } from './voice/recorder-panel.tsx';
import { recorderProblems } from './voice/recorder-problems.ts';
import { useRecorder } from './voice/use-recorder.ts';
import { VoiceNotes } from './voice/voice-notes.tsx';

interface Props extends FilesProps {
  inspectionId: string;
  category: Category;
  roomId: string;
  startPhoto: string | undefined;
  onRoom: (roomId: string) => void;
  onFiles: (files: File[]) => void;
  onCamera: (walk: boolean) => void;
}

/** The files of one tab, of one room or all, and the ways to add more. */
export function CategoryPanel({ inspectionId, category, files, roomId, ...rest }: Props) {
  const { rooms, uploads, startPhoto, onRoom, onFiles, onCamera } = rest;
  const recorder = useRecorder({ inspectionId }, roomId || null);
  const [waiting, setWaiting] = useState(false);
  const onWait = useCallback((work: Promise<void>) => {
    setWaiting(true);
    void work.finally(() => setWaiting(false));
  }, []);
  const shown = roomId ? files.filter((file) => file.roomId === roomId) : files;
  const listed = { files: shown, rooms, uploads };
  const recording = recorder.state !== 'idle' && recorder.state !== 'asking';
  const record = useRef<HTMLButtonElement>(null);
  const recorded = useRef(false);
  useEffect(() => {
    // The panel disappeared with the focus.
    if (recorded.current && !recording && document.activeElement === document.body) record.current?.focus();
    recorded.current = recording;
  }, [recording]);
  const room = files.length > 0 ? rooms.find(({ id }) => id === roomId) : undefined;
  return (
    <>
      <FilesBar
        category={category}
        rooms={rooms}
        roomId={roomId}
        onRoom={onRoom}
        onFiles={onFiles}
        onCamera={onCamera}
        recordButton={recording ? undefined : { ref: record, busy: recorder.state === 'asking' }}
        onRecord={() => void recorder.start()}
      />
      {recording && <RecorderPanel recorder={recorder} />}
      {recorder.problem && (
        <Note tone="danger" role="alert">
          {recorderProblems[recorder.problem]}
        </Note>
      )}
      {shown.length === 0 &&
        !recording &&
        (room ? (
          <EmptyState
            title={noneIn(category, room.name)}
            action={
              <Button
                onClick={() => {
                  onRoom('');
                  focusTab();
                }}
              >
                {copy.showAllRooms}
              </Button>
            }
          />
        ) : (
          <EmptyState {...empty[category]} />
        ))}
      {shown.length > 0 && category === 'photo' && <PhotoGrid {...listed} start={startPhoto} />}
      {shown.length > 0 && category === 'document' && <DocumentList {...listed} onWait={onWait} />}
      {shown.length > 0 && category === 'voice' && <VoiceNotes {...listed} />}
      {waiting && <Overlay label={copy.opening} />}
    </>
  );
}
