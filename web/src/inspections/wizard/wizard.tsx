import type { Inspection } from '@tidemark/contract/inspections/inspection';
import type { Project } from '@tidemark/contract/projects';
import { memo } from 'react';
import { DraftProvider } from '../intake/draft-context.tsx';
import { useDraftOf } from './use-draft-of.ts';
import { WizardScreen } from './wizard-screen.tsx';

export interface WizardProps {
  project: Project;
  /** The open one. */
  inspection: Inspection;
  /** Keeps this inspection on screen after it has ended; null releases it. */
  onHold: (id: string | null) => void;
}

/** Fields read answers from the draft; the screen around them does not render for each. */
const Screen = memo(WizardScreen);

/** The five steps over one draft. */
export function Wizard(props: WizardProps) {
  const store = useDraftOf(props.inspection);
  return (
    <DraftProvider value={store}>
      <Screen project={props.project} inspectionId={props.inspection.id} onHold={props.onHold} />
    </DraftProvider>
  );
}
