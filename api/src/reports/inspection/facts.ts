export interface Fact {
  label: string;
  value: string;
}
export interface FactGroup {
  title: string;
  facts: Fact[];
  /** Free text under the facts. */
  text?: Fact | undefined;
}

export type Given = [label: string, value: string | number | false | null | undefined];
/** What was not entered is left out. */
export const factsOf = (given: Given[]): Fact[] =>
  given.flatMap(([label, value]) => {
    const text = String(value === false ? '' : (value ?? '')).trim();
    return text ? { label, value: text } : [];
  });

export const noted = (label: string, text: string | null): Fact | undefined =>
  text?.trim() ? { label, value: text.trim() } : undefined;
