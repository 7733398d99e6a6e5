import { dryingOf } from '@tidemark/contract/drying/whole';
import { profileFor } from '@tidemark/contract/evidence-profiles/choose';
import type { EvidenceFacts } from '@tidemark/contract/evidence-profiles/facts';
import { factsOf } from '@tidemark/contract/evidence-profiles/facts-of';
import { type JudgedEvidence, judgeEvidence } from '@tidemark/contract/evidence-profiles/judge';
import type { EvidenceProfile } from '@tidemark/contract/evidence-profiles/profile';
import { basicProfile, shippedProfiles } from '@tidemark/contract/evidence-profiles/shipped';
import type { Waiver } from '@tidemark/contract/evidence-profiles/waiver';
import type { Project } from '@tidemark/contract/projects';
import { useMemo } from 'react';
import { usePulled } from '../offline/pull/index.ts';
import { useRecords } from '../offline/store/index.ts';

export interface Judged extends JudgedEvidence {
  facts: EvidenceFacts;
  waivers: readonly Waiver[];
  profile: EvidenceProfile;
  /** Some of the job is not on this device, so what is missing may be at the office. */
  partly: boolean;
}

/** What of its profile a job has, by what this device knows of it; undefined until the device answers. */
export function useJudged(project: Project | undefined): Judged | undefined {
  const id = project?.id ?? 0;
  const inspections = useRecords('inspections', { projectId: id });
  const inspection = inspections
    ?.filter(({ status }) => status !== 'Cancelled')
    .toSorted((one, other) => other.startedAt.localeCompare(one.startedAt))[0];
  const of = inspection ? [inspection.id] : [];
  const rooms = useRecords('rooms', { inspectionId: inspection?.id ?? '' });
  const sheets = useRecords('sheets', { inspectionId: inspection?.id ?? '' });
  const files = useRecords('documentation', { inspectionId: inspection?.id ?? '' });
  const jobFiles = useRecords('jobFiles', { projectId: id });
  const documents = useRecords('documents', { projectId: id });
  const dryingRecords = useRecords('dryingRecords', { projectId: id });
  const meters = useRecords('meters');
  const units = useRecords('units');
  const drying = useMemo(
    () => (dryingRecords && meters && units ? dryingOf(id, dryingRecords, { meters, units }) : undefined),
    [id, dryingRecords, meters, units],
  );
  const held = useRecords('evidenceRecords', { projectId: id });
  const profiles = useRecords('evidenceProfiles');
  const pulled = [
    usePulled('inspections', [id]),
    usePulled('rooms', of),
    usePulled('documentation', of),
    usePulled('jobFiles', [id]),
    usePulled('documents', [id]),
    usePulled('dryingRecords', [id]),
    usePulled('evidenceRecords', [id]),
  ];
  const partly = pulled.some((list) => list && !list.here);
  return useMemo(() => {
    if (!project || !inspections || !rooms || !sheets || !files || !jobFiles || !documents || !drying)
      return undefined;
    if (!held || !profiles) return undefined;
    const facts = factsOf({
      ...{ project, inspection: inspection ?? null, rooms, files, jobFiles, documents, drying },
      billing: held.find((one) => one.record === 'billing')?.billing,
      rowsOf: (roomId) => sheets.find((sheet) => sheet.id === roomId)?.rows,
    });
    const kept = held.find((one) => one.record === 'profile')?.profile;
    // A device that was never online since the app knows profiles has those that ship.
    const newest = profiles.length > 0 ? profiles : shippedProfiles;
    const profile = kept ?? profileFor(newest, facts) ?? basicProfile;
    const waivers = held.filter((one) => one.record === 'waiver');
    return { ...judgeEvidence(facts, profile, waivers), facts, profile, waivers, partly };
  }, [
    project,
    inspections,
    inspection,
    rooms,
    sheets,
    files,
    jobFiles,
    documents,
    drying,
    held,
    profiles,
    partly,
  ]);
}
