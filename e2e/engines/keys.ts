import type { Body } from './driver.ts';

/** WebDriver's characters for keys that have none. */
const named: Record<string, string> = {
  ...{
    Backspace: '\uE003',
    Tab: '\uE004',
    Enter: '\uE007',
    Shift: '\uE008',
    Control: '\uE009',
    Alt: '\uE00A',
  },
  ...{ Escape: '\uE00C', Space: ' ', ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014' },
  ...{ ArrowDown: '\uE015', Delete: '\uE017' },
};

const source = (actions: object[]): Body => ({ actions: [{ type: 'key', id: 'keyboard', actions }] });

/** The body of WebDriver's actions for a chord as Playwright writes it, such as Control+z. */
export function chord(keys: string): Body {
  const all = keys.split(/(?<=.)\+/).map((key) => named[key] ?? key);
  const down = all.map((value) => ({ type: 'keyDown', value }));
  return source([...down, ...all.toReversed().map((value) => ({ type: 'keyUp', value }))]);
}

/** The same for a text, a key for each character. */
export const typed = (text: string): Body =>
  source(
    [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  );
