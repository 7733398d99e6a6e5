import { liveEvent } from '@tidemark/contract/live';

/** A device's stream of live changes, read over real HTTP. */
export class Stream {
  /** Every project sent so far, in order. */
  readonly projects: number[] = [];
  /** Those sent as no longer the listener's. */
  readonly gone: number[] = [];
  /** How often it was told to read everything. */
  everything = 0;
  readonly response: Response;
  #reader: ReadableStreamDefaultReader<string>;
  #text = '';

  constructor(response: Response) {
    this.response = response;
    this.#reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  }

  /** Reads on; false at the end of the stream. */
  async #read(): Promise<boolean> {
    const { value = '', done } = await this.#reader.read();
    const blocks = (this.#text + value).split('\n\n');
    this.#text = blocks.pop()!;
    for (const block of blocks) {
      if (block.startsWith(':')) continue;
      const [, json] = /^data: (.*)$/.exec(block) ?? [];
      const event = liveEvent.parse(JSON.parse(json!));
      if ('everything' in event) {
        this.everything++;
        continue;
      }
      this.projects.push(event.project);
      if (event.gone) this.gone.push(event.project);
    }
    return !done;
  }

  /** Waits for a project; returns everything received up to then. */
  async until(project: number): Promise<number[]> {
    while (!this.projects.includes(project)) {
      if (!(await this.#read())) throw new Error(`The stream ended without a word of project ${project}.`);
    }
    return this.projects.slice(0, this.projects.indexOf(project) + 1);
  }

  /** Waits until it was told to read everything. */
  async untilEverything(): Promise<void> {
    while (this.everything === 0) {
      if (!(await this.#read()))
        throw new Error('The stream ended without saying that everything is to be read.');
    }
  }

  /** Waits for the end. */
  async ended(): Promise<void> {
    while (await this.#read());
  }

  close(): Promise<void> {
    return this.#reader.cancel();
  }
}

/** Opens a stream that looks back this many seconds; resolves when the server listens. */
export async function listen(of: { url: string; token: string | undefined }, away = 0): Promise<Stream> {
  const headers = { Authorization: `Bearer ${of.token}` };
  const response = await fetch(`${of.url}/api/v1/live?away=${away}`, { headers });
  if (!response.ok) throw new Error(`There is no stream: ${response.status} ${await response.text()}`);
  return new Stream(response);
}
