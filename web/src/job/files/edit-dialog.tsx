import { jobFileFields } from '@tidemark/contract/job/fields';
import type { JobFile } from '@tidemark/contract/job/file';
import { shotChoices } from '@tidemark/contract/shot-names';
import type { Shot } from '@tidemark/contract/shots';
import { type FormEvent, useEffect, useId, useState } from 'react';
import type { RoomChoice } from '../../documentation/use-room-choices.ts';
import { explain } from '../../offline/faults/index.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { showToast } from '../../ui/feedback/toast.tsx';
import { changeJobFile } from './change-job-file.ts';
import { copy } from './copy.ts';

interface Props {
  file: JobFile;
  rooms: readonly RoomChoice[];
  onClosed: () => void;
}

/** Label, caption, room and shot of a file. Opens on mount. */
export function EditDialog({ file, rooms, onClosed }: Props) {
  const form = useId();
  const [opened, setOpened] = useState(false);
  // The dialog must open after its first render to return the focus when it closes.
  useEffect(() => setOpened(true), []);
  const isPhoto = file.category === 'photo';
  const here = rooms.some(({ id }) => id === file.roomId);
  const choices = rooms.map(({ id, name }) => ({ value: id, label: name }));
  if (file.roomId && !here) choices.push({ value: file.roomId, label: file.roomName ?? copy.room });

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const said = (name: string) => String(entered.get(name) ?? '').trim() || null;
    const now = {
      ...{ label: said('label'), caption: said('caption'), roomId: said('roomId') },
      ...(isPhoto && { shot: said('shot') as Shot | null }),
    };
    const changed = Object.entries(now).filter(
      ([name, value]) => value !== (file[name as keyof typeof now] ?? null),
    );
    try {
      if (changed.length > 0) await changeJobFile(file, Object.fromEntries(changed));
      setOpened(false);
    } catch (error) {
      showToast({ kind: 'error', id: 'job-file', title: copy.saveFailed, message: explain(error) });
    }
  }
  return (
    <Dialog
      opened={opened}
      onClose={() => setOpened(false)}
      onClosed={onClosed}
      keepOnOutsideTap
      title={copy.edit}
      footer={
        <>
          <Button onClick={() => setOpened(false)}>{copy.cancel}</Button>
          <Button kind="primary" type="submit" form={form}>
            {copy.save}
          </Button>
        </>
      }
    >
      <form id={form} className="stack gap-3" noValidate onSubmit={(event) => void save(event)}>
        <TextField
          label={jobFileFields.label.label}
          name="label"
          maxLength={60}
          defaultValue={file.label ?? ''}
          data-autofocus
        />
        <TextArea
          label={jobFileFields.caption.label}
          name="caption"
          maxLength={2000}
          defaultValue={file.caption ?? ''}
        />
        <SelectField
          label={jobFileFields.roomId.label}
          name="roomId"
          placeholder={copy.noRoom}
          choices={choices}
          defaultValue={file.roomId ?? ''}
        />
        {isPhoto && (
          <SelectField
            label={jobFileFields.shot.label}
            name="shot"
            placeholder={copy.noShot}
            choices={shotChoices}
            defaultValue={file.shot ?? ''}
          />
        )}
      </form>
    </Dialog>
  );
}
