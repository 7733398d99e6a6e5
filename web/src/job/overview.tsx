import type { Inspection } from '@tidemark/contract/inspections/inspection';
import type { Project } from '@tidemark/contract/projects';
import { DeliveriesCard } from '../deliveries/deliveries-card.tsx';
import { ClaimCard } from '../projects/claim-card.tsx';
import { copy } from '../projects/copy.ts';
import { FollowUpsCard } from '../projects/follow-ups-card.tsx';
import { InspectionsCard } from '../projects/inspections-card.tsx';
import { ProjectInformation } from '../projects/project-information.tsx';
import { RoomsCard } from '../projects/rooms-card.tsx';
import type { ListState } from '../projects/use-list-state.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { useDesktop } from '../ui/layout/use-desktop.ts';
import { DocumentationCard } from './documentation-card.tsx';
import type { Evidence } from './evidence/evidence-of.ts';
import type { JobSlices } from './job-slices.ts';
import type { MissingParts } from './missing-parts.tsx';
import type { OfficeParts } from './office-parts.ts';
import styles from './overview.module.css';
import { WaitsCard } from './waits-card.tsx';

interface Props {
  project: Project;
  inspections: readonly Inspection[];
  newest: Inspection | undefined;
  evidence: readonly Evidence[] | undefined;
  missing: MissingParts;
  /** Of all that may wait for somebody. */
  knownWaits: ListState;
  office: OfficeParts | undefined;
  slices: JobSlices;
}

/** The facts and lists of the second document's "Project details page". */
export function Overview(props: Props) {
  const { project, inspections, newest, evidence, missing, knownWaits, office, slices } = props;
  const some = inspections.length > 0;
  const desktop = useDesktop();
  return (
    <div className={styles.columns}>
      {office && <WaitsCard known={knownWaits}>{office.waits(project, newest)}</WaitsCard>}
      <div>
        <ProjectInformation project={project} />
        <ClaimCard project={project} inspection={newest} office={office !== undefined} />
        {some ? (
          <>
            {missing.inspections?.(true)}
            <RoomsCard projectId={project.id} inspections={inspections} notHere={missing.rooms} />
            <DocumentationCard evidence={evidence} notHere={missing.files} />
            <InspectionsCard project={project} inspections={inspections} />
          </>
        ) : (
          <div className="surface frame">
            {missing.inspections?.(false) ?? (
              <EmptyState title={copy.noInspectionData} hint={copy.startToSee} />
            )}
          </div>
        )}
      </div>
      <div>
        {newest && office?.progress(newest)}
        {desktop && office?.lately(project, inspections)}
        {some && slices.estimate(inspections, true)}
        <FollowUpsCard project={project} notHere={missing.followUps} />
        {some && office && <DeliveriesCard inspectionIds={inspections.map(({ id }) => id)} />}
        {some && office?.links(project)}
      </div>
    </div>
  );
}
