import { type OpenThing, openOnSite } from '@tidemark/contract/evidence-profiles/on-site';
import { type OpenAtSubmit, sayOpen } from '@tidemark/contract/inspections/open-at-submit';
import { useMemo } from 'react';
import { useJudged } from '../../evidence-profiles/use-judged.ts';
import { useRecord } from '../../offline/store/index.ts';

export interface OpenOnSite {
  musts: readonly OpenThing[];
  shoulds: readonly string[];
  /** What Submit asks about, and is submitted without; undefined where nothing is, or the profile does not ask. */
  asked: OpenAtSubmit | undefined;
}

/** What is missing of the arrival and the first visit, by what this device knows; undefined until it answers. */
export function useOpenOnSite(projectId: number): OpenOnSite | undefined {
  const project = useRecord('projects', projectId);
  const judged = useJudged(project ?? undefined);
  return useMemo(() => {
    if (!judged) return undefined;
    const { profile } = judged;
    const { musts, shoulds } = openOnSite(judged, profile);
    const asks = profile.askAtSubmit && musts.length > 0;
    const said = musts.map(({ ruleId, for: of, sentence }) => ({ ruleId, for: of, sentence }));
    return { musts, shoulds, asked: asks ? sayOpen(profile, said) : undefined };
  }, [judged]);
}
