import type { OfKind } from '@tidemark/contract/job/of';
import { Camera, ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { takeInto } from '../documentation/intake.ts';
import { IntakeNote } from '../documentation/intake-note.tsx';
import { takenFiles } from '../files/file-input.ts';
import { addJobFile } from '../job/files/add-job-file.ts';
import { accepted } from '../job/files/copy.ts';
import { useRecords } from '../offline/store/index.ts';
import { Button } from '../ui/controls/button.tsx';

interface Props {
  projectId: number;
  ofKind: OfKind;
  ofId: string;
  /** Printed beside the number of each. */
  label: string;
}

/** Photos of a point, such as its meter: taken on the spot, and kept among the job's files. */
export function PhotosOf({ projectId, ofKind, ofId, label }: Props) {
  const files = useRecords('jobFiles', { projectId });
  const camera = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const place = `job-${projectId}`;
  const its = files?.filter((file) => file.ofKind === ofKind && file.ofId === ofId).length ?? 0;
  const take = (photos: readonly File[]) =>
    void takeInto(
      place,
      photos.map((blob) => ({ category: 'photo' as const, blob, name: blob.name })),
      (source) => addJobFile(projectId, { ...source, label: label.slice(0, 60), ofKind, ofId }),
    );
  return (
    <div className="stack gap-2">
      <p className="ink-2" role="status">
        {its === 0 ? 'No photos yet' : its === 1 ? '1 photo' : `${its} photos`}
      </p>
      <div className="row wrap gap-2">
        <Button icon={<Camera size={18} aria-hidden />} onClick={() => camera.current!.click()}>
          Take photo
        </Button>
        <Button icon={<ImagePlus size={18} aria-hidden />} onClick={() => chooser.current!.click()}>
          Add photos
        </Button>
      </div>
      <IntakeNote inspectionId={place} />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={`Take a photo: ${label}`}
        onChange={(event) => take(takenFiles(event, 'camera'))}
      />
      <input
        ref={chooser}
        type="file"
        accept={accepted.photo}
        multiple
        hidden
        aria-label={`Add photos: ${label}`}
        onChange={(event) => take(takenFiles(event))}
      />
    </div>
  );
}
