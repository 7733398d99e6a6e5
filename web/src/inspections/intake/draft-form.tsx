import { type FocusEvent, type FormEvent, type ReactNode, useMemo } from 'react';
import { useDraftStore } from './draft-context.tsx';
import type { DraftStore } from './draft-store.ts';
import { asText, asValue, isDraftField } from './field-text.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * The one handler of all typed answers inside it: reads what is typed, and flushes when a field is left. It is no form
 * itself, every typed answer is one of its own: at each letter Chrome's autofill measures all fields of the form.
 */
export function DraftForm({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const store = useDraftStore();
  const handlers = useMemo(() => handlersOf(store), [store]);
  return (
    <div className={className} {...handlers}>
      {children}
    </div>
  );
}

function handlersOf(store: DraftStore) {
  return {
    onSubmit: (event: FormEvent) => event.preventDefault(),
    onInput(event: FormEvent) {
      const { name, value } = event.target as Control;
      if (!isDraftField(name)) return;
      // First document, section 4: editing the date or the time by hand clears the auto-recorded mark.
      const arrival = name === 'arrivalDate' || name === 'arrivalTime';
      store.type(name, asValue(name, value), arrival ? { arrivalAutoRecorded: false } : {});
    },
    onBlur(event: FocusEvent) {
      const control = event.target as Control;
      void store.flush();
      const { name } = control;
      if (isDraftField(name)) {
        store.leave(name);
        if (!store.view().invalid.has(name)) control.value = asText(name, store.view().inspection[name]);
      }
      const question = control.closest<HTMLElement>('[data-field]');
      if (question?.dataset.field && !question.contains(event.relatedTarget))
        store.leave(question.dataset.field);
    },
  };
}
