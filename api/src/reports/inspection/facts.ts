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

const notEntered = 'Not entered';

export type Given = [label: string, value: string | number | null | undefined];
export const factsOf = (given: Given[]): Fact[] =>
  given.map(([label, value]) => ({ label, value: String(value ?? '').trim() || notEntered }));

export const noted = (label: string, text: string | null): Fact | undefined =>
  text?.trim() ? { label, value: text.trim() } : undefined;
