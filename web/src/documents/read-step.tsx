import { ArrowDown, ArrowRight, Type } from 'lucide-react';
import { type CSSProperties, useRef } from 'react';
import { EmptyPlace } from '../document-templates/empty-place.tsx';
import { TextBlocks } from '../document-templates/text-blocks.tsx';
import { wallClock } from '../documentation/wall-clock.ts';
import { Button } from '../ui/controls/button.tsx';
import { Note } from '../ui/feedback/note.tsx';
import styles from './documents.module.css';
import type { FlowProps } from './flow-props.ts';
import { RightToCancel } from './right-to-cancel.tsx';
import { BarTool, StepBar } from './step-bar.tsx';
import { useSeen } from './use-seen.ts';
import { useTextSize } from './use-text-size.ts';
import { signerWords } from './words.ts';

/** The whole text. The way on opens once its end has been on the screen. */
export function ReadStep({
  text,
  cancelBy,
  signing,
  link,
  onChange,
  onDone,
}: FlowProps & { onDone: () => void }) {
  const { blocks, language, values, notKnown } = text;
  const words = signerWords[language];
  const end = useRef<HTMLParagraphElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [size, toNextSize] = useTextSize();
  const isSeen = signing.endSeenAt !== undefined;
  useSeen(end, bar, isSeen, () => onChange({ endSeenAt: wallClock(new Date()) }));
  function readOn() {
    const rest = bar.current?.getBoundingClientRect().top ?? innerHeight;
    scrollBy({ top: Math.max(160, rest - 160), behavior: 'smooth' });
  }
  return (
    <>
      {notKnown && <Note tone="orange">{notKnown}</Note>}
      <div style={{ '--text-scale': size } as CSSProperties}>
        <TextBlocks
          {...{ blocks, language, ...values }}
          place={(block) => (
            <>
              <RightToCancel {...{ block, language, withCancellation: cancelBy !== undefined }} />
              <EmptyPlace block={block} language={language} value={values.value} />
            </>
          )}
        />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard reaches the end of the text too */}
        <p ref={end} tabIndex={0} className={`text-center ${styles.end}`} lang={language}>
          {words.end}
        </p>
      </div>
      <StepBar ref={bar} hint={!isSeen && <span lang={language}>{words.readFirst}</span>}>
        <BarTool
          icon={<Type size={22} aria-hidden />}
          name={`${words.textSize}, ${size * 100} %`}
          onPress={toNextSize}
        >
          <span lang={language}>{words.textSize}</span>
        </BarTool>
        {link}
        {!isSeen && (
          <Button lang={language} icon={<ArrowDown size={20} aria-hidden />} onClick={readOn}>
            {words.readOn}
          </Button>
        )}
        <Button
          kind="primary"
          size="lg"
          lang={language}
          disabled={!isSeen}
          aria-describedby={isSeen ? undefined : 'step-hint'}
          onClick={onDone}
        >
          {words.goOn}
          <ArrowRight size={20} aria-hidden />
        </Button>
      </StepBar>
    </>
  );
}
