import type { OfficeField } from '@tidemark/contract/projects/fields';
import { useCallback, useEffect, useId, useState } from 'react';
import { CallError, explain } from '../../offline/faults/index.ts';
import { copy } from './copy.ts';
import { type Errors, errorsOf, type ProjectForm } from './project-form.ts';

/** The input and its errors; the first invalid field gets the focus. */
export function useProjectForm(initial: ProjectForm) {
  const formId = useId();
  const [form, setForm] = useState(initial);
  const [errors, setErrors] = useState<Errors>({});
  const [round, setRound] = useState(0);
  const [problem, setProblem] = useState<{ title: string; message: string | undefined }>();

  // After rendering, so that the field is described by its error when it is reached.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a refusal moves the focus, not mending a field
  useEffect(() => {
    const wrong = (Object.keys(errors) as OfficeField[]).filter((field) => errors[field]);
    if (wrong.length === 0) return;
    // In the form's order.
    const inputs = wrong.map((field) => `[name=${field}]`).join();
    document.getElementById(formId)?.querySelector<HTMLElement>(inputs)?.focus();
  }, [round]);

  const change = useCallback((field: OfficeField, value: string) => {
    setForm((before) => ({ ...before, [field]: value }));
    setErrors(({ [field]: _, ...others }) => others);
  }, []);
  const refuse = useCallback((found: Errors) => {
    setErrors(found);
    setProblem(undefined);
    setRound((n) => n + 1);
  }, []);
  /** The server's refusals: beside their fields, else above the buttons, which a toast would cover on a phone. */
  const tell = useCallback(
    (error: unknown, otherwise: string) => {
      if (!(error instanceof CallError)) return setProblem({ title: otherwise, message: explain(error) });
      const found = errorsOf(error.details);
      if (Object.keys(found).length > 0) return refuse(found);
      const message = error.status === 0 ? copy.needsNetwork : error.code ? error.message : undefined;
      setProblem({ title: otherwise, message });
    },
    [refuse],
  );
  return { formId, form, setForm, errors, setErrors, problem, setProblem, change, refuse, tell };
}
