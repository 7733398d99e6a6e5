import { expect, test } from 'vitest';
import { emailLooksWrong } from './looks-wrong.ts';

test.each(['', '  ', 'a@b.co', ' dana.reyes+claims@mail.company.example ', 'josé@correo.españa'])(
  'nothing is said of "%s"',
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
])('"%s" looks wrong', (text) => expect(emailLooksWrong(text)).toContain("This doesn't look like"));
