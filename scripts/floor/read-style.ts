import type { Newer } from './names.ts';

/** At-rules, selectors and properties of a built style sheet that a browser of the floor does not know, each once. */
export function newerInStyle(source: string, newer: Newer): string[] {
  const found = new Set<string>();
  // Values have colons too.
  const selectors = [...source.matchAll(/([^{};]+)\{/g)].map(([, text]) => text).join(' ');
  const note = (text: string, names: ReadonlySet<string>, pattern: RegExp, as: (name: string) => string) => {
    for (const [, name] of text.matchAll(pattern)) if (names.has(name!)) found.add(as(name!));
  };
  note(source, newer.atRules, /@([a-z-]+)/g, (name) => `@${name}`);
  note(selectors, newer.selectors, /::?([a-z-]+)/g, (name) => `:${name}`);
  note(source, newer.properties, /[;{]([a-z-]+):/g, (name) => name);
  return [...found].sort();
}
