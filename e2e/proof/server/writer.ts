import { setTimeout as after } from 'node:timers/promises';
import { type Answer, ask } from './ask.ts';
import { nthChange, type Write } from './changes.ts';
import type { Site, Values } from './site.ts';

/** Responses that mean "not now": the same request is sent again. */
const notNow = (status: number) => status >= 500 || status === 409;
const repeatable = 20;

/** A writer that changes things without pause, each change under its own key, and remembers what was acknowledged. */
export class Writer {
  /** The last acknowledged value of each place. */
  readonly known: Values = new Map();
  readonly acknowledged = { 'claim-sheet-changed': 0, 'room-added': 0, 'inspection-changed': 0 };
  /** Sent, perhaps applied, not acknowledged. */
  pending: Write | undefined;
  /** Requests repeated without a response, and how many of them had been applied the first time. */
  resent = 0;
  replayed = 0;
  readonly site: Site;
  private readonly number: number;
  private readonly latest: { write: Write; answer: Answer }[] = [];
  private count = 0;
  private stopped = false;

  private readonly ask: typeof ask;

  /** @param by sends its requests */
  constructor(site: Site, number: number, by = ask) {
    this.site = site;
    this.number = number;
    this.ask = by;
  }

  /** Lets it end once its last change is acknowledged. */
  stop(): void {
    this.stopped = true;
  }

  /** @param open resolves whenever the server may be written to */
  async run(open: () => Promise<void>): Promise<void> {
    for (;;) {
      await open();
      if (this.pending) this.resent++;
      else if (this.stopped) return;
      this.pending ??= nthChange(this.site, this.number, ++this.count);
      const answer = await this.ask(this.site.url, this.site.token, this.pending.asked);
      if (!answer || notNow(answer.status)) await after(5);
      else this.settle(this.pending, answer);
    }
  }

  private settle(write: Write, answer: Answer): void {
    const { method, path } = write.asked;
    if (answer.status >= 300)
      throw new Error(`${method} ${path} was answered ${answer.status} ${answer.text}`);
    if (answer.replayed) this.replayed++;
    for (const [place, value] of write.sets) this.known.set(place, value);
    this.acknowledged[write.audited]++;
    this.latest.push({ write, answer });
    if (this.latest.length > repeatable) this.latest.shift();
    this.pending = undefined;
  }

  /** Repeats an acknowledged change after newer ones: the response must be exactly the first one. */
  async repeat(): Promise<string[]> {
    const one = this.latest[Math.floor(Math.random() * this.latest.length)];
    if (!one) return [];
    const { asked } = one.write;
    const again = await ask(this.site.url, this.site.token, asked);
    const { status, text } = one.answer;
    if (again?.replayed && again.status === status && again.text === text) return [];
    return [
      `repeated ${asked.method} ${asked.path}: ${status} ${text} became ${again?.status} ${again?.text}`,
    ];
  }

  /** Compares what the server shows with what it acknowledged; a change in progress may show or not. */
  check(shown: Values): { lost: string[]; doubled: string[] } {
    const lost = [...this.known].filter(([place, value]) => {
      const seen = shown.get(place);
      return seen !== value && (seen === undefined || seen !== this.pending?.sets.get(place));
    });
    const rooms = [...this.known, ...(this.pending?.sets ?? [])].filter(([place]) =>
      place.startsWith('room '),
    );
    const doubled = rooms.filter(([place]) => Number(shown.get(place) ?? 0) > 1);
    return {
      lost: lost
        .filter((one) => !doubled.includes(one))
        .map(([place, value]) => `${place} = ${value}, shown: ${shown.get(place)}`),
      doubled: doubled.map(([place]) => `${place}: ${shown.get(place)} times`),
    };
  }
}
