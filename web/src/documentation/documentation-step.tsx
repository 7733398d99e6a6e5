import {
  type Category,
  categories,
  type DocumentationFile,
  listOf,
} from '@tidemark/contract/documentation-file';
import { stagesOnSite } from '@tidemark/contract/evidence-profiles/stages';
import { FileText, Image, Mic } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { usePageDrop } from '../files/file-drop.ts';
import { takenFiles } from '../files/file-input.ts';
import { readyToJudge } from '../files/judge.ts';
import { useUploads } from '../offline/outbox/index.ts';
import { useRecord } from '../offline/store/index.ts';
import { Tabs } from '../ui/controls/tabs.tsx';
import { NotHere } from '../ui/feedback/not-here.tsx';
import type { CameraInto, Marked } from './camera/use-shots.ts';
import { CameraPlace } from './camera-place.tsx';
import { CategoryPanel } from './category-panel.tsx';
import { copy, dropHere, labels } from './copy.ts';
import styles from './documentation-step.module.css';
import { takeIn } from './intake.ts';
import { IntakeNote } from './intake-note.tsx';
import { PhotoTools } from './lazy-photo-tools.ts';
import { removeFile } from './remove-file.ts';
import { SendNote } from './send-note.tsx';
import { StorageNote } from './storage-note.tsx';
import { SummaryCard } from './summary-card.tsx';
import { useDocumentation, useFreshDocumentation } from './use-documentation.ts';
import { useRoomChoices } from './use-room-choices.ts';
import { useRecovered } from './voice/use-recovered.ts';

const icons = { photo: Image, document: FileText, voice: Mic };

interface DocumentationStepProps {
  inspectionId: string;
  /** The room whose files are shown at first, all otherwise; and the photo that is to be given a room. */
  start?: { roomId?: string; photoId?: string } | undefined;
}

/**
 * The third step (second document, "Documentation screen"): files are stored on this device first and sent
 * automatically.
 */
export function DocumentationStep({ inspectionId, start = {} }: DocumentationStepProps) {
  const documentation = useDocumentation(inspectionId);
  const { away, asking, ask } = useFreshDocumentation(inspectionId);
  useRecovered();
  useEffect(readyToJudge, []);
  const rooms = useRoomChoices(inspectionId);
  const uploads = useUploads();
  const projectId = useRecord('inspections', inspectionId)?.projectId;
  const [category, setCategory] = useState<Category>('photo');
  const [room, setRoom] = useState(start.roomId ?? '');
  const [camera, setCamera] = useState<'closed' | 'photo' | 'walk'>('closed');
  // A deleted room is no longer a filter.
  const roomId = rooms.some(({ id }) => id === room) ? room : '';
  const unsent = useMemo(
    () => [...(uploads?.values() ?? [])].filter(({ input }) => isOf(input.body, inspectionId)),
    [uploads, inspectionId],
  );

  const take = (files: readonly File[], as = category, marked: Marked = { roomId: roomId || undefined }) =>
    void takeIn(
      inspectionId,
      files.map((file) => ({ category: as, blob: file, name: file.name, ...marked })),
    );
  const over = usePageDrop((files) => take(files));
  if (!documentation || !uploads) return null;
  return (
    <div className={`stack relative gap-3 ${styles.step}`}>
      <div className={`stack content-start gap-3 ${styles.main}`}>
        {away && <NotHere what={copy.theFiles} some onRetry={ask} retrying={asking} />}
        <StorageNote unsent={unsent.length} />
        <SendNote entries={unsent} documentation={documentation} />
        <IntakeNote inspectionId={inspectionId} />
        <Tabs
          label={copy.title}
          tabs={categories.map((value) => {
            const Icon = icons[value];
            const count = documentation[listOf[value]].length;
            return { value, label: labels[value].tab, count, icon: <Icon size={20} aria-hidden /> };
          })}
          value={category}
          onChange={setCategory}
        >
          <div className="stack content-start gap-3">
            <CategoryPanel
              key={category}
              inspectionId={inspectionId}
              category={category}
              files={documentation[listOf[category]]}
              rooms={rooms}
              uploads={uploads}
              roomId={roomId}
              startPhoto={start.photoId}
              onRoom={setRoom}
              onFiles={(files) => take(files)}
              onCamera={(walk) => setCamera(walk ? 'walk' : 'photo')}
            />
          </div>
        </Tabs>
      </div>
      <SummaryCard documentation={documentation} waiting={unsent.length} />
      {over && <div className={`grid ink-tide w-650 place-center ${styles.drop}`}>{dropHere[category]}</div>}
      {camera !== 'closed' && (
        <CameraPlace
          into={cameraInto(inspectionId, documentation.photos)}
          rooms={rooms}
          photos={documentation.photos}
          tools={(id) => {
            const file = documentation.photos.find((one) => one.id === id);
            return file && <PhotoTools file={file} rooms={rooms} />;
          }}
          roomId={roomId}
          walk={camera === 'walk'}
          onClose={() => setCamera('closed')}
          asking={{ projectId, stages: stagesOnSite }}
          onPictures={(event, marked) => take(takenFiles(event, 'camera'), 'photo', marked)}
        />
      )}
    </div>
  );
}

const isOf = (body: Record<string, unknown>, inspectionId: string) =>
  body.inspectionId === inspectionId && 'type' in body;

const cameraInto = (inspectionId: string, photos: readonly DocumentationFile[]): CameraInto => {
  const photoOf = (id: string | undefined) => photos.find((one) => one.id === id);
  return {
    async add(source, replaces) {
      const before = photoOf(replaces);
      const said = { description: before?.description ?? undefined, shot: before?.shot ?? undefined };
      const [became] = await takeIn(inspectionId, [{ category: 'photo', ...said, ...source }]);
      return became;
    },
    async remove(id) {
      const photo = photoOf(id);
      if (photo) await removeFile(photo);
    },
  };
};
