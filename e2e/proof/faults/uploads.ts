import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type { Site } from '../server/site.ts';
import { leaks } from './leaks.ts';
import { type Seen, told } from './traffic.ts';

interface Sent {
  id: string;
  key: string;
  name: string;
  text: string;
}

/**
 * Several people who upload small documents without pause, each under its own key, and repeat one until it is accepted.
 */
export class Uploaders {
  readonly seen: Seen[] = [];
  readonly taken: Sent[] = [];
  private readonly site: Site;
  private readonly stopped = new AbortController();
  private readonly running: Promise<void>[];
  private readonly kilobytes: number;

  constructor(site: Site, count: number, kilobytes = 2) {
    this.site = site;
    this.kilobytes = kilobytes;
    this.running = Array.from({ length: count }, (_, number) => this.run(number));
  }

  private async run(number: number): Promise<void> {
    for (let count = 0; !this.stopped.signal.aborted; count++) {
      const name = `reading-${number}-${count}.txt`;
      const text = `${randomUUID()}\n`.repeat(this.kilobytes * 27);
      const one = { id: randomUUID(), key: randomUUID(), name, text };
      for (;;) {
        const status = await this.send(one);
        if (status < 300 && status > 0) this.taken.push(one);
        if (status > 0 && status < 500) break;
        if (this.stopped.signal.aborted) return;
        await after(200);
      }
      await after(500);
    }
  }

  private async send({ id, key, name, text }: Sent): Promise<number> {
    const { url, token, inspectionId } = this.site;
    const form = new FormData();
    for (const [field, value] of Object.entries({ id, inspectionId, type: 'document' }))
      form.set(field, value);
    form.set('file', new File([text], name));
    const at = performance.now();
    const keep = (status: number, body: string, retryAfter: string | null) => {
      const { code = '', error: sentence = '' } = body
        ? (JSON.parse(body) as { code?: string; error?: string })
        : {};
      this.seen.push({
        who: 'writer',
        at,
        ms: performance.now() - at,
        status,
        code,
        sentence,
        retryAfter,
        text: status < 400 ? '' : body,
      });
      return status;
    };
    try {
      const answer = await fetch(`${url}/api/v1/documentation/upload`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': key },
        body: form,
        signal: AbortSignal.timeout(90_000),
      });
      return keep(answer.status, await answer.text(), answer.headers.get('Retry-After'));
    } catch {
      // No response: what became of it is unknown, so it is sent again.
      return keep(0, '', null);
    }
  }

  /** What they saw since a moment. */
  told(since: number): string[] {
    return told(this.seen.filter(({ at, ms }) => at + ms > since)).map((line) => `uploading: ${line}`);
  }

  /** What no uploader should have seen since a moment. */
  wrong(since: number, { within, codes }: { within: number; codes: readonly string[] }): string[] {
    const wrong = this.seen
      .filter(({ at, ms }) => at + ms > since)
      .flatMap(({ status, code, ms, text }) => {
        const leak = leaks(text);
        return [
          ...(ms > within ? [`an upload waited ${Math.round(ms)} ms`] : []),
          ...(status >= 300 && !codes.includes(code) ? [`an upload was answered ${status} ${code}`] : []),
          ...(leak ? [`an answer tells of the inside: ${leak}`] : []),
        ];
      });
    return [...new Set(wrong)];
  }

  /** Lets them finish, then fetches everything that was accepted. @returns what differs from what was sent */
  async checkAll(): Promise<string[]> {
    this.stopped.abort();
    await Promise.all(this.running);
    const wrong: string[] = [];
    for (const { id, name, text } of this.taken) {
      const answer = await fetch(`${this.site.url}/api/v1/documentation/file/${id}`, {
        headers: { Authorization: `Bearer ${this.site.token}` },
      });
      const found = createHash('sha256')
        .update(Buffer.from(await answer.arrayBuffer()))
        .digest('hex');
      const sent = createHash('sha256').update(text).digest('hex');
      if (answer.status !== 200 || found !== sent)
        wrong.push(`${name} was taken and is lost (${answer.status})`);
    }
    return wrong;
  }
}
