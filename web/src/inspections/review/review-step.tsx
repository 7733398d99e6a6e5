import { wizardSteps } from '@tidemark/contract/inspections/inspection';
import type { Room } from '@tidemark/contract/rooms';
import { Card } from '../../ui/card.tsx';
import { DefinitionList, Fact } from '../../ui/definition-list.tsx';
import { useDraft } from '../intake/draft-context.tsx';
import { DocumentationCard } from './documentation-card.tsx';
import { FinalNotesCard } from './final-notes-card.tsx';
import { projectFacts } from './project-facts.ts';
import { ReadyCard } from './ready-card.tsx';
import styles from './review-step.module.css';
import { RoomsCard } from './rooms-card.tsx';
import { ValidationCard } from './validation-card.tsx';

interface Props {
  inspectionId: string;
  rooms: readonly Room[];
  /** Whether the inspection may be submitted. */
  complete: boolean;
  busy: boolean;
  /** Goes to a step, by its index. */
  onEdit: (index: number) => void;
  onSubmit: () => void;
}

/** The fourth step (second document, "Review screen"). */
export function ReviewStep({ inspectionId, rooms, complete, busy, onEdit, onSubmit }: Props) {
  const photos = useDraft((view) => view.inspection.trashPhotos);
  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        <ValidationCard rooms={rooms} photos={photos.length} onEdit={onEdit} />
        <ProjectSummary />
        <RoomsCard
          inspectionId={inspectionId}
          rooms={rooms}
          onAddRoom={() => onEdit(wizardSteps.indexOf('room-setup'))}
        />
        <DocumentationCard photos={photos} />
        <FinalNotesCard />
      </div>
      <div className={styles.side}>
        <ReadyCard rooms={rooms} photos={photos.length} complete={complete} busy={busy} onSubmit={onSubmit} />
      </div>
    </div>
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
