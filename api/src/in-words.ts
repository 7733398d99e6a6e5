import type { z } from 'zod';

const formats: Record<string, string> = {
  email: 'Use an email address.',
  url: 'Use an address like https://inspections.company.example.',
  date: 'Use a day like 2026-11-21.',
};

/** Messages for operators about invalid settings, for schemas without their own. */
export const inWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return ['number', 'int'].includes(issue.expected) ? 'Use a whole number.' : undefined;
    case 'too_small':
      return issue.origin === 'string'
        ? `Use at least ${issue.minimum} characters.`
        : `Use ${issue.minimum} or more.`;
    case 'too_big':
      return issue.origin === 'string'
        ? `Use at most ${issue.maximum} characters.`
        : `Use at most ${issue.maximum}.`;
    case 'invalid_value':
      return `Use one of ${issue.values.join(', ')}.`;
    case 'invalid_format':
      return formats[issue.format];
    default:
      return undefined;
  }
};
