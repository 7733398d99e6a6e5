import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { floor } from './browsers.ts';

/** Names of the platform, by where they may stand, that a browser of the floor does not know. */
export interface Newer {
  /** `Map.groupBy` */
  statics: ReadonlySet<string>;
  /** Members of every interface that has one of that name. */
  members: ReadonlySet<string>;
  globals: ReadonlySet<string>;
  /** Of any element, in small letters. */
  attributes: ReadonlySet<string>;
  properties: ReadonlySet<string>;
  atRules: ReadonlySet<string>;
  /** Without colons. */
  selectors: ReadonlySet<string>;
}

export function newerThanFloor(): Newer {
  const statics = new Set<string>();
  const globals = new Set<string>();
  const byMember = new Map<string, boolean[]>();
  for (const [owner, its] of [...entriesOf(bcd.javascript.builtins!), ...entriesOf(bcd.api)]) {
    // A minified name may be as short as `ML`.
    if (owner.length > 3 && its.__compat && !known(its.__compat)) globals.add(owner);
    for (const [name, member] of entriesOf(its)) {
      if (!member.__compat) continue;
      const isKnown = known(member.__compat);
      const plain = name.replace(/_(static|event)$/, '');
      if (!isKnown) statics.add(`${owner}.${plain}`);
      byMember.set(plain, [...(byMember.get(plain) ?? []), isKnown]);
    }
  }
  const members = [...byMember].flatMap(([name, knowns]) => (knowns.some(Boolean) ? [] : [name]));
  return {
    statics,
    globals,
    members: new Set(members),
    attributes: unknownOf(bcd.html.global_attributes!),
    properties: unknownOf(bcd.css.properties!),
    atRules: unknownOf(bcd.css['at-rules']!),
    selectors: unknownOf(bcd.css.selectors!),
  };
}

const entriesOf = (of: Identifier): [string, Identifier][] =>
  Object.entries(of).filter(([name]) => name !== '__compat') as [string, Identifier][];

const unknownOf = (of: Identifier) =>
  new Set(entriesOf(of).flatMap(([name, { __compat }]) => (__compat && !known(__compat) ? [name] : [])));

function known({ support }: CompatStatement): boolean {
  return Object.entries(floor).every(([browser, version]) => {
    const said = support[browser as keyof typeof floor];
    const statements = said ? [said].flat() : [];
    return statements.some((one) => sinceAtMost(one, version));
  });
}

function sinceAtMost(
  { version_added: since, version_removed: until, flags }: SimpleSupportStatement,
  version: string,
): boolean {
  if (typeof since !== 'string' || since === 'preview' || flags) return false;
  const isStill = typeof until !== 'string' || compare(until, version) > 0;
  return isStill && compare(since.replace('≤', ''), version) <= 0;
}

function compare(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number));
  return a![0]! - b![0]! || (a![1] ?? 0) - (b![1] ?? 0);
}
