import { expect, test } from 'vitest';
import { type AirTyping, beginAir, goTo, pressAir, typed } from './pad-typing.ts';

const blank = { temperatureF: '', rh: '', surfaceF: '' };
const begun = (places: number) =>
  beginAir(
    Array.from({ length: places }, () => blank),
    0,
  );
const after = (keys: readonly string[], from: AirTyping) => keys.reduce(pressAir, from);

test('air pad: two digits go on by themselves, five places are 20 taps', () => {
  const keys = [...'7840', ...'7142', ...'4862', ...'8035', ...'9028'];
  expect(keys).toHaveLength(20);
  const { texts, at } = after(keys, begun(5));
  expect(at).toBe(5);
  expect(texts.map(({ temperatureF, rh }) => `${temperatureF}/${rh}`)).toEqual([
    ...['78/40', '71/42', '48/62', '80/35', '90/28'],
  ]);
});

test('air pad: a decimal point goes back to the figure that was left', () => {
  expect(after([...'71.042.5'], begun(2))).toMatchObject({
    at: 1,
    texts: [{ ...blank, temperatureF: '71.0', rh: '42.5' }, blank],
  });
});

test('air pad: Next after a figure that went on by itself stays', () => {
  const state = after([...'71', 'field', ...'42', 'next'], begun(2));
  expect(state).toMatchObject({
    at: 1,
    field: 'temperatureF',
    texts: [{ ...blank, temperatureF: '71', rh: '42' }, blank],
  });
  expect(pressAir(state, 'next').at).toBe(2);
});

test.each([
  ['104 °F and 100 %', [...'104100'], { temperatureF: '104', rh: '100' }],
  ['-5 °F waits for Next field', ['minus', '5', 'field', ...'60'], { temperatureF: '-5', rh: '60' }],
  ['Delete goes back too', [...'71', 'delete', ...'240'], { temperatureF: '72', rh: '40' }],
])('air pad: %s', (_, keys, texts) => {
  expect(after(keys, begun(1)).texts).toEqual([{ ...blank, ...texts }]);
});

test('air pad: a surface is typed after a tap on it, waits for Next and is left with its place', () => {
  const read = after([...'78'], begun(2));
  const typed = after([...'58.5'], goTo(read, { at: 0, field: 'surfaceF' }));
  expect(typed).toMatchObject({ at: 0, field: 'surfaceF' });
  expect(after(['next'], typed)).toMatchObject({
    ...{ at: 1, field: 'temperatureF' },
    texts: [{ temperatureF: '78', rh: '', surfaceF: '58.5' }, blank],
  });
});

test('number pad: one decimal, at most 999.9', () => {
  expect([...'1234.56'].reduce((text, key) => typed(text, key), '')).toBe('123.5');
  expect(typed('19.6', '1', true)).toBe('1');
  expect(typed('0', '7')).toBe('7');
});
