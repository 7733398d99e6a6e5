import { type Category, categories } from '@tidemark/contract/documentation-file';
import { stages } from '@tidemark/contract/evidence-profiles/stages';
import type { JobFile } from '@tidemark/contract/job/file';
import { shotChoices } from '@tidemark/contract/shot-names';
import type { Shot } from '@tidemark/contract/shots';
import { Camera, FileUp, ImagePlus, Mic, Music } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { CameraInto, Marked } from '../../documentation/camera/use-shots.ts';
import { CameraPlace } from '../../documentation/camera-place.tsx';
import { takeInto } from '../../documentation/intake.ts';
import { IntakeNote } from '../../documentation/intake-note.tsx';
import type { RoomChoice } from '../../documentation/use-room-choices.ts';
import { takenFiles } from '../../files/file-input.ts';
import { readyToJudge } from '../../files/judge.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { addJobFile, type JobSource } from './add-job-file.ts';
import { removeJobFile } from './change-job-file.ts';
import { accepted, copy } from './copy.ts';

const RecordNote = lazy(() => import('./record-note.tsx'));
const ShotTools = lazy(() => import('./shot-tools.tsx'));

interface Props {
  projectId: number;
  rooms: readonly RoomChoice[];
  /** Of the job, which the camera shows. */
  photos: readonly JobFile[];
}

const icons: Readonly<Record<Category, ReactNode>> = {
  photo: <ImagePlus size={20} aria-hidden />,
  document: <FileUp size={20} aria-hidden />,
  voice: <Music size={20} aria-hidden />,
};
const words = { photo: copy.addPhotos, document: copy.addDocuments, voice: copy.addVoice } as const;

/** Adds photos, documents and voice notes, many at once, with one room, label and shot. */
export function AddBar({ projectId, rooms, photos }: Props) {
  const [room, setRoom] = useState('');
  const [label, setLabel] = useState('');
  const [shot, setShot] = useState<Shot | ''>('');
  const [camera, setCamera] = useState(false);
  /** How often one was begun. */
  const [notes, setNotes] = useState(0);
  const [recording, setRecording] = useState(false);
  const record = useRef<HTMLButtonElement>(null);
  const wasRecording = useRef(false);
  useEffect(() => {
    // The panel disappeared with the focus.
    if (wasRecording.current && !recording && document.activeElement === document.body)
      record.current?.focus();
    wasRecording.current = recording;
  }, [recording]);
  const chooser = useRef<HTMLInputElement>(null);
  const chosen = useRef<Category>('photo');
  const place = `job-${projectId}`;
  useEffect(readyToJudge, []);
  // A deleted room takes no more files.
  const roomId = rooms.some(({ id }) => id === room) ? room : undefined;
  const said = (category: Category) => ({
    label: label.trim() || undefined,
    shot: (category === 'photo' && shot) || undefined,
  });
  const takeAll = (sources: readonly JobSource[]) =>
    takeInto(place, sources, (source) => addJobFile(projectId, source));
  const take = (files: readonly File[], category: Category, marked?: Marked) =>
    void takeAll(
      files.map((file) => ({ category, blob: file, name: file.name, roomId, ...said(category), ...marked })),
    );
  const into: CameraInto = {
    async add(source, replaces) {
      const before = photos.find(({ id }) => id === replaces);
      const its = before && {
        label: before.label ?? undefined,
        caption: before.caption ?? undefined,
        shot: before.shot ?? undefined,
      };
      const label = said('photo').label;
      const [became] = await takeAll([{ category: 'photo', label, ...its, ...source }]);
      return became;
    },
    async remove(id) {
      await removeJobFile({ id, projectId });
    },
  };
  function choose(category: Category) {
    chosen.current = category;
    chooser.current!.accept = accepted[category];
    chooser.current!.click();
  }
  return (
    <Card title={copy.add}>
      <div className="stack gap-3">
        <p className="ink-2">{copy.lead}</p>
        <div className="grid cols-2 narrow-cols-1 gap-3">
          <SelectField
            label={copy.room}
            placeholder={copy.noRoom}
            choices={rooms.map(({ id, name }) => ({ value: id, label: name }))}
            value={roomId ?? ''}
            onChange={({ target }) => setRoom(target.value)}
          />
          <SelectField
            label={copy.shot}
            placeholder={copy.noShot}
            choices={shotChoices}
            value={shot}
            onChange={({ target }) => setShot(target.value as Shot | '')}
          />
          <TextField
            className="col-all"
            label={copy.label}
            hint={copy.labelHint}
            maxLength={60}
            value={label}
            onChange={({ target }) => setLabel(target.value)}
          />
        </div>
        <div className="row wrap gap-2">
          <Button kind="primary" icon={<Camera size={20} aria-hidden />} onClick={() => setCamera(true)}>
            {copy.takePhoto}
          </Button>
          {!recording && (
            <Button ref={record} icon={<Mic size={20} aria-hidden />} onClick={() => setNotes(notes + 1)}>
              {copy.record}
            </Button>
          )}
          {categories.map((category) => (
            <Button key={category} icon={icons[category]} onClick={() => choose(category)}>
              {words[category]}
            </Button>
          ))}
        </div>
        {notes > 0 && (
          <Suspense>
            <RecordNote
              key={notes}
              projectId={projectId}
              roomId={roomId ?? null}
              label={label.trim() || undefined}
              onRecording={setRecording}
            />
          </Suspense>
        )}
        <IntakeNote inspectionId={place} />
      </div>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        aria-label={copy.add}
        onChange={(event) => take(takenFiles(event), chosen.current)}
      />
      {camera && (
        <CameraPlace
          into={into}
          rooms={rooms}
          photos={photos}
          roomId={roomId ?? ''}
          walk={false}
          tools={(id) => {
            const file = photos.find((one) => one.id === id);
            return file && <ShotTools key={id} file={file} rooms={rooms} />;
          }}
          onClose={() => setCamera(false)}
          asking={{ projectId, stages }}
          shot={shot || undefined}
          onPictures={(event, marked) => take(takenFiles(event, 'camera'), 'photo', marked)}
        />
      )}
    </Card>
  );
}
