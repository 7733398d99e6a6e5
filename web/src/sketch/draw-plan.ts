import type { DrawnCorner, PlanDrawing } from '@tidemark/contract/sketch/drawing';
import styles from './plan-drawing.module.css';

interface Mark {
  readonly tag: 'path' | 'text';
  readonly text?: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
}

/** Around a corner, in pixels. */
const radius = 5;
const circle = ({ at: [x, y] }: DrawnCorner) => {
  const arc = `a${radius} ${radius} 0 1 1 `;
  return `M${(x - radius).toFixed(2)} ${y.toFixed(2)}${arc}${2 * radius} 0${arc}${-2 * radius} 0Z`;
};

/** What lies below comes first. */
function marksOf({ shapes, corners, words }: PlanDrawing, current: number | undefined): Mark[] {
  const looks = (look: string, isCurrent: boolean) => ({
    ...{ class: styles[look], 'data-current': isCurrent ? 'true' : undefined },
  });
  const isCurrent = (wall: number | undefined) => wall !== undefined && wall === current;
  return [
    ...shapes.map(({ look, path, wall }): Mark => {
      return { tag: 'path', attributes: { ...looks(look, isCurrent(wall)), d: path } };
    }),
    ...[false, true].map((chosen): Mark => {
      const its = corners.filter(({ walls }) => walls.some(isCurrent) === chosen);
      return { tag: 'path', attributes: { ...looks('corner', chosen), d: its.map(circle).join('') } };
    }),
    ...words.map(({ look, text, x, y, anchor, wall }): Mark => {
      const place = { x: String(x), y: String(y), 'text-anchor': anchor };
      return { tag: 'text', text, attributes: { ...looks(look, isCurrent(wall)), ...place } };
    }),
  ];
}

/** Makes a group show a drawing. Only what differs is written: a wall of 64 follows the finger on a slow phone. */
export function drawPlan(group: SVGGElement, drawing: PlanDrawing, current: number | undefined): void {
  const marks = marksOf(drawing, current);
  marks.forEach(({ tag, text, attributes }, index) => {
    const element = elementAt(group, index, tag);
    for (const [name, value] of Object.entries(attributes)) write(element, name, value);
    if (text !== undefined && element.textContent !== text) element.firstChild!.nodeValue = text;
  });
  while (group.childElementCount > marks.length) group.lastElementChild!.remove();
}

function elementAt(group: SVGGElement, index: number, tag: Mark['tag']): Element {
  const found = group.children[index];
  if (found?.tagName === tag) return found;
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  if (tag === 'text') made.append('');
  if (found) found.replaceWith(made);
  else group.append(made);
  return made;
}

function write(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
