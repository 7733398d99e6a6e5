import type { DraftChange } from '@tidemark/contract/inspections/draft';
import { policiesOf } from '@tidemark/contract/inspections/policies';
import { useState } from 'react';
import { useRecord } from '../../../offline/store/index.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useDraft, useDraftStore } from '../draft-context.tsx';
import type { DraftView } from '../draft-store.ts';
import { fromMaster, fromProject } from '../offered-answers.ts';
import { offerUndo } from '../undo-answer.ts';

/** Answers of a policy that are known already, filled in by one press. */
export function FillButtons({ suffix }: { suffix: '' | '1' }) {
  const projectId = useDraft(({ inspection }) => inspection.projectId);
  const project = useRecord('projects', projectId);
  const both = useDraft(({ inspection }) => policiesOf(inspection).master && suffix === '1');
  return (
    <div className="flex wrap gap-2">
      {project && (
        <FillButton
          label="Use the project's address and customer"
          offer={({ inspection }) => fromProject(inspection, project, suffix)}
        />
      )}
      {both && (
        <FillButton label="Same as master policy" offer={({ inspection }) => fromMaster(inspection)} />
      )}
    </div>
  );
}

interface FillButtonProps {
  label: string;
  offer: (view: DraftView) => DraftChange;
}

function FillButton({ label, offer }: FillButtonProps) {
  const store = useDraftStore();
  const [pressed, setPressed] = useState(false);
  /** Text that is no amount yet is an answer too. */
  const left = (view: DraftView) =>
    Object.entries(offer(view)).filter(([field]) => !view.invalid.has(field as keyof DraftChange));
  const some = useDraft((view) => left(view).length > 0);
  if (!some && !pressed) return null;
  const fill = () => {
    const filled = left(store.view());
    setPressed(true);
    void store.answer(Object.fromEntries(filled));
    const before = Object.fromEntries(filled.map(([field]) => [field, null]));
    offerUndo(
      store,
      filled.length === 1 ? '1 answer filled in' : `${filled.length} answers filled in`,
      before,
    );
  };
  return (
    // A disabled one would drop the focus when it is pressed.
    <Button size="sm" aria-disabled={!some || undefined} onClick={() => some && fill()}>
      {label}
    </Button>
  );
}
