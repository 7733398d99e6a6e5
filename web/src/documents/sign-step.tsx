import { Lock } from 'lucide-react';
import { useRef, useState } from 'react';
import { EmptyPlace } from '../document-templates/empty-place.tsx';
import { TextBlocks } from '../document-templates/text-blocks.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Check } from '../ui/controls/check.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { Card } from '../ui/layout/card.tsx';
import { signsHere } from './content-of.ts';
import styles from './documents.module.css';
import type { FlowProps } from './flow-props.ts';
import { SigningPlace } from './places.tsx';
import { RightToCancel } from './right-to-cancel.tsx';
import { StepBar } from './step-bar.tsx';
import { signerWords } from './words.ts';

const none: ReadonlyMap<string, string> = new Map();

/** Ticks, choices, initials, handwriting and signatures, each in its place of the text. */
export function SignStep(props: FlowProps) {
  const { text, consent, cancelBy, names, byLink, signing, faultsOf, onChange, onSeal, paper } = props;
  const { blocks, language, values } = text;
  const words = signerWords[language];
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const places = useRef<HTMLDivElement>(null);
  const faults = tried ? faultsOf(signing) : none;
  async function seal() {
    setTried(true);
    const now = faultsOf(signing);
    if (now.has('consent') && now.size === 1 && consent) return onChange({ step: 'consent' });
    if (now.size > 0) {
      // Once they are drawn.
      requestAnimationFrame(() => {
        const first = places.current?.querySelector<HTMLElement>('[data-fault]');
        first?.scrollIntoView({ block: 'center' });
        first?.focus({ preventScroll: true });
      });
      return;
    }
    setBusy(true);
    await onSeal().finally(() => setBusy(false));
  }
  const told = faults.get('told');
  const email = faults.get('email');
  return (
    <div ref={places} className="stack gap-4">
      <TextBlocks
        {...{ blocks, language, ...values }}
        place={(block, at) => (
          <>
            {block.kind === 'sign' && block.role === 'customer' && cancelBy !== undefined && (
              <div className={styles.place} data-fault={told !== undefined || undefined} tabIndex={-1}>
                <Check
                  label={words.toldAloud(cancelBy)}
                  required
                  checked={signing.toldAloud ?? false}
                  error={told}
                  onChange={({ target }) => onChange({ toldAloud: target.checked })}
                />
              </div>
            )}
            <RightToCancel {...{ block, language, withCancellation: cancelBy !== undefined }} />
            {'role' in block && !signsHere(block.role, byLink) ? (
              <EmptyPlace block={block} language={language} value={values.value} />
            ) : (
              <SigningPlace {...{ block, at, language, values, signing, faults, names, onChange }} />
            )}
          </>
        )}
      />
      <Card lang={language}>
        <div data-fault={email !== undefined || undefined} tabIndex={-1}>
          <TextField
            label={words.email}
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={254}
            value={signing.email ?? ''}
            error={email}
            onChange={({ target }) => onChange({ email: target.value })}
          />
        </div>
      </Card>
      {paper}
      <StepBar
        hint={
          faults.size > 0 && (
            <span role="alert" lang={language}>
              {faults.get('day') ?? faults.get('consent') ?? words.missing}
            </span>
          )
        }
      >
        <Button lang={language} onClick={() => onChange({ step: 'read' })}>
          {words.back}
        </Button>
        <Button
          kind="primary"
          size="lg"
          lang={language}
          busy={busy}
          icon={<Lock size={20} aria-hidden />}
          onClick={() => void seal()}
        >
          {words.seal}
        </Button>
      </StepBar>
    </div>
  );
}
