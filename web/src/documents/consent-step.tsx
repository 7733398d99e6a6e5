import type { Block } from '@tidemark/contract/document-templates/markup';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Runs, TextBlocks } from '../document-templates/text-blocks.tsx';
import { wallClock } from '../documentation/wall-clock.ts';
import { Button } from '../ui/controls/button.tsx';
import { Check } from '../ui/controls/check.tsx';
import { Note } from '../ui/feedback/note.tsx';
import styles from './documents.module.css';
import type { FlowProps } from './flow-props.ts';
import { StepBar } from './step-bar.tsx';
import { signerWords } from './words.ts';

interface Props extends FlowProps {
  blocks: readonly Block[] | undefined;
}

/** The company's statement to consumers, with one box. */
export function ConsentStep({ blocks, text, signing, onChange, paper }: Props) {
  const { language, values } = text;
  const words = signerWords[language];
  const [tried, setTried] = useState(false);
  const agreed = signing.agreedAt !== undefined;
  const error = tried && !agreed ? words.consentFirst : undefined;
  return (
    <>
      {!blocks && (
        <Note tone="orange" lang={language}>
          {words.consentMissing}
        </Note>
      )}
      {blocks && (
        <TextBlocks
          {...{ blocks, language, ...values }}
          place={(block) =>
            block.kind === 'box' && (
              <div className={styles.place} data-fault={error !== undefined || undefined}>
                <Check
                  label={<Runs inlines={block.inlines} {...values} />}
                  required
                  checked={agreed}
                  error={error}
                  onChange={({ target }) =>
                    onChange({ agreedAt: target.checked ? wallClock(new Date()) : undefined })
                  }
                />
              </div>
            )
          }
        />
      )}
      {paper}
      <StepBar>
        <Button lang={language} onClick={() => onChange({ step: 'read' })}>
          {words.back}
        </Button>
        <Button
          kind="primary"
          size="lg"
          lang={language}
          disabled={!blocks}
          onClick={() => (agreed ? onChange({ step: 'sign' }) : setTried(true))}
        >
          {words.goOn}
          <ArrowRight size={20} aria-hidden />
        </Button>
      </StepBar>
    </>
  );
}
