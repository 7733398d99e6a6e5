import type { Steps, Told } from './playwrights-script.ts';
import type { Attempt } from './poll.ts';

/** These functions run in the page, each from its own text: they use their arguments and nothing around them. */

/** The only element a selector finds, once it is in these states. */
export async function findReady(steps: Steps, selector: string, states: string[]): Promise<Attempt<Element>> {
  const parsed = steps.parseSelector(selector);
  const found = steps.querySelectorAll(parsed, document);
  if (found.length > 1) return { not: steps.strictModeViolationError(parsed, found).message };
  const element = found[0];
  if (!element) return { not: 'It is not there.' };
  const lacking = states.length > 0 ? await steps.checkElementStates(element, states, true) : undefined;
  return lacking ? { not: `It is not ready: ${JSON.stringify(lacking)}` } : { done: element };
}

/** Where to press an element, a little `aside` of its middle, once it is in view and nothing lies over it. */
export function aim(
  steps: Steps,
  element: Element,
  attempt: number,
  aside: number,
): Attempt<{ x: number; y: number }> {
  // What sticks to an edge of the screen may cover it at one place and not at another.
  const block = (['nearest', 'center', 'end', 'start'] as const)[attempt % 4]!;
  element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
  const { left, right, top, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const middle = (from: number, to: number, end: number) =>
    Math.floor((Math.max(from, 0) + Math.min(to, end)) / 2);
  const x = middle(left, right, innerWidth) + (right - left > 40 ? aside : 0);
  const point = { x, y: middle(top, bottom, innerHeight) };
  // What the screen moves under the pointer until then gets no event.
  const guard = steps.setupHitTargetInterceptor(element, 'mouse', point, false);
  if (typeof guard === 'string') return { not: `${guard} lies over it.` };
  const press = { guard, clicked: false };
  Object.assign(window, { __press: press });
  addEventListener('click', () => Object.assign(press, { clicked: true }), { capture: true, once: true });
  return { done: point };
}

/** Whether the press hit what it was meant for, as a click; a page that it left says nothing any more. */
export function whatWasHit(): 'done' | { hitTargetDescription: string } {
  const { __press } = window as {
    __press?: { guard: { stop(): 'done' | { hitTargetDescription: string } }; clicked: boolean };
  };
  if (!__press) return 'done';
  const hit = __press.guard.stop();
  // Playwright's guard is content with a press that came to nothing.
  return hit === 'done' && !__press.clicked ? { hitTargetDescription: 'nothing' } : hit;
}

/** Playwright's own judgement of one expectation at this moment (its Frame._expectInternal). */
export async function judge(
  steps: Steps,
  selector: string,
  options: { expression: string; isNot: boolean; expectedNumber?: number; expectedText?: unknown[] },
): Promise<Told & { why?: string }> {
  const { expression, isNot } = options;
  const parsed = steps.parseSelector(selector);
  const found = steps.querySelectorAll(parsed, document);
  const many = expression === 'to.have.count' || expression.endsWith('.array');
  if (found.length > 1 && !many)
    return { matches: isNot, why: steps.strictModeViolationError(parsed, found).message };
  if (found.length > 0 || many) return steps.expect(found[0], options, found, true);
  if (expression === 'to.be.hidden' || expression === 'to.be.detached') return { matches: true };
  if (['to.be.visible', 'to.be.attached', 'to.be.in.viewport'].includes(expression))
    return { matches: false };
  return { matches: isNot, why: 'element(s) not found' };
}
