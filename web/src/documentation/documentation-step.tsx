import { type Category, categories, listOf } from '@tidemark/contract/documentation-file';
import { FileText, Image, Mic } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { usePageDrop } from '../files/file-drop.ts';
import { readyToJudge } from '../files/judge.ts';
import { useUploads } from '../offline/outbox/index.ts';
import { useRecord } from '../offline/store/index.ts';
import { Tabs } from '../ui/controls/tabs.tsx';
import { NotHere } from '../ui/feedback/not-here.tsx';
import { CategoryPanel } from './category-panel.tsx';
import { copy, dropHere, labels } from './copy.ts';
import styles from './documentation-step.module.css';
import { InspectionCamera } from './inspection-camera.tsx';
import { takeIn } from './intake.ts';
import { IntakeNote } from './intake-note.tsx';
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

  const take = (files: readonly File[]) =>
    void takeIn(
      inspectionId,
      files.map((file) => ({ category, blob: file, name: file.name, roomId: roomId || undefined })),
    );
  const over = usePageDrop(take);
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
              onFiles={take}
              onCamera={(walk) => setCamera(walk ? 'walk' : 'photo')}
            />
          </div>
        </Tabs>
      </div>
      <SummaryCard documentation={documentation} waiting={unsent.length} />
      {over && <div className={`grid ink-tide w-650 place-center ${styles.drop}`}>{dropHere[category]}</div>}
      {camera !== 'closed' && (
        <InspectionCamera
          inspectionId={inspectionId}
          projectId={projectId}
          rooms={rooms}
          photos={documentation.photos}
          roomId={roomId}
          walk={camera === 'walk'}
          onClose={() => setCamera('closed')}
        />
      )}
    </div>
  );
}

const isOf = (body: Record<string, unknown>, inspectionId: string) =>
  body.inspectionId === inspectionId && 'type' in body;
