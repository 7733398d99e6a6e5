export const parts = [
  'overview',
  'evidence',
  'sheets',
  'files',
  'drying',
  'papers',
  'estimate',
  'activity',
] as const;
export type JobPart = (typeof parts)[number];

export const partNames: Record<JobPart, string> = {
  overview: 'Overview',
  evidence: 'Evidence',
  sheets: 'Claim sheets',
  files: 'Job files',
  drying: 'Drying',
  papers: 'Papers',
  estimate: 'Estimate',
  activity: 'Activity',
};

/** The part of a job its address names; the overview needs no name. */
export interface JobAddress {
  part?: Exclude<JobPart, 'overview'>;
}

export function readJobAddress({ part }: Record<string, unknown>): JobAddress {
  const known = parts.find((one) => one === part);
  return known && known !== 'overview' ? { part: known } : {};
}
