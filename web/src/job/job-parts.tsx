import type { Inspection } from '@tidemark/contract/inspections/inspection';
import type { Project } from '@tidemark/contract/projects';
import { copy as projects } from '../projects/copy.ts';
import { nameInspections } from '../projects/name-inspections.ts';
import { DownloadEvidence } from './evidence/download-evidence.tsx';
import type { Evidence } from './evidence/evidence-of.ts';
import { EvidencePart } from './evidence/evidence-part.tsx';
import { FilesPart } from './files/files-part.tsx';
import type { JobSlices } from './job-slices.ts';
import type { MissingParts } from './missing-parts.tsx';
import type { OfficeParts } from './office-parts.ts';
import { PapersPart } from './papers-part.tsx';
import type { JobPart } from './parts.ts';
import { SheetsPart } from './sheets/sheets-part.tsx';

interface Props {
  part: Exclude<JobPart, 'overview'>;
  project: Project;
  inspections: readonly Inspection[];
  newest: Inspection | undefined;
  evidence: readonly Evidence[] | undefined;
  missing: MissingParts;
  office: OfficeParts | undefined;
  slices: JobSlices;
  /** Of the job, not of an inspection. */
  hasPhotos: boolean;
}

/** One part of a job. Of several inspections the newest stands first, each under its name. */
export function JobParts({
  part,
  project,
  inspections,
  newest,
  evidence,
  missing,
  office,
  slices,
  hasPhotos,
}: Props) {
  if (part === 'files')
    return <FilesPart project={project} inspectionId={newest?.id} missing={missing.jobFiles} />;
  if (part === 'drying') return slices.drying(project);
  if (part === 'activity' && office) return office.activity(project, inspections);
  if (part === 'papers') return <PapersPart {...{ project, inspections, missing, slices, hasPhotos }} />;
  if (inspections.length === 0 || part === 'activity')
    return missing.inspections?.(false) ?? <p className="ink-2">{projects.noInspectionData}</p>;
  if (part === 'estimate')
    return (
      <div className="stack gap-4">
        {slices.estimate(inspections)}
        {slices.invoices(project)}
      </div>
    );
  if (!evidence) return null;
  const isEvidence = part === 'evidence';
  const of = nameInspections(inspections).flatMap(({ name, inspection }) => {
    const its = evidence.find((one) => one.inspection.id === inspection.id);
    return its && (inspections.length === 1 || !isEmpty(its)) ? [{ name, its }] : [];
  });
  return (
    <div className="stack gap-5">
      {isEvidence && (
        <div className="row justify-end">
          <DownloadEvidence projectId={project.id} />
        </div>
      )}
      {isEvidence && slices.stages(project)}
      {(isEvidence ? missing.files : missing.rooms)?.(of.some(({ its }) => !isEmpty(its)))}
      {of.map(({ name, its }) => (
        <section key={its.inspection.id} className="stack gap-3" aria-label={name}>
          {inspections.length > 1 && (
            <h2 className="t-2">
              {name}
              {its.inspection.status === 'Cancelled' && ', cancelled'}
            </h2>
          )}
          {isEvidence ? <EvidencePart evidence={its} /> : <SheetsPart evidence={its} />}
        </section>
      ))}
    </div>
  );
}

const isEmpty = ({ rooms, groups, debris, documents, voiceNotes }: Evidence) =>
  rooms.length + groups.length + debris.length + documents.length + voiceNotes.length === 0;
