/** What Node lacks of a browser's XMLHttpRequest, as far as `sendForm` uses it, over Node's fetch. */
class FetchedRequest {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  responseURL = '';
  private readonly aborting = new AbortController();
  private readonly headers: Record<string, string> = {};
  private target = { method: '', url: '' };
  private answered: Response | undefined;

  open(method: string, url: string): void {
    this.target = { method, url };
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  getResponseHeader(name: string): string | null {
    return this.answered?.headers.get(name) ?? null;
  }

  abort(): void {
    this.aborting.abort();
  }

  send(body: FormData): void {
    void this.exchange(body).then(
      () => this.onload?.(),
      () => (this.aborting.signal.aborted ? this.onabort?.() : this.onerror?.()),
    );
  }

  private async exchange(body: FormData): Promise<void> {
    const { method, url } = this.target;
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    const { headers } = this;
    this.answered = await fetch(url, { method, headers, body, signal: this.aborting.signal });
    this.upload.onprogress?.({ loaded: 2, total: 2 });
    this.responseText = await this.answered.text();
    this.status = this.answered.status;
    this.responseURL = this.answered.url;
  }
}

Object.defineProperty(globalThis, 'XMLHttpRequest', { value: FetchedRequest, configurable: true });
