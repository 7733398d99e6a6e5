export const partNames = {
  overview: 'Overview',
  evidence: 'Evidence',
  sheets: 'Claim sheets',
  files: 'Job files',
  drying: 'Drying',
  papers: 'Papers',
  estimate: 'Estimate',
  activity: 'Activity',
};
export type JobPart = keyof typeof partNames;
export const parts = Object.keys(partNames) as JobPart[];

/** The part of a job its address names; the overview needs no name. */
export interface JobAddress {
  part?: Exclude<JobPart, 'overview'>;
}

export function readJobAddress({ part }: Record<string, unknown>): JobAddress {
  const known = parts.find((one) => one === part);
  return known && known !== 'overview' ? { part: known } : {};
}
