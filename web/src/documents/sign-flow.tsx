import { ConsentStep } from './consent-step.tsx';
import type { FlowProps } from './flow-props.ts';
import { ReadStep } from './read-step.tsx';
import { SignStep } from './sign-step.tsx';

/** Read to the end, agree once, then sign. */
export function SignFlow(props: FlowProps) {
  const { signing, consent, onChange } = props;
  if (signing.step === 'read')
    return (
      <ReadStep
        {...props}
        onDone={() => onChange({ step: consent?.isFirst && !signing.agreedAt ? 'consent' : 'sign' })}
      />
    );
  if (signing.step === 'consent' && consent) return <ConsentStep {...props} blocks={consent.blocks} />;
  return <SignStep {...props} />;
}
