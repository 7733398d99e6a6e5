import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { slicesFor } from '../kit/families.ts';
import { type Face, fontOf, wideOf } from '../kit/fonts.ts';

const unseen = /[\p{C}\p{Z}]/u;

/** Every character in the printed fonts, read from their files. */
export async function covered(): Promise<number[]> {
  const drawn = (['regular', 'bold', 'mono', 'monoBold'] satisfies Face[]).map(
    (face) => new Set([...fontOf(face).characterSet, ...fontOf(wideOf[face]).characterSet]),
  );
  const all = new Set([...drawn[0]!].filter((codePoint) => drawn.every((set) => set.has(codePoint))));
  for (const { path, ranges } of slicesFor('')) {
    const said = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
    const text = said.filter((one) => one < 0xd800 || one > 0xdfff).map((one) => String.fromCodePoint(one));
    const font = create(await subsetFont(readFileSync(path), text.join(''), { targetFormat: 'truetype' }));
    if (!('characterSet' in font)) continue;
    const has = new Set(font.characterSet);
    for (const codePoint of said) if (has.has(codePoint)) all.add(codePoint);
  }
  return [...all].filter((one) => !unseen.test(String.fromCodePoint(one))).sort((one, other) => one - other);
}

/** Encoded as in contract/src/letters/ranges.ts: each range's distance from the previous one, and its length. */
export function written(codePoints: readonly number[]): string {
  const numbers: number[] = [];
  let last = 0;
  for (const [index, one] of codePoints.entries()) {
    if (index > 0 && one === last + 1) numbers[numbers.length - 1]! += 1;
    else numbers.push(one - last, 0);
    last = one;
  }
  return numbers.map((number) => number.toString(36)).join(',');
}
