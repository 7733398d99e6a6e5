import type { DocumentKind } from '@tidemark/contract/document-templates/kinds';

/** The documents of the story. */
export type StoryPaper = Extract<
  DocumentKind,
  'work-authorization' | 'drying-certificate' | 'completion-certificate' | 'equipment-on-site'
>;

const sample = 'This is a sample text for the demo, not legal advice.';

/** Two texts ship as placeholders, which cannot be signed. In the demo a manager has written and released them. */
export const storyTexts: readonly { kind: DocumentKind; body: string }[] = [
  {
    kind: 'work-authorization',
    body: `# Work Authorization
${sample}

{customer} asks {company} to begin emergency drying at {address}. Claim {claim}, {insurer}.

- The crew may enter, move contents and place drying equipment.
- Wet material that cannot be dried may be removed after it is photographed.
- Work is charged by the price list of the day; the deductible is {deductible}.

[!] enter: You may enter and begin today.
( ) pays=insurer: My insurance company pays, and I pay the deductible.
( ) pays=self: I pay myself.

[[sign customer]]
[[sign technician]]`,
  },
  {
    kind: 'consent',
    body: `${sample}
You may ask for paper instead, at any time and without cost. This consent covers the documents of this job.
[!] agree: I agree to sign electronically.`,
  },
];
