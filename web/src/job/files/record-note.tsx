import { useEffect, useRef } from 'react';
import { RecorderPanel } from '../../documentation/voice/recorder-panel.tsx';
import { recorderProblems } from '../../documentation/voice/recorder-problems.ts';
import { useRecorder } from '../../documentation/voice/use-recorder.ts';
import { Note } from '../../ui/feedback/note.tsx';

interface Props {
  projectId: number;
  roomId: string | null;
  label: string | undefined;
  onRecording: (isRecording: boolean) => void;
}

/** Records a voice note of a job, from its mount on. */
export default function RecordNote({ projectId, roomId, label, onRecording }: Props) {
  const recorder = useRecorder({ projectId, label }, roomId);
  const { state, problem, start } = recorder;
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void start();
  });
  useEffect(() => onRecording(state !== 'idle'), [state, onRecording]);
  return (
    <>
      {state !== 'idle' && state !== 'asking' && <RecorderPanel recorder={recorder} />}
      {problem && (
        <Note tone="danger" role="alert">
          {recorderProblems[problem]}
        </Note>
      )}
    </>
  );
}
