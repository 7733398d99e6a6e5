import type { Documentation } from '@tidemark/contract/documentation-file';
import { wizardSteps } from '@tidemark/contract/inspections/inspection';
import type { Room } from '@tidemark/contract/rooms';
import { lazy, Suspense, useMemo } from 'react';
import { copy as documentationCopy } from '../../documentation/copy.ts';
import { useDocumentation, useFreshDocumentation } from '../../documentation/use-documentation.ts';
import type { Refresh } from '../../offline/pull/index.ts';
import { usePulled } from '../../offline/pull/index.ts';
import { copy as roomsCopy } from '../../rooms/copy.ts';
import { NotHere } from '../../ui/feedback/not-here.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DefinitionList, Fact } from '../../ui/layout/definition-list.tsx';
import { useDraft } from '../intake/draft-context.tsx';
import { DocumentationCard, type PreviewPhoto } from './documentation-card.tsx';
import { FinalNotesCard } from './final-notes-card.tsx';
import { projectFacts } from './project-facts.ts';
import { ReadyCard } from './ready-card.tsx';
import styles from './review-step.module.css';
import { RoomsCard } from './rooms-card.tsx';
import { ValidationCard } from './validation-card.tsx';

const UnprintableNote = lazy(async () => ({
  default: (await import('./unprintable-note.tsx')).UnprintableNote,
}));

interface Props {
  inspectionId: string;
  rooms: readonly Room[];
  /** The server's rooms. */
  roomsAsked: Refresh;
  /** Whether the inspection may be submitted. */
  complete: boolean;
  busy: boolean;
  /** Goes to a step, by its index. */
  onEdit: (index: number) => void;
  onSubmit: () => void;
}

/** The fourth step (second document, "Review screen"). */
export function ReviewStep({ inspectionId, rooms, roomsAsked, complete, busy, onEdit, onSubmit }: Props) {
  const documentation = useDocumentation(inspectionId);
  const { photos, debris } = usePreviewPhotos(documentation);
  const files = useFreshDocumentation(inspectionId);
  const pulled = usePulled('rooms', [inspectionId]);
  const roomsAway = pulled?.here === false && roomsAsked.state !== 'running';
  return (
    <div className={`stack gap-3 ${styles.layout}`}>
      <div className="stack gap-3">
        <ValidationCard
          rooms={rooms}
          photos={photos.length}
          debrisPhotos={debris.length}
          documents={documentation?.documents.length ?? 0}
          voiceNotes={documentation?.voiceNotes.length ?? 0}
          onEdit={onEdit}
        />
        <ProjectSummary />
        <RoomsCard
          inspectionId={inspectionId}
          rooms={rooms}
          notHere={
            roomsAway
              ? (some) => (
                  <NotHere
                    what={roomsCopy.theRooms}
                    some={some}
                    onRetry={roomsAsked.again}
                    retrying={false}
                  />
                )
              : undefined
          }
          onAddRoom={() => onEdit(wizardSteps.indexOf('room-setup'))}
        />
        <DocumentationCard
          photos={photos}
          debris={debris}
          notHere={
            files.away && (
              <NotHere what={documentationCopy.theFiles} some onRetry={files.ask} retrying={files.asking} />
            )
          }
        />
        <FinalNotesCard />
      </div>
      <div className={`grid gap-3 ${styles.side}`}>
        <Suspense fallback={null}>
          <UnprintableNote inspectionId={inspectionId} rooms={rooms} documentation={documentation} />
        </Suspense>
        <ReadyCard
          rooms={rooms}
          photos={photos.length}
          debrisPhotos={debris.length}
          complete={complete}
          busy={busy}
          onSubmit={onSubmit}
        />
      </div>
    </div>
  );
}

/** Documentation photos and trash photos: both are proof, and counted separately. */
function usePreviewPhotos(
  documentation: Documentation | undefined,
): Record<'photos' | 'debris', PreviewPhoto[]> {
  const trash = useDraft((view) => view.inspection.trashPhotos);
  return useMemo(
    () => ({
      photos: (documentation?.photos ?? []).map((photo) => ({
        ...photo,
        name: photo.filename,
        atOffice: photo.url !== '',
        createdAt: photo.uploadDate,
      })),
      debris: trash.map((photo) => ({ ...photo, name: photo.fileName, atOffice: photo.fileUrl !== '' })),
    }),
    [documentation, trash],
  );
}

function ProjectSummary() {
  const inspection = useDraft((view) => view.inspection);
  return (
    <Card title="Project Information Summary">
      <DefinitionList columns={4}>
        {projectFacts(inspection).map(([term, value]) => (
          <Fact key={term} term={term}>
            {value}
          </Fact>
        ))}
      </DefinitionList>
    </Card>
  );
}
