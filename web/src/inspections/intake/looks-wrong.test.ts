import { expect, test } from 'vitest';
import { emailLooksWrong } from './looks-wrong.ts';

test.each(['', '  ', 'a@b.co', ' dana.reyes+claims@mail.company.example ', 'josé@correo.españa'])(
  'intake fields: "%s" gets no warning',
  (text) => expect(emailLooksWrong(text)).toBeUndefined(),
);

test.each([
  'dana',
  'dana@',
  '@company.example',
  'dana@company',
  'dana@company.',
  'dana@company..example',
  'dana @company.example',
  'dana@company,example.com',
  'dana@company.example; luis@company.example',
  'a@b.c',
  'dana@@company.example',
])('intake fields: "%s" gets a warning', (text) =>
  expect(emailLooksWrong(text)).toContain("This doesn't look like"),
);
