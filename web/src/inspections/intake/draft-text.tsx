import { longest } from '@tidemark/contract/fields';
import { inspectionFields } from '@tidemark/contract/inspections/fields';
import { memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { NumberField } from '../../ui/controls/number-field.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { useDraft, useDraftStore, useFieldError } from './draft-context.tsx';
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
export const DraftText = memo(function DraftText({ field, doubt, type, ...native }: DraftTextProps) {
  const { text, ...stored } = useStoredText<HTMLInputElement>(field);
  const doubted = useDraft(({ left, inspection }) => {
    const now = asText(field, inspection[field]);
    return left.has(field) || now === text ? doubt?.(now) : undefined;
  });
  return (
    <>
      {native.start === '$' ? (
        <NumberField {...stored} defaultValue={text} hint={doubted} {...native} />
      ) : (
        <TextField {...stored} defaultValue={text} hint={doubted} type={type} {...native} />
      )}
      <form id={stored.form} noValidate hidden />
    </>
  );
});

interface DraftChoiceProps {
  field: DraftField;
  choices: readonly { value: string; label: string }[];
  placeholder: string;
  className?: string | undefined;
}

/** One answer from the device's own list. What is stored stays in it, also if it is no choice of today. */
export function DraftChoice({ field, choices, placeholder, className }: DraftChoiceProps) {
  const store = useDraftStore();
  const stored = useDraft((view) => asText(field, view.inspection[field]));
  const known = stored === '' || choices.some(({ value }) => value === stored);
  return (
    <SelectField
      label={inspectionFields[field].label}
      className={className}
      placeholder={placeholder}
      choices={known ? choices : [{ value: stored, label: stored }, ...choices]}
      value={stored}
      onChange={({ target }) => void store.answer({ [field]: target.value || null })}
    />
  );
}

export interface DraftNotesProps {
  field: DraftField;
  placeholder?: string;
  rows?: number;
}

/** The same for several lines. */
export const DraftNotes = memo(function DraftNotes({ field, ...native }: DraftNotesProps) {
  const { text, ...stored } = useStoredText<HTMLTextAreaElement>(field);
  return (
    <>
      <TextArea {...stored} defaultValue={text} {...native} />
      <form id={stored.form} noValidate hidden />
    </>
  );
});

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
  return {
    ref,
    text,
    name: field,
    // A form to itself: draft-form.tsx says why.
    form: `answer-${field}`,
    label: inspectionFields[field].label,
    maxLength: longest(inspectionFields[field]),
    error: useFieldError(field),
  };
}
