import type { Category } from '@tidemark/contract/documentation-file';
import { useCallback, useState } from 'react';
import { EmptyState } from '../ui/empty-state.tsx';
import { Note } from '../ui/note.tsx';
import { Overlay } from '../ui/overlay.tsx';
import { copy, empty } from './copy.ts';
import { DocumentList } from './document-list.tsx';
import { FilesBar } from './files-bar.tsx';
import type { FilesProps } from './files-props.ts';
import { PhotoGrid } from './photo-grid.tsx';
import { RecorderPanel } from './voice/recorder-panel.tsx';
import { recorderProblems } from './voice/recorder-problems.ts';
import { useRecorder } from './voice/use-recorder.ts';
import { VoiceNotes } from './voice/voice-notes.tsx';

interface Props extends FilesProps {
  inspectionId: string;
  category: Category;
  roomId: string;
  onRoom: (roomId: string) => void;
  onFiles: (files: File[]) => void;
  onCamera: (walk: boolean) => void;
}

/** The files of one tab, of one room or all, and how more come in. */
export function CategoryPanel({ inspectionId, category, files, roomId, ...rest }: Props) {
  const { rooms, uploads, onRoom, onFiles, onCamera } = rest;
  const recorder = useRecorder(inspectionId, roomId || null);
  const [waiting, setWaiting] = useState(false);
  const onWait = useCallback((work: Promise<void>) => {
    setWaiting(true);
    void work.finally(() => setWaiting(false));
  }, []);
  const shown = roomId ? files.filter((file) => file.roomId === roomId) : files;
  const listed = { files: shown, rooms, uploads };
  const recording = recorder.state !== 'idle' && recorder.state !== 'asking';
  return (
    <>
      <FilesBar
        category={category}
        rooms={rooms}
        roomId={roomId}
        onRoom={onRoom}
        onFiles={onFiles}
        onCamera={onCamera}
        onRecord={() => void recorder.start()}
      />
      {recording && <RecorderPanel recorder={recorder} />}
      {recorder.problem && (
        <Note tone="danger" role="alert">
          {recorderProblems[recorder.problem]}
        </Note>
      )}
      {shown.length === 0 && !recording && <EmptyState {...empty[category]} />}
      {shown.length > 0 && category === 'photo' && <PhotoGrid {...listed} />}
      {shown.length > 0 && category === 'document' && <DocumentList {...listed} onWait={onWait} />}
      {shown.length > 0 && category === 'voice' && <VoiceNotes {...listed} />}
      {waiting && <Overlay label={copy.opening} />}
    </>
  );
}
