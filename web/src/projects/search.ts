import type { Project } from '@tidemark/contract/projects';

/** Case and accents don't matter (decisions.md, "The calls"). */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const folded = new WeakMap<Project, string>();

function haystack(project: Project): string {
  let text = folded.get(project);
  if (text === undefined) {
    const { id, title, addressLine1, addressLine2, city, zipCode, customerName, customerPhone } = project;
    text = fold(
      [id, title, addressLine1, addressLine2, city, zipCode, customerName, customerPhone].join('\n'),
    );
    folded.set(project, text);
  }
  return text;
}

/**
 * A test for the projects whose facts hold every word of a search. The claim number is known to the server only.
 */
export function matching(search: string): (project: Project) => boolean {
  const words = fold(search)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/^#/, '') || word);
  return (project) => words.every((word) => haystack(project).includes(word));
}
