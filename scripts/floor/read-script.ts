import { type Node, parseSync, Visitor } from 'oxc-parser';
import type { Newer } from './names.ts';

/** Names in a built script that a browser of the floor does not know, each once. Says nothing of whether they run. */
export function newerInScript(file: string, source: string, newer: Newer): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  const found = new Set<string>();
  const global = (node: Node) => {
    if (node.type === 'Identifier' && newer.globals.has(node.name)) found.add(node.name);
  };
  new Visitor({
    NewExpression: ({ callee }) => global(callee),
    CallExpression({ callee }) {
      global(callee);
      // Other members than called ones have the names of everybody's data.
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { name } = callee.property;
      if (!callee.computed && newer.members.has(name)) found.add(`.${name}()`);
    },
    MemberExpression({ object, property, computed }) {
      global(object);
      if (object.type !== 'Identifier' || property.type !== 'Identifier' || computed) return;
      const name = `${object.name}.${property.name}`;
      if (newer.statics.has(name)) found.add(name);
    },
    Property({ key, computed }) {
      const name = key.type === 'Identifier' && !computed ? key.name : '';
      // `Is` is a minified name.
      if (/^[a-z]/.test(name) && newer.attributes.has(name.toLowerCase())) found.add(`${name}=`);
    },
  }).visit(program);
  return [...found].sort();
}
