import { type Expression, type JSXChild, type Node, parseSync, Visitor } from 'oxc-parser';

/** Stands for an inserted value: `Step ${n} of 5` is `Step □ of 5`. */
export const hole = '□';

function expressionText(node: Expression): string {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return hole;
  return node.quasis.map(({ value }) => value.cooked ?? '').join(hole);
}

/** As a browser shows it, without the source's line breaks and indentation. */
function childText(child: JSXChild): string {
  if (child.type === 'JSXText') return child.value.replaceAll(/^\s*\n\s*|\s*\n\s*$/g, '');
  if (child.type !== 'JSXExpressionContainer') return hole;
  return child.expression.type === 'JSXEmptyExpression' ? '' : expressionText(child.expression);
}

/**
 * Every text of a source file: strings, templates, names of properties, and the text between tags, alone and with
 * inserted values.
 */
export function textsOf(file: string, source: string): Set<string> {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  const found = new Set<string>();
  const add = (text: string) => {
    const words = text.replaceAll(/\s+/g, ' ').trim();
    if (words.replaceAll(hole, '') !== '') found.add(words);
  };
  const addChildren = ({ children }: { children: JSXChild[] }) => {
    add(children.map(childText).join(''));
    for (const child of children) if (child.type === 'JSXText') add(child.value);
  };
  new Visitor({
    Literal: ({ value }) => typeof value === 'string' && add(value),
    TemplateLiteral: (node) => add(expressionText(node)),
    JSXElement: addChildren,
    JSXFragment: addChildren,
    Property: ({ computed, key }: { computed: boolean; key: Node }) =>
      !computed && key.type === 'Identifier' && add(key.name),
  }).visit(program);
  return found;
}
