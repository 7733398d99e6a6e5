import type { z } from 'zod';

const kinds: Record<string, string> = {
  ...{ string: 'text', number: 'a number', int: 'a whole number', boolean: 'true or false' },
  ...{ array: 'a list', tuple: 'a list', object: 'an object', record: 'an object' },
};
const formats: Record<string, string> = {
  ...{
    uuid: 'an id (a UUID)',
    email: 'an email address',
    url: 'a web address',
    date: 'a date like 2026-11-21',
  },
  ...{ datetime: 'a time like 2026-11-21T15:04:05.000Z', base64: 'base64', base64url: 'base64url' },
};

const words = (key: string) =>
  key.replace(/(?<=[a-z])(?=[A-Z\d])/g, ' ').replace(/[A-Z](?=[a-z ])/g, (first) => first.toLowerCase());

/** "Lines 1, rate" of lines.0.rate. */
function nameOf(path: readonly PropertyKey[]): string {
  const parts: string[] = [];
  for (const key of path)
    if (typeof key === 'number' && parts.length > 0) parts.push(`${parts.pop()} ${key + 1}`);
    else parts.push(typeof key === 'number' ? `part ${key + 1}` : words(String(key)));
  const name = parts.join(', ') || 'what was sent';
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const count = (of: number | bigint, one: string) =>
  `${of.toLocaleString('en-US')} ${one}${of === 1 ? '' : 's'}`;
const oneOf = (values: readonly unknown[]) =>
  values.length === 1 ? `${values[0]}` : `one of ${values.map(String).join(', ')}`;

type Issue = z.core.$ZodRawIssue;

function sized({ origin, ...issue }: Extract<Issue, { code: 'too_small' | 'too_big' }>): string {
  const [limit, word, side] =
    issue.code === 'too_small'
      ? [issue.minimum, 'at least', issue.inclusive ? 'or more' : 'exceeded']
      : [issue.maximum, 'at most', issue.inclusive ? 'or less' : 'missed'];
  if (origin === 'string') return `must have ${word} ${count(limit, 'character')}`;
  if (origin === 'array' || origin === 'set')
    return `must have ${word} ${count(limit, 'entry').replace('entrys', 'entries')}`;
  if (side === 'exceeded') return `must be more than ${limit.toLocaleString('en-US')}`;
  if (side === 'missed') return `must be less than ${limit.toLocaleString('en-US')}`;
  return `must be ${limit.toLocaleString('en-US')} ${side}`;
}

/** As the other texts say it: without a period. */
const required = 'is required';

function saidOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return required;
      return `must be ${kinds[issue.expected] ?? 'of another kind'}`;
    case 'invalid_value':
      return issue.input === undefined ? required : `must be ${oneOf(issue.values)}`;
    case 'invalid_union':
      if (issue.input === undefined) return required;
      return 'options' in issue && Array.isArray(issue.options)
        ? `must be ${oneOf(issue.options.filter((option) => option !== undefined))}`
        : 'is not valid';
    case 'too_small':
    case 'too_big':
      return sized(issue);
    case 'invalid_format':
      return formats[issue.format] ? `must be ${formats[issue.format]}` : 'is not in the right form';
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    default:
      return 'is not valid';
  }
}

/** A sentence for people about input whose schema has none of its own. */
export const saidOfInput: z.core.$ZodErrorMap = (issue) => {
  const said = saidOf(issue);
  return `${nameOf(issue.path ?? [])} ${said}${said === required ? '' : '.'}`;
};
