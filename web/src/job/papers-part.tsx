import type { Inspection } from '@tidemark/contract/inspections/inspection';
import { jobState } from '@tidemark/contract/job/state';
import type { Project } from '@tidemark/contract/projects';
import { lazy, Suspense } from 'react';
import { useRecords } from '../offline/store/index.ts';
import { nameInspections } from '../projects/name-inspections.ts';
import { RoomsCard } from '../projects/rooms-card.tsx';
import { ReportOptionsButton } from '../reports/options-button.tsx';
import { ReportButton } from '../reports/report-button.tsx';
import { Card } from '../ui/layout/card.tsx';
import { copy } from './copy.ts';
import { DownloadEvidence } from './evidence/download-evidence.tsx';
import type { JobSlices } from './job-slices.ts';
import type { MissingParts } from './missing-parts.tsx';
import overview from './overview.module.css';
import { PhotoSheetButton } from './photo-sheet/photo-sheet-button.tsx';

const QuantitiesButton = lazy(async () => ({
  default: (await import('../rooms/quantities-button.tsx')).QuantitiesButton,
}));

interface Props {
  project: Project;
  inspections: readonly Inspection[];
  missing: MissingParts;
  slices: JobSlices;
  /** Of the job, not of an inspection. */
  hasPhotos: boolean;
}

/** The papers of a job: what is signed and to be signed, the report of each inspection, and the claim sheets. */
export function PapersPart({ project, inspections, missing, slices, hasPhotos }: Props) {
  const dryingRecords = useRecords('dryingRecords', { projectId: project.id });
  const hasEvidence = inspections.length > 0 || hasPhotos;
  const hasDrying = dryingRecords !== undefined && dryingRecords.length > 0;
  return (
    <div className={overview.columns}>
      <div>{slices.documents(project)}</div>
      <div>
        {missing.inspections?.(inspections.length > 0)}
        {jobState(project) !== 'not begun' && slices.packages(project)}
        {(hasEvidence || hasDrying) && (
          <>
            <Card title={copy.reports}>
              <ul className="stack gap-3">
                {nameInspections(inspections).map(({ name, inspection: { id } }) => (
                  <li key={id} className="row wrap justify-between gap-2">
                    <span>{copy.report(name)}</span>
                    <span className="row gap-1">
                      <ReportButton name={name} inspectionId={id} projectId={project.id} />
                      <ReportOptionsButton name={name} inspectionId={id} projectId={project.id} />
                    </span>
                  </li>
                ))}
                {nameInspections(inspections).map(({ name, inspection: { id } }) => (
                  <li key={`${id} quantities`} className="row wrap justify-between gap-2">
                    <span>{copy.quantities(name)}</span>
                    <Suspense>
                      <QuantitiesButton name={name} inspectionId={id} />
                    </Suspense>
                  </li>
                ))}
                {slices.dryingPapers(project)}
                {hasPhotos && (
                  <li className="row wrap justify-between gap-2">
                    <span>{copy.jobPhotos}</span>
                    <PhotoSheetButton projectId={project.id} />
                  </li>
                )}
                {hasEvidence && (
                  <li className="row wrap justify-between gap-2">
                    <span>{copy.originals}</span>
                    <DownloadEvidence projectId={project.id} />
                  </li>
                )}
              </ul>
            </Card>
            {hasEvidence && (
              <RoomsCard projectId={project.id} inspections={inspections} notHere={missing.rooms} />
            )}
          </>
        )}
      </div>
    </div>
  );
}
