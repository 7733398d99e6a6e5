import { asLocator, escapeForAttributeSelector, escapeForTextSelector } from './playwrights-script.ts';

type Text = string | RegExp;
interface Filter {
  has?: Locator;
  hasText?: Text;
  visible?: boolean;
}
interface Role {
  name?: Text;
  exact?: boolean;
  [state: string]: unknown;
}
interface Waiting {
  timeout?: number;
}

/** What a locator needs of its page. */
interface Place {
  press(of: Locator): Promise<void>;
  enter(of: Locator, text: string): Promise<void>;
  select(of: Locator, option: string | object): Promise<unknown>;
  count(of: Locator): Promise<number>;
  onElement<R, A>(
    of: Locator,
    states: string[],
    fn: (element: Element, argument: A) => R,
    argument: A,
  ): Promise<Awaited<R>>;
  keyboard: { press(keys: string): Promise<void> };
  expectation(
    selector: string,
    options: { expression: string; isNot: boolean; timeout?: number | undefined },
  ): Promise<{ matches: boolean; errorMessage?: string }>;
}

/** Playwright's locator as far as the steps use it: the same selectors, and a page of any engine behind them. */
export class Locator {
  /** By this, Playwright's expect knows a locator. */
  readonly _apiName = 'Locator';

  private readonly at: Place;
  readonly selector: string;

  constructor(at: Place, selector: string) {
    this.at = at;
    this.selector = selector;
  }

  private with = (part: string) => new Locator(this.at, this.selector ? `${this.selector} >> ${part}` : part);

  locator = (inner: string | Locator, filter: Filter = {}) =>
    this.with(typeof inner === 'string' ? inner : `internal:chain=${JSON.stringify(inner.selector)}`).filter(
      filter,
    );
  getByRole(role: string, { name, exact = false, ...states }: Role = {}) {
    const parts = Object.entries(states).map(([state, value]) => `[${state}=${value}]`);
    if (name !== undefined) parts.push(`[name=${escapeForAttributeSelector(name, exact)}]`);
    return this.with(`internal:role=${role}${parts.join('')}`);
  }
  getByText = (text: Text, { exact = false } = {}) =>
    this.with(`internal:text=${escapeForTextSelector(text, exact)}`);
  getByLabel = (text: Text, { exact = false } = {}) =>
    this.with(`internal:label=${escapeForTextSelector(text, exact)}`);
  getByPlaceholder = (text: Text, { exact = false } = {}) =>
    this.with(`internal:attr=[placeholder=${escapeForAttributeSelector(text, exact)}]`);
  filter({ has, hasText, visible }: Filter): Locator {
    let found: Locator = this;
    if (hasText !== undefined)
      found = found.with(`internal:has-text=${escapeForTextSelector(hasText, false)}`);
    if (has) found = found.with(`internal:has=${JSON.stringify(has.selector)}`);
    return visible === undefined ? found : found.with(`visible=${visible}`);
  }
  and = (other: Locator) => this.with(`internal:and=${JSON.stringify(other.selector)}`);
  or = (other: Locator) => this.with(`internal:or=${JSON.stringify(other.selector)}`);
  nth = (index: number) => this.with(`nth=${index}`);
  first = () => this.nth(0);
  last = () => this.nth(-1);
  toString = () => asLocator('javascript', this.selector);
  page = () => this.at;

  click = () => this.at.press(this);
  async check() {
    if (!(await this.evaluate((element) => (element as HTMLInputElement).checked))) await this.click();
  }
  fill = (text: string) => this.at.enter(this, text);
  async press(keys: string) {
    await this.focus();
    await this.at.keyboard.press(keys);
  }
  focus = () => this.evaluate((element) => (element as HTMLElement).focus());
  blur = () => this.evaluate((element) => (element as HTMLElement).blur());
  scrollIntoViewIfNeeded = () => this.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  selectOption = (option: string | object) => this.at.select(this, option);
  evaluate = <R, A>(fn: (element: Element, argument: A) => R, argument?: A) =>
    this.at.onElement(this, [], fn, argument as A);
  getAttribute = (name: string) => this.evaluate((element, wanted) => element.getAttribute(wanted), name);
  textContent = () => this.evaluate((element) => element.textContent);
  inputValue = () => this.evaluate((element) => (element as HTMLInputElement).value);
  boundingBox = () =>
    this.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });
  count = () => this.at.count(this);
  async waitFor({ state = 'visible', timeout }: Waiting & { state?: 'visible' | 'hidden' } = {}) {
    const { matches, errorMessage } = await this._expect(`to.be.${state}`, { isNot: false, timeout });
    if (!matches) throw new Error(`${this} is not ${state}. ${errorMessage ?? ''}`);
  }
  /** What Playwright's expect asks of a locator. */
  _expect = (expression: string, options: { isNot: boolean } & Waiting) =>
    this.at.expectation(this.selector, { ...options, expression });
}
