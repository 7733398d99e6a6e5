import type { Documentation } from '@tidemark/contract/documentation-file';
import { wizardSteps } from '@tidemark/contract/inspections/inspection';
import type { OpenAtSubmit } from '@tidemark/contract/inspections/open-at-submit';
import type { Room } from '@tidemark/contract/rooms';
import { lazy, Suspense, useMemo } from 'react';
import { copy as documentationCopy } from '../../documentation/copy.ts';
import { useFreshDocumentation } from '../../documentation/use-documentation.ts';
import type { Refresh } from '../../offline/pull/index.ts';
import { usePulled } from '../../offline/pull/index.ts';
import { copy as roomsCopy } from '../../rooms/copy.ts';
import { NotHere } from '../../ui/feedback/not-here.tsx';
import { useDraft } from '../intake/draft-context.tsx';
import { BeforeYouGo } from './before-you-go.tsx';
import { DocumentationCard, type PreviewPhoto } from './documentation-card.tsx';
import { FinalNotesCard } from './final-notes-card.tsx';
import { ProjectSummary } from './project-summary.tsx';
import { ReadyCard } from './ready-card.tsx';
import styles from './review-step.module.css';
import { RoomsCard } from './rooms-card.tsx';
import { SubmitDialog } from './submit-dialog.tsx';
import { useOpenOnSite } from './use-open-on-site.ts';
import { useReviewed } from './use-reviewed.ts';
import { ValidationCard } from './validation-card.tsx';
import type { Elsewhere } from './warnings.ts';
import { WarningsCard } from './warnings-card.tsx';

const UnprintableNote = lazy(async () => ({
  default: (await import('./unprintable-note.tsx')).UnprintableNote,
}));

interface Props {
  projectId: number;
  inspectionId: string;
  rooms: readonly Room[];
  /** The server's rooms. */
  roomsAsked: Refresh;
  /** Whether the inspection may be submitted. */
  complete: boolean;
  busy: boolean;
  /** Goes to a step, by its index. */
  onEdit: (index: number) => void;
  /** Goes where something is missing that is on another step. */
  onLead: (way: Elsewhere) => void;
  /** Submit was pressed, or pressed again in the question about it. */
  asked: boolean;
  /** @param open what was asked about and is submitted without */
  onSubmit: (open?: OpenAtSubmit) => void;
  onNotYet: () => void;
}

/** The fourth step (second document, "Review screen"). */
export function ReviewStep(props: Props) {
  const {
    projectId,
    inspectionId,
    rooms,
    roomsAsked,
    complete,
    busy,
    onEdit,
    onLead,
    asked,
    onSubmit,
    onNotYet,
  } = props;
  const { documentation, counts, warnings } = useReviewed(inspectionId, rooms);
  const { photos, debris } = usePreviewPhotos(documentation);
  const files = useFreshDocumentation(inspectionId);
  const pulled = usePulled('rooms', [inspectionId]);
  const open = useOpenOnSite(projectId);
  const roomsAway = pulled?.here === false && roomsAsked.state !== 'running';
  /** After what holds Submit up, where anything does. */
  const missed = !roomsAway && <WarningsCard projectId={projectId} warnings={warnings} onLead={onLead} />;
  return (
    <div className={`stack gap-3 ${styles.layout}`}>
      <div className="stack gap-3">
        {complete && open && (
          <BeforeYouGo
            projectId={projectId}
            inspectionId={inspectionId}
            open={open}
            photos={documentation?.photos ?? []}
          />
        )}
        {complete && missed}
        <ValidationCard
          rooms={rooms}
          photos={photos.length}
          debrisPhotos={debris.length}
          documents={documentation?.documents.length ?? 0}
          voiceNotes={documentation?.voiceNotes.length ?? 0}
          onEdit={onEdit}
        />
        {!complete && missed}
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
        <ReadyCard counts={counts} complete={complete} busy={busy} onSubmit={() => onSubmit()} />
      </div>
      <SubmitDialog
        inspectionId={inspectionId}
        rooms={rooms}
        complete={complete}
        // Pressed at once, Submit waits the moment until the device knows what it must ask about.
        opened={asked && open !== undefined}
        open={open?.asked}
        onClose={onNotYet}
        onSubmit={onSubmit}
      />
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
