import type { Project } from '@tidemark/contract/projects';
import { claimFactNames, projectFields } from '@tidemark/contract/projects/fields';
import { telOf } from '../ui/format/tel-of.ts';
import { Card } from '../ui/layout/card.tsx';
import { DefinitionList, Fact } from '../ui/layout/definition-list.tsx';
import { shownClaimFact } from './shown-claim-fact.ts';

/** What the office knows of the claim; nothing where it knows nothing. */
export function ClaimCard({ project }: { project: Project }) {
  const known = claimFactNames.filter((name) => project[name] != null);
  if (known.length === 0) return null;
  return (
    <Card title="Claim">
      <DefinitionList>
        {known.map((name) => {
          const shown = shownClaimFact(name, project[name]!);
          const link = { adjusterPhone: telOf(shown), adjusterEmail: `mailto:${shown}` }[name as string];
          return (
            <Fact key={name} term={projectFields[name].label} full={shown.length > 18 && 'touch'}>
              {link ? <a href={link}>{shown}</a> : shown}
            </Fact>
          );
        })}
      </DefinitionList>
    </Card>
  );
}
