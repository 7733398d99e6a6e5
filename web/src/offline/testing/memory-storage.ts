/** A browser's localStorage in memory. As there, each item is also a property. */
export class MemoryStorage {
  [key: string]: unknown;

  constructor(items: Iterable<readonly [string, string]> = []) {
    for (const [key, value] of items) this.setItem(key, value);
  }
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? (this[key] as string) : null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
  clear(): void {
    for (const key of Object.keys(this)) delete this[key];
  }
  entries(): [string, string][] {
    return Object.entries(this) as [string, string][];
  }
}
