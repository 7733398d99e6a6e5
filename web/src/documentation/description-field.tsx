import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import { useCallback, useEffect, useRef } from 'react';
import { explain } from '../offline/faults/index.ts';
import { beforeLeaving, forgetTyped, keepTyped, sentSoon, takeTyped } from '../offline/outbox/index.ts';
import { showWhole } from '../ui/controls/show-whole.ts';
import { tellEnding } from '../ui/feedback/tell-outcome.ts';
import { showToast } from '../ui/feedback/toast.tsx';
import { changeFile } from './change-file.ts';
import { copy, failures, successes } from './copy.ts';
import styles from './photo-card.module.css';

/** How long typing waits before it is stored; the pause before sending is the contract's. */
const pause = 250;

/** What was typed when the page closed, and the values it may replace: it never overwrites newer ones. */
interface Left {
  description: string;
  before: string[];
}

/** A photo's description, saved while it is typed. */
export function DescriptionField({ file }: { file: DocumentationFile }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const current = useRef({
    file,
    saved: file.description ?? '',
    typed: undefined as string | undefined,
    /** On its way into the device's store, which a closing page does not wait for. */
    saving: undefined as string | undefined,
    /** Saved but not announced until blur. */
    updated: false,
    timer: 0,
  });
  useEffect(() => {
    const { description } = file;
    const at = current.current;
    at.file = file;
    at.saved = description ?? '';
    // Shows values from other devices unless someone is typing here.
    if (area.current && document.activeElement !== area.current) area.current.value = at.saved;
  }, [file]);
  /** Also runs after the field unmounted, so it only reads refs. */
  const save = useCallback(() => {
    const at = current.current;
    clearTimeout(at.timer);
    const description = at.typed?.trim();
    at.typed = undefined;
    if (description === undefined || description === at.saved) return;
    at.saved = description;
    at.saving = description;
    const { id } = at.file;
    changeFile(at.file, { description }).then(
      () => {
        if (at.saving === description) {
          at.saving = undefined;
          forgetTyped(id);
        }
        if (area.current && document.activeElement === area.current) at.updated = true;
        else tellUpdated(at);
      },
      (error: unknown) => {
        reportError(error);
        const [title, message] = failures.update;
        showToast({ kind: 'error', id: 'description', title, message });
      },
    );
  }, []);
  useEffect(() => {
    const at = current.current;
    const left = takeTyped<Left>(at.file.id);
    if (left?.before.includes(at.saved)) {
      at.typed = left.description;
      if (area.current) area.current.value = left.description;
      save();
    } else if (left) forgetTyped(at.file.id);
    const leave = beforeLeaving(() => {
      const { file, typed, saving, saved } = at;
      const description = typed ?? saving;
      const before = [file.description ?? '', saved];
      if (description !== undefined) keepTyped<Left>(file.id, { description, before });
      save();
    });
    return () => {
      leave();
      // A photo moved to another room unmounts the field without a blur.
      if (at.updated) tellUpdated(at);
    };
  }, [save]);
  return (
    <textarea
      ref={area}
      className={`text-body w-full block tight ${styles.description}`}
      aria-label={`Description of ${file.filename}`}
      placeholder={copy.describe}
      rows={2}
      maxLength={2000}
      defaultValue={file.description ?? ''}
      onInput={({ currentTarget }) => {
        current.current.typed = currentTarget.value;
        clearTimeout(current.current.timer);
        current.current.timer = window.setTimeout(save, pause);
      }}
      onKeyUp={showWhole}
      onBlur={({ currentTarget }) => {
        save();
        // Values from other devices, if nothing was typed.
        currentTarget.value = current.current.saved;
        if (current.current.updated) tellUpdated(current.current);
      }}
    />
  );
}

function tellUpdated(field: { updated: boolean; file: DocumentationFile }): void {
  field.updated = false;
  const ending = sentSoon('documentation.update', { table: 'documentation', id: field.file.id });
  const words = { id: 'description', done: successes.update, failed: failures.update[0] };
  void tellEnding(ending, words, explain);
}
