import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import { marksOf } from '@tidemark/contract/mark-drawing';
import { PenLine } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { copy } from './copy.ts';
import { DescriptionField } from './description-field.tsx';
import { DeleteButton } from './file-parts.tsx';
import { markCopy } from './marks/mark-copy.ts';
import styles from './photo-tools.module.css';
import { RoomSelect } from './room-select.tsx';
import { ShotSelect } from './shot-select.tsx';
import type { RoomChoice } from './use-room-choices.ts';

const MarkEditor = lazy(() => import('./marks/mark-editor.tsx'));

interface Props {
  file: DocumentationFile;
  rooms: readonly RoomChoice[];
}

/** What can be done with a photo that is looked at: its caption, room, shot and marks, and Delete. */
export default function PhotoTools({ file, rooms }: Props) {
  const [marking, setMarking] = useState(false);
  const marks = marksOf(file).length;
  return (
    <div className="stack gap-2">
      <div className={styles.caption}>
        <p className="w-650 text-small" aria-hidden>
          {copy.caption}
        </p>
        <DescriptionField key={file.id} file={file} />
      </div>
      <div className="row wrap gap-2">
        <RoomSelect file={file} rooms={rooms} />
        <ShotSelect file={file} />
      </div>
      <div className="row gap-2">
        <Button size="sm" icon={<PenLine size={20} aria-hidden />} onClick={() => setMarking(true)}>
          {markCopy.markUp}
          {marks > 0 && <span className="num">{marks}</span>}
        </Button>
        <span className={styles.last}>
          <DeleteButton file={file} />
        </span>
      </div>
      {marking && (
        <Suspense>
          <MarkEditor key={file.id} photo={file} onClose={() => setMarking(false)} />
        </Suspense>
      )}
    </div>
  );
}
