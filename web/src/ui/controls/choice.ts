import type { ReactNode } from 'react';

/** One answer of a list: a plain string is both value and label. */
export type Choice<Value extends string = string> =
  | Value
  | { readonly value: Value; readonly label: string; readonly icon?: ReactNode };

export function choiceOf<Value extends string>(choice: Choice<Value>) {
  return typeof choice === 'string' ? { value: choice, label: choice as string, icon: undefined } : choice;
}
