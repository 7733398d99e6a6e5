import { type DrawnShape, type DrawnWord, drawingOf, fitIn, planInWords } from './drawing.ts';
import { planOf } from './plan.ts';
import { paperLooks, wordLooks } from './plan-looks.ts';
import type { SketchRules } from './rules.ts';
import { rulesInWords } from './rules-in-words.ts';
import type { Sketch } from './shape.ts';

/** A room's plan as an SVG file of its own: what is drawn on the screen, in the colors of paper. */
export function planSvg(room: { name: string; sketch: Sketch; rules: SketchRules }): string {
  const plan = planOf(room.sketch);
  const [width, height, foot] = [960, 720, 40];
  const { shapes, words } = drawingOf(plan, fitIn(plan, [width, height]));
  const rules: DrawnWord = {
    ...{ look: 'objectName', text: rulesInWords(room.rules), anchor: 'middle' },
    ...{ x: width / 2, y: height + foot / 2 },
  };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height + foot}" role="img">`,
    `<title>${escaped(`Plan of ${room.name}`)}</title>`,
    `<desc>${escaped(planInWords(plan))}</desc>`,
    `<rect width="${width}" height="${height + foot}" fill="#FFFFFF"/>`,
    ...shapes.map(drawnShape),
    ...[...words, rules].map(drawnWord),
    '</svg>\n',
  ].join('\n');
}

export function drawnShape({ look, path }: DrawnShape): string {
  const { fill = 'none', stroke, width, dash, cap } = paperLooks[look];
  const attributes = [
    `class="${look}" d="${path}" fill="${fill}"`,
    stroke && `stroke="${stroke}" stroke-width="${width}"`,
    dash && `stroke-dasharray="${dash.join(' ')}"`,
    cap && `stroke-linecap="${cap}"`,
  ];
  return `<path ${attributes.filter(Boolean).join(' ')}/>`;
}

export function drawnWord({ look, text, x, y, anchor }: DrawnWord): string {
  const { size, color, bold } = wordLooks[look];
  const font = `font-family="Arial, sans-serif" font-size="${size}"${bold ? ' font-weight="600"' : ''}`;
  return (
    `<text class="${look}" x="${x}" y="${y}" text-anchor="${anchor}" dominant-baseline="central" ${font} fill="${color}" ` +
    `stroke="#FFFFFF" stroke-width="3" paint-order="stroke">${escaped(text)}</text>`
  );
}

/** Also what no XML file may contain is left out. */
export const escaped = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what XML forbids
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
