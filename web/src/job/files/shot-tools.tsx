import { jobFileFields } from '@tidemark/contract/job/fields';
import type { JobFile } from '@tidemark/contract/job/file';
import { shotChoices } from '@tidemark/contract/shot-names';
import type { Shot } from '@tidemark/contract/shots';
import type { RoomChoice } from '../../documentation/use-room-choices.ts';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { showToast } from '../../ui/feedback/toast.tsx';
import { changeJobFile } from './change-job-file.ts';
import { copy } from './copy.ts';

interface Props {
  file: JobFile;
  rooms: readonly RoomChoice[];
}

/** What can be said of a photo just taken; each is kept at once. */
export default function ShotTools({ file, rooms }: Props) {
  const change = (what: Parameters<typeof changeJobFile>[1]) =>
    changeJobFile(file, what).catch((error: unknown) => {
      reportError(error);
      showToast({ kind: 'error', id: 'job-file', title: copy.saveFailed });
    });
  const said = (field: 'label' | 'caption', value: string) => {
    const text = value.trim() || null;
    if (text !== file[field]) void change({ [field]: text });
  };
  return (
    <div className="stack gap-3">
      <TextField
        label={jobFileFields.label.label}
        maxLength={60}
        defaultValue={file.label ?? ''}
        onBlur={({ target }) => said('label', target.value)}
      />
      <TextField
        label={jobFileFields.caption.label}
        maxLength={2000}
        defaultValue={file.caption ?? ''}
        onBlur={({ target }) => said('caption', target.value)}
      />
      <div className="grid cols-2 gap-3">
        <SelectField
          label={jobFileFields.roomId.label}
          placeholder={copy.noRoom}
          choices={rooms.map(({ id, name }) => ({ value: id, label: name }))}
          value={file.roomId ?? ''}
          onChange={({ target }) => void change({ roomId: target.value || null })}
        />
        <SelectField
          label={jobFileFields.shot.label}
          placeholder={copy.noShot}
          choices={shotChoices}
          value={file.shot ?? ''}
          onChange={({ target }) => void change({ shot: (target.value || null) as Shot | null })}
        />
      </div>
    </div>
  );
}
