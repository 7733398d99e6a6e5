import { useState } from 'react';

export const projectsViews = ['List', 'Cards'] as const;
export type ProjectsView = (typeof projectsViews)[number];

const key = 'tsp-projects-view';
const isView = (text: string | null): text is ProjectsView => projectsViews.includes(text as ProjectsView);

/** List or cards, as it was chosen on this device last. A phone begins with the list. */
export function useProjectsView(): [ProjectsView, (view: ProjectsView) => void] {
  const [view, setView] = useState<ProjectsView>(() => {
    const kept = localStorage.getItem(key);
    return isView(kept) ? kept : screen.width < 700 ? 'List' : 'Cards';
  });
  const choose = (next: ProjectsView) => {
    localStorage.setItem(key, next);
    setView(next);
  };
  return [view, choose];
}
