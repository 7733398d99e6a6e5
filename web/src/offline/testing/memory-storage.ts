/** A browser's localStorage, kept in memory. */
export class MemoryStorage {
  private readonly items: Map<string, string>;

  constructor(items: Iterable<readonly [string, string]> = []) {
    this.items = new Map(items);
  }
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }
  removeItem(key: string): void {
    this.items.delete(key);
  }
  clear(): void {
    this.items.clear();
  }
  entries(): [string, string][] {
    return [...this.items];
  }
}
