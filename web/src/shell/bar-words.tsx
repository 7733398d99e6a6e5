import { useMatches } from '@tanstack/react-router';
import { numberInPath } from '@tidemark/contract/typed-numbers';
import type { ReactNode } from 'react';
import { type JobPart, partNames } from '../job/parts.ts';
import { useRecord } from '../offline/store/index.ts';

interface Match {
  staticData: { title?: string };
  params: { projectId?: string; docId?: string };
  search: { part?: JobPart };
}

interface BarWords {
  /** The screen's own name, as its route says. */
  screen: string | undefined;
  title: ReactNode;
  subtitle?: string | undefined;
  /** The page has an h1 of its own. */
  titled: boolean;
}

/** What the bar of a phone calls the screen: of a job its part, of a document its title. */
export function useBarWords(): BarWords {
  const { staticData, params, search } = useMatches({ select: (matches) => matches.at(-1) as Match });
  const screen = staticData.title;
  const projectId = screen === 'Project' || screen === 'Document' ? params.projectId : undefined;
  const project = useRecord('projects', projectId === undefined ? undefined : numberInPath(projectId));
  const document = useRecord('documents', params.docId);
  if (projectId === undefined) return { screen, title: screen, titled: screen === 'Invoice' };
  const names = [`Project #${projectId}`, project?.customerName].filter(Boolean);
  if (!search.part && !params.docId) return { screen, title: names[0], subtitle: names[1], titled: true };
  const its = document && <span lang={document.language}>{document.title}</span>;
  const title = search.part ? partNames[search.part] : (its ?? screen);
  return { screen, title, subtitle: names.join(', '), titled: false };
}
