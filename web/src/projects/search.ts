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

/** Whether every word typed is a part of the project's facts. The claim number is known to the server only. */
export function matches(project: Project, typed: string): boolean {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return words.every((word) => haystack(project).includes(word.replace(/^#/, '') || word));
}
