/** A row of a table in docs/specification.md. */
interface Row {
  line: number;
  cells: string[];
}

const isRule = (cells: readonly string[]) => cells.every((cell) => /^:?-+:?$/.test(cell));

/** The rows of the tables in a Markdown text, without headers. */
function rowsOf(markdown: string): Row[] {
  const lines = markdown
    .split('\n')
    .map((text, index) => ({ line: index + 1, text: text.trim() }))
    .filter(({ text }) => text.startsWith('|'))
    .map(({ line, text }) => ({
      line,
      cells: text
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim()),
    }));
  return lines.filter(
    ({ cells }, index) => !isRule(cells) && !(lines[index + 1] && isRule(lines[index + 1]!.cells)),
  );
}

const isPath = (code: string) => /^[\w.@-]+(\/[\w.@-]+)+\/?$|^[\w-]+\.\w+$/.test(code);

/** A sentence for each wrong row: without a file or a test, or with a path that does not exist. */
export async function untrueRows(
  document: string,
  markdown: string,
  isThere: (path: string) => Promise<boolean>,
): Promise<string[]> {
  const untrue: string[] = [];
  for (const { line, cells } of rowsOf(markdown)) {
    const wrong = (what: string) => untrue.push(`${document}:${line}: ${what}`);
    const [point, where = '', shown = ''] = cells;
    if (cells.length !== 3) wrong(`has ${cells.length} cells instead of 3`);
    for (const [name, cell] of [
      ['file', where],
      ['test', shown],
    ] as const) {
      const paths = [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code!).filter(isPath);
      if (paths.length === 0) wrong(`“${point}” names no ${name}`);
      for (const path of paths) if (!(await isThere(path))) wrong(`${path} is not there`);
    }
  }
  return untrue;
}
