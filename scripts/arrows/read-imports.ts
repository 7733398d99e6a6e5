import { readFile } from 'node:fs/promises';
import { type Node, parseSync, Visitor } from 'oxc-parser';

export interface Import {
  /** The importing file, from the project's root, with forward slashes. */
  from: string;
  line: number;
  /** As written: './read.ts', '@tidemark/contract/access', 'zod'. */
  specifier: string;
}

/** Every way one file names another: imports, re-exports, dynamic and type imports, and workers by `new URL`. */
export function importsOf(file: string, source: string): Import[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  const found: Import[] = [];
  const add = (node: Node | null) => {
    if (node?.type !== 'Literal' || typeof node.value !== 'string') return;
    const line = source.slice(0, node.start).split('\n').length;
    found.push({ from: file, line, specifier: node.value });
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    ImportExpression: (node) => add(node.source),
    TSImportType: (node) => add(node.source),
    NewExpression(node) {
      const [path, base] = node.arguments;
      const isUrl = node.callee.type === 'Identifier' && node.callee.name === 'URL';
      const namesSource = path?.type === 'Literal' && /\.tsx?$/.test(String(path.value));
      if (isUrl && namesSource && base?.type === 'MemberExpression') add(path);
    },
  }).visit(program);
  return found;
}

export async function readImports(files: string[]): Promise<Import[]> {
  const lists = await Promise.all(files.map(async (file) => importsOf(file, await readFile(file, 'utf8'))));
  return lists.flat();
}
