import { type OpenThing, openOnSite } from '@tidemark/contract/evidence-profiles/on-site';
import type { EvidenceProfile } from '@tidemark/contract/evidence-profiles/profile';
import { type OpenAtSubmit, sayOpen } from '@tidemark/contract/inspections/open-at-submit';
import { useMemo } from 'react';
import { useJudged } from '../../evidence-profiles/use-judged.ts';
import { waivable } from '../../evidence-profiles/waivable.ts';
import { useSession } from '../../offline/session/index.ts';
import { useRecord } from '../../offline/store/index.ts';

export interface OpenOnSite {
  profile: EvidenceProfile;
  /** Rules for which this person may give a reason. */
  mayWaive: ReadonlySet<string>;
  musts: readonly OpenThing[];
  shoulds: readonly string[];
  /** What Submit asks about, and is submitted without; undefined where nothing is, or the profile does not ask. */
  asked: OpenAtSubmit | undefined;
}

/** What is missing of the arrival and the first visit, by what this device knows; undefined until it answers. */
export function useOpenOnSite(projectId: number): OpenOnSite | undefined {
  const project = useRecord('projects', projectId);
  const judged = useJudged(project ?? undefined);
  const role = useSession()?.technician.role;
  return useMemo(() => {
    if (!project || !judged || !role) return undefined;
    const { profile } = judged;
    const { musts, shoulds } = openOnSite(judged, profile);
    const asks = profile.askAtSubmit && musts.length > 0;
    const said = musts.map(({ ruleId, for: of, sentence }) => ({ ruleId, for: of, sentence }));
    const mayWaive = waivable(profile, project, role);
    return { profile, mayWaive, musts, shoulds, asked: asks ? sayOpen(profile, said) : undefined };
  }, [project, judged, role]);
}
