import { type Category, categories } from '@tidemark/contract/documentation-file';
import { Camera, FileUp, ImagePlus, Mic } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { takeInto } from '../../documentation/intake.ts';
import { IntakeNote } from '../../documentation/intake-note.tsx';
import type { RoomChoice } from '../../documentation/use-room-choices.ts';
import { takenFiles } from '../../files/file-input.ts';
import { readyToJudge } from '../../files/judge.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { addJobFile } from './add-job-file.ts';
import { accepted, copy } from './copy.ts';

interface Props {
  projectId: number;
  rooms: readonly RoomChoice[];
}

const icons: Readonly<Record<Category, ReactNode>> = {
  photo: <ImagePlus size={20} aria-hidden />,
  document: <FileUp size={20} aria-hidden />,
  voice: <Mic size={20} aria-hidden />,
};
const words = { photo: copy.addPhotos, document: copy.addDocuments, voice: copy.addVoice } as const;

/** Adds photos, documents and voice notes, many at once, with one room and label. */
export function AddBar({ projectId, rooms }: Props) {
  const [room, setRoom] = useState('');
  const [label, setLabel] = useState('');
  const camera = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const chosen = useRef<Category>('photo');
  const place = `job-${projectId}`;
  useEffect(readyToJudge, []);
  // A deleted room takes no more files.
  const roomId = rooms.some(({ id }) => id === room) ? room : undefined;
  const take = (files: readonly File[], category: Category) =>
    void takeInto(
      place,
      files.map((file) => ({
        ...{ category, blob: file, name: file.name, roomId },
        label: label.trim() || undefined,
      })),
      (source) => addJobFile(projectId, source),
    );
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
          <TextField
            label={copy.label}
            hint={copy.labelHint}
            maxLength={60}
            value={label}
            onChange={({ target }) => setLabel(target.value)}
          />
        </div>
        <div className="row wrap gap-2">
          <Button
            kind="primary"
            icon={<Camera size={20} aria-hidden />}
            onClick={() => camera.current?.click()}
          >
            {copy.takePhoto}
          </Button>
          {categories.map((category) => (
            <Button key={category} icon={icons[category]} onClick={() => choose(category)}>
              {words[category]}
            </Button>
          ))}
        </div>
        <IntakeNote inspectionId={place} />
      </div>
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={copy.takePhoto}
        onChange={(event) => take(takenFiles(event, 'camera'), 'photo')}
      />
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        aria-label={copy.add}
        onChange={(event) => take(takenFiles(event), chosen.current)}
      />
    </Card>
  );
}
