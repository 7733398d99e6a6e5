import type { Inspection } from '@tidemark/contract/inspections/inspection';
import type { Project } from '@tidemark/contract/projects';
import { ReportButton } from '../reports/report-button.tsx';
import { Badge, InspectionStatusBadge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { showMomentDay } from '../ui/dates.ts';
import { DefinitionList, Fact } from '../ui/definition-list.tsx';
import styles from './inspections-card.module.css';
import notes from './project-card.module.css';
import { StartButton } from './start-button.tsx';

interface Props {
  project: Project;
  inspections: readonly Inspection[];
}

/** A project's inspections, newest first. */
export function InspectionsCard({ project, inspections }: Props) {
  const newestFirst = inspections.toSorted((a, b) => b.startedAt.localeCompare(a.startedAt));
  return (
    <Card title="Inspections" flush action={<Badge look="sunken">{inspections.length}</Badge>}>
      <ul>
        {newestFirst.map((inspection, index) => (
          <li key={inspection.id} className={styles.item}>
            <div className={styles.head}>
              <b>Inspection {newestFirst.length - index}</b>
              <InspectionStatusBadge
                value={inspection.status === 'In Progress' ? 'Active' : inspection.status}
              />
              {inspection.status === 'In Progress' && (
                <StartButton project={project} kind="outline">
                  Continue Inspection
                </StartButton>
              )}
            </div>
            <DefinitionList columns={3}>
              <Fact term="Type">{inspection.inspectionType}</Fact>
              <Fact term="Started">{showMomentDay(inspection.startedAt)}</Fact>
              <Fact term="Completed">{inspection.completedAt && showMomentDay(inspection.completedAt)}</Fact>
              {inspection.cancellationReason && (
                <Fact term="Cancelled" full>
                  {inspection.cancellationReason}
                </Fact>
              )}
              {inspection.additionalNotes && (
                <Fact term="Additional Notes" full>
                  <span className={notes.notes}>{inspection.additionalNotes}</span>
                </Fact>
              )}
            </DefinitionList>
            <div className={styles.foot}>
              <ReportButton
                name={`Inspection ${newestFirst.length - index}`}
                inspectionId={inspection.id}
                projectId={project.id}
              />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
