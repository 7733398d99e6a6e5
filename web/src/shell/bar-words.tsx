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
  const number = `Project #${projectId}`;
  if (screen === 'Project' && !search.part)
    return { screen, title: number, subtitle: project?.customerName, titled: true };
  const subtitle = project ? `${number}, ${project.customerName}` : number;
  if (search.part) return { screen, title: partNames[search.part], subtitle, titled: false };
  const title = document ? <span lang={document.language}>{document.title}</span> : screen;
  return { screen, title, subtitle, titled: false };
}
