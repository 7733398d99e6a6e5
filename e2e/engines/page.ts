import type { Command, Driver, Size } from './driver.ts';
import { type Chosen, choosing, downloading } from './files.ts';
import { aim, findReady, judge, whatWasHit } from './in-page.ts';
import { chord, typed } from './keys.ts';
import { Locator } from './locator.ts';
import { type Steps, setUp } from './playwrights-script.ts';
import { type Attempt, patience, poll } from './poll.ts';
import type { layWire } from './wire.ts';

type Expectation = Parameters<typeof judge>[2] & { timeout?: number };
export type Wire = Awaited<ReturnType<typeof layWire>>;

/** Playwright's page as far as the steps use it, over WebDriver. */
export class EnginePage {
  /** By this, Playwright's expect knows a page. */
  readonly _apiName = 'Page';
  private beforeNext: string[] = [];
  private presses = 0;
  private readonly everything = new Locator(this, '');
  private before: Promise<unknown> = Promise.resolve();

  readonly driver: Driver;
  readonly wire: Wire;
  /** What the pages' consoles said, and their uncaught errors. */
  readonly complaints: string[] = [];

  constructor(driver: Driver, wire: Wire) {
    this.driver = driver;
    this.wire = wire;
  }

  /** One command after the other: WebDriver has no order of its own. */
  ask<T>(command: Command, body?: Parameters<Driver['ask']>[1]): Promise<T> {
    const told = this.before.then(() => this.driver.ask<T>(command, body));
    this.before = told.catch(() => undefined);
    return told;
  }

  /** Runs a function in the page, from its own text, with Playwright's script as its first argument. */
  async inPage<A extends unknown[], R>(
    fn: (steps: Steps, ...given: A) => R,
    ...args: A
  ): Promise<Awaited<R>> {
    const script = `if (!window.__steps) return { absent: true };
      return Promise.resolve((${fn})(window.__steps, ...arguments)).then((value) => ({ value }));`;
    for (;;) {
      const told = await this.ask<{ absent?: true; value: Awaited<R> } | null>('execute', { script, args });
      // null: the page went away meanwhile.
      if (told && !told.absent) return told.value;
      await this.ask('execute', { script: setUp(this.driver.name), args: [] });
    }
  }
  evaluate = <R, A>(fn: (argument: A) => R, argument?: A) =>
    this.inPage(inPage('argument', `return (${fn})(argument);`), argument) as Promise<Awaited<R>>;

  locator = this.everything.locator;
  getByRole: Locator['getByRole'] = (...all) => this.everything.getByRole(...all);
  getByText = this.everything.getByText;
  getByLabel = this.everything.getByLabel;
  getByPlaceholder = this.everything.getByPlaceholder;

