import { inSentence } from '@tidemark/contract/fields';
import type { ListedInspection } from '@tidemark/contract/inspections/inspection';
import { saidOtherwise } from '@tidemark/contract/inspections/office-offer';
import type { Project } from '@tidemark/contract/projects';
import { type ClaimFact, claimFactNames, projectFields } from '@tidemark/contract/projects/fields';
import { useState } from 'react';
import { explain } from '../offline/faults/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { telOf } from '../ui/format/tel-of.ts';
import { Card } from '../ui/layout/card.tsx';
import { DefinitionList, Fact } from '../ui/layout/definition-list.tsx';
import { copy } from './copy.ts';
import { shownClaimFact } from './shown-claim-fact.ts';

interface Props {
  project: Project;
  /** The newest one that was not cancelled. */
  inspection: ListedInspection | undefined;
  office: boolean;
}

/** What the office knows of the claim; nothing where it knows nothing. For the office also what the inspection says otherwise. */
export function ClaimCard({ project, inspection, office }: Props) {
  const otherwise = new Map(
    office && inspection ? saidOtherwise(inspection, project).map(({ fact, says }) => [fact, says]) : [],
  );
  const known = claimFactNames.filter((name) => project[name] != null || otherwise.has(name));
  if (known.length === 0) return null;
  return (
    <Card title="Claim">
      <DefinitionList>
        {known.map((name) => {
          const says = otherwise.get(name);
          return (
            <Fact key={name} term={projectFields[name].label} full="touch">
              <Shown project={project} name={name} />
              {says !== undefined && <Otherwise project={project} name={name} says={says} />}
            </Fact>
          );
        })}
      </DefinitionList>
    </Card>
  );
}

function Shown({ project, name }: { project: Project; name: ClaimFact }) {
  const value = project[name];
  if (value == null) return '-';
  const shown = shownClaimFact(name, value);
  if (name === 'adjusterPhone') return <a href={telOf(shown)}>{shown}</a>;
  if (name === 'adjusterEmail') return <a href={`mailto:${shown}`}>{shown}</a>;
  return <span className="break-anywhere">{shown}</span>;
}

function Otherwise({ project, name, says }: { project: Project; name: ClaimFact; says: string | number }) {
  const [busy, setBusy] = useState(false);
  const label = inSentence(projectFields[name].label);
  async function take() {
    setBusy(true);
    try {
      // The office's calls are no part of a technician's page.
      const { takeOver } = await import('./take-over.ts');
      await takeOver(project, name, says);
      showToast({ kind: 'success', id: 'claim', title: copy.updated });
    } catch (error) {
      showToast({ kind: 'error', id: 'claim', title: copy.updateFailed, message: explain(error) });
      setBusy(false);
    }
  }
  return (
    <span className="row wrap gap-2 w-400">
      The inspection says {shownClaimFact(name, says)}
      <Button size="sm" busy={busy} aria-label={`Take it over: ${label}`} onClick={() => void take()}>
        Take it over
      </Button>
    </span>
  );
}
