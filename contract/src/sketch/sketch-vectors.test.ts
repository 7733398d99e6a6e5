import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultOf } from './fault.ts';
import { figuresOfSketch } from './figures.ts';
import { runOf, shownLength } from './geometry.ts';
import { typedLength } from './lengths.ts';
import { sketchShape } from './shape.ts';
import { usualRules } from './usual-rules.ts';

/** As its file has it. */
type Case = ReturnType<typeof JSON.parse>;
const { vectors, refused, diagonals, typedLengths }: Case = JSON.parse(
  readFileSync(new URL('vectors/sketch-vectors.json', import.meta.url), 'utf8'),
);
/** The file leaves out what its case does not need. */
const whole = ({ openings = [], ...given }: Case) => ({
  v: 1,
  ...given,
  openings: openings.map((one: Case, index: number) => ({ id: `o${index}`, ...one })),
});

test.for(vectors as Case[])('sketch quantities: $name', ({ sketch, settings, want }) => {
  const read = sketchShape.parse(whole(sketch));
  expect(faultOf(read)).toBeUndefined();
  expect(figuresOfSketch(read, { ...usualRules, ...settings })).toMatchObject(want);
});

test.for(refused as Case[])('sketch refusals: $name', ({ sketch, message }) => {
  const read = sketchShape.safeParse(whole(sketch));
  expect(read.success ? faultOf(read.data)?.message : read.error.issues[0]?.message).toBe(message);
});

test.for(diagonals.rows as Case[])('sketch lengths: a 45° wall typed as $typed', ({ typed, run, shown }) => {
  expect(runOf(typed)).toBe(run);
  expect(shownLength({ run, diagonal: true })).toBe(shown);
});

test.for(typedLengths as Case[])(
  'sketch lengths: $text is $sixteenths sixteenths',
  ({ text, sixteenths }) => {
    expect(typedLength(text)).toBe(sixteenths);
  },
);
