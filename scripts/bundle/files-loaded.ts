interface Chunk {
  file: string;
  imports?: string[] | undefined;
  css?: string[] | undefined;
}
/** What Vite reports about a build, by the names of its chunks. */
export type Manifest = Record<string, Chunk>;

/** Files the chunks named `starts` load before they run: their own, and those of all static imports. */
export function filesLoadedBy(manifest: Manifest, starts: string[]): string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The manifest names no chunk ${name}.`);
    if (seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const next of chunk.imports ?? []) add(next);
  };
  for (const name of starts) add(name);
  return [...files].sort();
}

/** The chunks the page names. */
export function startsOf(manifest: Manifest, named: string[]): string[] {
  const starts = Object.keys(manifest).filter((name) => named.includes(manifest[name]!.file));
  if (starts.length === 0) throw new Error('The page names no chunk of the manifest.');
  return starts;
}

/** Scripts and styles the page itself names: its chunks, and theme.js, which must run before the first paint. */
export function filesNamedBy(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file]) => file!);
}
