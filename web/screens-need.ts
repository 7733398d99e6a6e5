/** Asks a build about a module (Rolldown's ChunkingContext). */
export interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Whether one of the `screens` imports a module before it shows. The answer is kept: a build asks for each of its modules. */
export function screensNeed(screens: readonly string[]): (id: string, modules: Modules) => boolean {
  let needed: Set<string> | undefined;
  return (id, modules) => {
    needed ??= importedBy(screens, modules);
    return needed.has(id);
  };
}

function importedBy(screens: readonly string[], modules: Modules): Set<string> {
  const found = new Set<string>();
  const open = [...screens];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    open.push(...(modules.getModuleInfo(next)?.importedIds ?? []));
  }
  return found;
}