  async goto(address: string): Promise<void> {
    const url = new URL(address, this.wire.url).href;
    await this.noteComplaints();
    if (this.beforeNext.length > 0) {
      // Storage belongs to an origin: a file of ours that is shown as text and runs nothing.
      await this.ask('navigate', { url: new URL('/theme.js', this.wire.url).href });
      for (const script of this.beforeNext.splice(0)) await this.ask('execute', { script, args: [] });
    }
    await this.ask('navigate', { url });
  }
  async reload(): Promise<void> {
    await this.noteComplaints();
    await this.ask('refresh');
  }
  async goBack(): Promise<void> {
    await this.noteComplaints();
    await this.ask('back');
  }
  /** A page that is left takes its complaints along. */
  async noteComplaints(): Promise<void> {
    const told = await this.ask<string[]>('execute', {
      script: 'return window.__complaints?.splice(0) ?? []',
      args: [],
    });
    this.complaints.push(...told);
  }
  /** What happens in the tab that is about to be opened; it is closed afterwards. */
  async inNewTab(act: () => Promise<void>): Promise<void> {
    const own = await this.ask<string>('handle');
    const handle = await poll<string>('A new tab', async () => {
      const other = (await this.ask<string[]>('handles')).find((one) => one !== own);
      return other ? { done: other } : { not: 'None was opened.' };
    });
    await this.ask('switchTo', { handle });
    await act();
    await this.ask('closeTab');
    await this.ask('switchTo', { handle: own });
  }
  /** Unlike Playwright's, it runs once, before the next address: enough for what storage is to hold. */
  addInitScript = <A>(fn: (argument: A) => void, argument?: A) => {
    this.beforeNext.push(`(${fn})(${JSON.stringify(argument)})`);
  };
  readonly request = {
    post: (path: string, { data }: { data: object }) =>
      fetch(this.wire.url + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(data),
      }),
  };
  readonly context = () => ({
    _options: { baseURL: this.wire.url },
    setOffline: (off: boolean) => (off ? this.wire.cut() : this.wire.mend()),
  });
  setViewportSize = (size: Size) => this.driver.resize(size);

  /** Runs a function with the only element of a locator, once it is in these states. */
  onElement<R, A>(of: Locator, states: string[], fn: (element: Element, argument: A) => R, argument: A) {
    const body = `const found = await (${findReady})(steps, selector, states);
      return 'not' in found ? found : { done: await (${fn})(found.done, argument, steps) };`;
    return poll<Awaited<R>>(`${of}`, () =>
      this.inPage(inPage('selector, states, argument', body), of.selector, states, argument),
    );
  }
  async press(of: Locator): Promise<void> {
    const body = `const found = await (${findReady})(steps, selector, ['visible', 'enabled', 'stable']);
      return 'not' in found ? found : (${aim})(steps, found.done, attempt, aside);`;
    await poll(`Click ${of}`, async (attempt) => {
      // Two quick presses at one place are a double-click; a person's are two.
      await this.ask('release');
      const aside = this.presses++ % 2 === 0 ? 6 : -6;
      const found = await this.inPage<unknown[], Attempt<{ x: number; y: number }>>(
        inPage('selector, attempt, aside', body),
        ...[of.selector, attempt, aside],
      );
      if ('not' in found) return found;
      await this.mouse.move(found.done.x, found.done.y);
      await this.mouse.down('up');
      const hit = await this.inPage(whatWasHit);
      return hit === 'done' ? { done: true } : { not: `The press hit ${hit.hitTargetDescription}.` };
    });
  }
  async enter(of: Locator, text: string): Promise<void> {
    const states = ['visible', 'enabled', 'editable'];
    const fill = (element: Element, value: string, steps?: Steps) => steps!.fill(element, value);
    if ((await this.onElement(of, states, fill, text)) === 'done') return;
    await this.ask('act', text === '' ? chord('Delete') : typed(text));
  }
  select(of: Locator, option: string | object) {
    const wanted = typeof option === 'string' ? { valueOrLabel: option } : option;
    const choose = (element: Element, value: object, steps?: Steps) => steps!.selectOptions(element, [value]);
    return this.onElement(of, ['visible', 'enabled'], choose, wanted);
  }
  count = (of: Locator) =>
    this.inPage(
      (steps, selector) => steps.querySelectorAll(steps.parseSelector(selector), document).length,
      of.selector,
    );

  readonly keyboard = {
    press: (keys: string) => this.ask<void>('act', chord(keys)),
    type: (text: string) => this.ask<void>('act', typed(text)),
  };
  readonly mouse = {
    move: (x: number, y: number) =>
      this.point({
        type: 'pointerMove',
        duration: 0,
        x: Math.round(x),
        y: Math.round(y),
        origin: 'viewport',
      }),
    down: (and?: 'up') =>
      this.point({ type: 'pointerDown', button: 0 }, ...(and ? [{ type: 'pointerUp', button: 0 }] : [])),
    up: () => this.point({ type: 'pointerUp', button: 0 }),
  };
  private point = (...actions: object[]) =>
    this.ask<void>('act', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });

  /** Call it before what opens the chooser or begins the download, as with Playwright. */
  waitForEvent(event: 'filechooser'): Promise<Chosen>;
  waitForEvent(event: 'download'): ReturnType<typeof downloading>;
  waitForEvent(event: 'filechooser' | 'download'): Promise<unknown> {
    return event === 'filechooser' ? choosing(this) : downloading(this.driver.downloads);
  }
  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.ask<string>('screenshot', { full: false }), 'base64');
  }

  readonly mainFrame = () => ({
    _expect: (expression: string, options: Omit<Expectation, 'expression'>) =>
      this.expectation(':root', { ...options, expression }),
  });
  /** Answers Playwright's expect as its own pages do. */
  async expectation(selector: string, { timeout = patience, ...options }: Expectation) {
    let last: Awaited<ReturnType<typeof judge>> | undefined;
    const attempt = async () => {
      last = await this.inPage(judge, selector, options);
      return last.matches === options.isNot ? { not: last.why ?? '' } : { done: !options.isNot };
    };
    try {
      return { matches: await poll<boolean>(options.expression, attempt, timeout) };
    } catch (error) {
      const seen = await this.inPage(() => `${location.href}\n${document.body?.innerText.slice(0, 1000)}`);
      const errorMessage = `Error: ${last?.why ?? (error as Error).message} The page is ${seen}`;
      return { matches: options.isNot, received: last?.received, timedOut: true, errorMessage };
    }
  }
}

/** A function of Playwright's script and these arguments; only its text is ever used. */
const inPage = (names: string, body: string) =>
  ({ toString: () => `async (steps, ${names}) => { ${body} }` }) as unknown as (...all: unknown[]) => never;
