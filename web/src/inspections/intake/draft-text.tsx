import { longest } from '@tidemark/contract/fields';
import { inspectionFields } from '@tidemark/contract/inspections/fields';
import { memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { useDraft, useFieldError } from './draft-context.tsx';
import type { DraftField } from './draft-store.ts';
import { asText } from './field-text.ts';

export interface DraftTextProps {
  field: DraftField;
  type?: 'text' | 'date' | 'time' | 'tel' | 'email';
  inputMode?: 'decimal' | 'numeric';
  maxLength?: number;
  placeholder?: string;
  start?: ReactNode;
  mono?: boolean;
  required?: boolean;
  className?: string | undefined;
  /** A warning about a text that is saved anyway, shown after blur. */
  doubt?: (text: string) => string | undefined;
}

/**
 * One typed answer. The browser keeps the text while it is typed (uncontrolled, read by the form's one handler);
 * values from elsewhere enter the field only while it has no focus.
 */
export const DraftText = memo(function DraftText({ field, doubt, ...native }: DraftTextProps) {
  const { ref, text, error } = useStoredText<HTMLInputElement>(field);
  const doubted = useDraft(({ left, inspection }) => {
    const stored = asText(field, inspection[field]);
    return left.has(field) || stored === text ? doubt?.(stored) : undefined;
  });
  const form = formOf(field);
  return (
    <>
      <TextField
        ref={ref}
        form={form}
        name={field}
        label={inspectionFields[field].label}
        maxLength={longest(inspectionFields[field])}
        defaultValue={text}
        error={error}
        hint={doubted}
        {...native}
      />
      <form id={form} noValidate hidden />
    </>
  );
});

export interface DraftNotesProps {
  field: DraftField;
  placeholder?: string;
  rows?: number;
}

/** The same for several lines. */
export const DraftNotes = memo(function DraftNotes({ field, ...native }: DraftNotesProps) {
  const { ref, text, error } = useStoredText<HTMLTextAreaElement>(field);
  const form = formOf(field);
  return (
    <>
      <TextArea
        ref={ref}
        form={form}
        name={field}
        label={inspectionFields[field].label}
        maxLength={longest(inspectionFields[field])}
        defaultValue={text}
        error={error}
        {...native}
      />
      <form id={form} noValidate hidden />
    </>
  );
});

/** The form an answer has to itself (draft-form.tsx says why). */
const formOf = (field: DraftField) => `answer-${field}`;

function useStoredText<E extends HTMLInputElement | HTMLTextAreaElement>(field: DraftField) {
  const ref = useRef<E>(null);
  const stored = useDraft((view) => asText(field, view.inspection[field]));
  const wrong = useDraft((view) => view.invalid.get(field));
  // Invalid text survives collapsing its section.
  const [text] = useState(wrong ? String(wrong.value) : stored);
  useLayoutEffect(() => {
    const control = ref.current;
    if (!control || wrong || control === document.activeElement || control.value === stored) return;
    control.value = stored;
  }, [stored, wrong]);
  return { ref, text, error: useFieldError(field) };
}
