const longest = 120;

/** The name itself if no room has it yet: "Bedroom", else "Bedroom 2". */
export const freeName = (name: string, taken: readonly string[]) =>
  taken.some((other) => folded(other) === folded(name)) ? nextName(name, taken) : name;

/** The name of a copy: "Bedroom" gives "Bedroom 2", and so on with the first free number. */
export function nextName(name: string, taken: readonly string[]): string {
  const used = new Set(taken.map(folded));
  const stem = name.replace(/ \d+$/, '');
  for (let number = 2; ; number++) {
    const ending = ` ${number}`;
    // Half an emoji could not be stored.
    const cut = stem.slice(0, longest - ending.length).replace(/\p{Cs}$/u, '');
    const next = `${cut.trimEnd()}${ending}`;
    if (!used.has(folded(next))) return next;
  }
}

const folded = (name: string) => name.trim().toLowerCase();
