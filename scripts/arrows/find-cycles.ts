/** Cycles of a graph, one for each edge that returns; each begins and ends with the same name. */
export function findCycles(edges: Map<string, string[]>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const follow = (name: string) => {
    const seenAt = path.indexOf(name);
    if (seenAt >= 0) cycles.push([...path.slice(seenAt), name]);
    if (seenAt >= 0 || done.has(name)) return;
    path.push(name);
    for (const next of edges.get(name) ?? []) follow(next);
    path.pop();
    done.add(name);
  };
  for (const name of edges.keys()) follow(name);
  return cycles;
}
