import { drawnShape, drawnWord, escaped } from '../sketch/plan-svg.ts';
import { fitLevel, levelInWords, roomDrawing, scaleBar } from './drawing.ts';
import { bySize, type Standing } from './standing.ts';

/** The floor plan of a level as an SVG file of its own, in the colors of paper. */
export function floorPlanSvg(level: string, standing: readonly Standing[]): string {
  const [width, height, foot] = [960, 720, 48];
  const { scale, offset } = fitLevel(standing, [width, height], 24);
  const bar = scaleBar(scale);
  const [left, base] = [24, height + foot / 2];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height + foot}" role="img">`,
    `<title>${escaped(`Floor plan, ${level}`)}</title>`,
    `<desc>${escaped(levelInWords(standing))}</desc>`,
    `<rect width="${width}" height="${height + foot}" fill="#FFFFFF"/>`,
    ...bySize(standing).flatMap((one) => {
      const { shapes, words } = roomDrawing(one, scale);
      const [x, y] = [offset[0] + one.at.x * scale, offset[1] + one.at.y * scale];
      return [
        `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)})">`,
        ...shapes.map(drawnShape),
        ...words.map(drawnWord),
        '</g>',
      ];
    }),
    `<path class="scale" d="M${left} ${base - 6}v12m0 -6h${bar.long}m0 -6v12" fill="none" stroke="#0C1C20" stroke-width="2"/>`,
    drawnWord({ look: 'length', text: bar.text, x: left + bar.long + 10, y: base, anchor: 'start' }),
    drawnWord({ look: 'objectName', text: level, x: width - 24, y: base, anchor: 'end' }),
    '</svg>\n',
  ].join('\n');
}
