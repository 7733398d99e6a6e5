import type { Inspection } from '@tidemark/contract/inspections/inspection';
import type { Project } from '@tidemark/contract/projects';
import { useSession } from '../offline/session/index.ts';
import { ReportButton } from '../reports/report-button.tsx';
import { Badge, InspectionStatusBadge } from '../ui/format/badge.tsx';
import { showMomentDay } from '../ui/format/dates.ts';
import { Card } from '../ui/layout/card.tsx';
import { DefinitionList, Fact } from '../ui/layout/definition-list.tsx';
import styles from './inspections-card.module.css';
import { nameInspections } from './name-inspections.ts';
import notes from './project-card.module.css';
import { StartButton } from './start-button.tsx';

interface Props {
  project: Project;
  inspections: readonly Inspection[];
}

/** A project's inspections, newest first. */
export function InspectionsCard({ project, inspections }: Props) {
  const isMine = useSession()?.technician.id === project.technicianId;
  return (
    <Card title="Inspections" flush action={<Badge look="sunken">{inspections.length}</Badge>}>
      <ul>
        {nameInspections(inspections).map(({ name, inspection }) => (
          <li key={inspection.id} className={`line-top ${styles.item}`}>
            <div className={`row wrap gap-2 ${styles.head}`}>
              <b>{name}</b>
              <InspectionStatusBadge
                value={inspection.status === 'In Progress' ? 'Active' : inspection.status}
              />
              {isMine && inspection.status === 'In Progress' && (
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
                  <span className={`w-400 ${notes.notes}`}>{inspection.additionalNotes}</span>
                </Fact>
              )}
            </DefinitionList>
            <div className={styles.foot}>
              <ReportButton name={name} inspectionId={inspection.id} projectId={project.id} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
