import { billedSuffix, officeOffer } from '@tidemark/contract/inspections/office-offer';
import type { Project } from '@tidemark/contract/projects';
import { useRecord } from '../../../offline/store/index.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { showDay } from '../../../ui/format/dates.ts';
import { dollars } from '../../../ui/format/dollars.ts';
import { useDraft, useDraftStore } from '../draft-context.tsx';

/** What the office knows of the claim, offered to the policy that is billed. */
export function OfficeOffer({ suffix }: { suffix: '' | '1' }) {
  const store = useDraftStore();
  const first = useDraft(({ inspection }) => billedSuffix(inspection) === suffix);
  const project = useRecord(
    'projects',
    useDraft(({ inspection }) => inspection.projectId),
  );
  // A text that is no amount yet is an answer too.
  const wrong = useDraft(({ invalid }) => invalid.has(`deductible${suffix}`));
  const left = useDraft(({ inspection }) => {
    const offer = project ? Object.keys(officeOffer(inspection, project)) : [];
    return offer.filter((field) => !(wrong && field.startsWith('deductible'))).join();
  });
  const knows = project ? inWords(project) : '';
  if (!first || !project || knows === '') return null;
  const use = () => {
    const offer = Object.entries(officeOffer(store.view().inspection, project));
    void store.answer(Object.fromEntries(offer.filter(([field]) => left.split(',').includes(field))));
  };
  return (
    <Note
      tone={left ? 'tide' : 'plain'}
      action={
        // A disabled one would drop the focus when it is pressed.
        <Button size="sm" aria-disabled={left === '' || undefined} onClick={() => left && use()}>
          Use these
        </Button>
      }
    >
      From the office: {knows}
    </Note>
  );
}

function inWords(project: Project): string {
  const { insuranceCompany, claimNumber, dateOfLoss, causeOfLoss, adjusterName, deductible } = project;
  const named = [
    insuranceCompany,
    claimNumber && `claim ${claimNumber}`,
    dateOfLoss && `loss ${showDay(dateOfLoss)}`,
  ];
  const others = [
    adjusterName && `adjuster ${adjusterName}`,
    deductible != null && `deductible ${dollars(deductible)}`,
  ];
  // No field of the intake takes it, so it is only told.
  const told = [...named, causeOfLoss && `cause ${causeOfLoss}`];
  return (named.some(Boolean) ? told : others).filter(Boolean).join(', ');
}
