import fc from 'fast-check';

const scripts = fc.constantFrom(
  'قبو المنزل',
  'מרתף',
  '地下室のドア',
  '지하실',
  'ตู้ครัว',
  'नींव',
  '👩‍👩‍👧 🚰🏽 🇺🇸',
  'Z̷̡͑a̶l̵g̶o̸',
  'e\u0301\u0323 a\u030a',
  '\u202eturned\u202c \u200bzero\u2060',
  'bell\u0007 tab\t\u0000nul\u009f',
  '\ud800 half',
  '\uffff\ufdd0',
  'ﬁ ﬀ ½ Ⅷ ™ №',
  '<b>&amp;</b> (\\) %PDF',
);
/** Names in every script, and content no name should have. */
export const anyName = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  scripts,
  fc.array(scripts, { maxLength: 6 }).map((parts) => parts.join(' ')),
);
