import { matchesGlob, posix } from 'node:path';
import { findCycles } from './find-cycles.ts';
import type { Import } from './read-imports.ts';

export interface Part {
  name: string;
  /** Globs from the project's root. A file belongs to the first matching part. */
  files: string[];
  /** Names of the parts it may import; its own files always, except between slices. '*' is everything. */
  may: string[];
  /** Globs of its files that other parts may import; all by default. */
  face?: string[];
  /** The only packages it may import; any by default. */
  packages?: string[];
}

/** Slices of one package: folders of one part that import each other only as listed here. */
export interface Slices {
  part: string;
  /** The folder of the slices' folders. */
  folder: string;
  /** What a slice may read, and with it all that those may read. */
  arrows: Record<string, string[]>;
  /** Globs of a slice's files that the slices above it may import; `default` for slices not named. */
  doors: Record<string, string[]>;
  /** Slices that every other may use through their entry points. */
  everyones: string[];
}

export interface Boundaries {
  parts: Part[];
  slices: Slices[];
}

const contract = '@tidemark/contract/';

/** The imported file from the project's root, or null for a package. */
function targetOf({ from, specifier }: Import): string | null {
  const plain = specifier.replace(/\?.*$/, '');
  if (plain.startsWith('.')) return posix.join(posix.dirname(from), plain);
  return plain.startsWith(contract) ? `contract/src/${plain.slice(contract.length)}.ts` : null;
}

const partOf = (boundaries: Boundaries, file: string) =>
  boundaries.parts.find(({ files }) => files.some((glob) => matchesGlob(file, glob)));

function reachable(arrows: Record<string, string[]>, slice: string): Set<string> {
  const found = new Set<string>();
  const add = (name: string) => {
    for (const next of arrows[name] ?? []) if (!found.has(next)) add(next);
    found.add(name);
  };
  for (const next of arrows[slice] ?? []) add(next);
  return found;
}

function judgeBetweenSlices(slices: Slices, from: string, to: string): string | null {
  const [fromSlice, toSlice] = [from, to].map((file) => posix.relative(slices.folder, file).split('/')[0]!);
  if (fromSlice === toSlice) return null;
  const isBelow = reachable(slices.arrows, fromSlice!).has(toSlice!) || slices.everyones.includes(toSlice!);
  if (!isBelow) return `${fromSlice} may not import ${toSlice}: no arrow leads there`;
  const doors = slices.doors[toSlice!] ?? slices.doors.default ?? [];
  const isDoor = doors.some((door) => matchesGlob(to, `${slices.folder}/${toSlice}/${door}`));
  return isDoor ? null : `${fromSlice} may import ${toSlice} only through ${doors.join(', ')}`;
}

function judge(boundaries: Boundaries, edge: Import): string | null {
  const from = partOf(boundaries, edge.from);
  if (!from) return 'belongs to no part; give it a place in scripts/check-arrows.ts';
  const target = targetOf(edge);
  if (target === null) {
    const allowed = from.packages?.includes(edge.specifier) ?? true;
    return allowed || from.may.includes('*')
      ? null
      : `${from.name} may not import the package ${edge.specifier}`;
  }
  const to = partOf(boundaries, target);
  if (!to) return `imports ${target}, which belongs to no part`;
  const slices = boundaries.slices.find(({ part }) => part === from.name && from.name === to.name);
  if (slices) return judgeBetweenSlices(slices, edge.from, target);
  const allowed = from.name === to.name || from.may.includes(to.name) || from.may.includes('*');
  if (!allowed) return `${from.name} may not import ${to.name} (${target})`;
  const isFace = from.name === to.name || (to.face?.some((glob) => matchesGlob(target, glob)) ?? true);
  return isFace || from.may.includes('*')
    ? null
    : `${from.name} may import ${to.name} only through ${to.face!.join(', ')}`;
}

/** A sentence for each import that breaks a boundary, and for each circle of imports, types too. */
export function judgeImports(boundaries: Boundaries, imports: Import[]): string[] {
  const wrong = imports.flatMap((edge) => {
    const why = judge(boundaries, edge);
    return why === null ? [] : [`${edge.from}:${edge.line} ${why}`];
  });
  const named = new Map<string, string[]>();
  for (const edge of imports) {
    const target = targetOf(edge);
    if (target !== null) named.set(edge.from, [...(named.get(edge.from) ?? []), target]);
  }
  const circles = findCycles(named).map((cycle) => `a circle of imports: ${cycle.join(' → ')}`);
  return [...wrong, ...circles];
}
