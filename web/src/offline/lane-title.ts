/** What changes that are sent one after the other are of: a project, or nobody's in particular. */
export const laneTitle = (project: number, title: string | undefined): string =>
  project === 0 ? 'Profile and templates' : (title ?? `Project #${project}`);
