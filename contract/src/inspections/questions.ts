/** First document, section 3: all four are of this category, and required. */
export const questionCategory = 'Initial Assessment';

export const inspectionQuestions = [
  { code: 'microbialGrowth', question: 'Was there any signs of microbial growth?' },
  {
    code: 'continuousMaterialsUnaffected',
    question: 'Are there continuous materials that were not affected?',
  },
  { code: 'cabinetsDetachDispose', question: 'Do cabinets need to be detached or disposed of?' },
  { code: 'packOutRequired', question: 'Is a Pack Out required?' },
] as const;

export type QuestionCode = (typeof inspectionQuestions)[number]['code'];
export const questionCodes = inspectionQuestions.map(({ code }) => code) as unknown as readonly [
  QuestionCode,
  ...QuestionCode[],
];
