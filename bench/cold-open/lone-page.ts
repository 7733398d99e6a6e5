import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromiumOptions } from '../browser.ts';

export interface LonePage {
  /** Sends one command in the browser's protocol to the page. @throws Error with the browser's message */
  send<Answer>(method: string, params?: object): Promise<Answer>;
  close(): Promise<void>;
}

interface Told {
  id?: number;
  result?: unknown;
  error?: { message: string };
}

/**
 * A browser on a device's folder with one page and no observer. Playwright makes a page report each request, and to
 * name the calling line the browser parses that script again: 100 ms of a slow phone's start.
 */
export async function openLonePage(device: string): Promise<LonePage> {
  const { executablePath, args } = chromiumOptions();
  const own = ['--headless', '--no-first-run', '--remote-debugging-port=0', `--user-data-dir=${device}`];
  const browser = spawn(executablePath, [...args, ...own, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const socket = new WebSocket(await addressOf(browser.stderr));
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  const waiting = new Map<number, (told: Told) => void>();
  socket.addEventListener('message', ({ data }) => {
    const told = JSON.parse(String(data)) as Told;
    if (told.id !== undefined) waiting.get(told.id)?.(told);
  });
  let count = 0;
  async function say<Answer>(method: string, params: object, sessionId?: string): Promise<Answer> {
    const id = ++count;
    const answered = new Promise<Told>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    const { result, error } = await answered;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as Answer;
  }
  const { targetInfos } = await say<{ targetInfos: { type: string; targetId: string }[] }>(
    'Target.getTargets',
    {},
  );
  const targetId = targetInfos.find(({ type }) => type === 'page')?.targetId;
  const { sessionId } = await say<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  return {
    send: (method, params = {}) => say(method, params, sessionId),
    async close() {
      const exited = once(browser, 'exit');
      await say('Browser.close', {});
      await exited;
    },
  };
}

async function addressOf(says: NodeJS.ReadableStream): Promise<string> {
  let said = '';
  for await (const text of says) {
    said += text;
    const address = /DevTools listening on (\S+)/.exec(said)?.[1];
    if (address) return address;
  }
  throw new Error(`The browser did not start.\n${said}`);
}
