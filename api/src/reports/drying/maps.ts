import { figuresBeside, type Side } from '@tidemark/contract/drying/figures-beside';
import {
  type MoistureMap,
  moistureMap,
  onPhoto,
  type PointMark,
  type Spot,
  type UnitMark,
} from '@tidemark/contract/drying/map';
import type { DryingRoom } from '@tidemark/contract/drying/record';
import type { Fit } from '@tidemark/contract/sketch/drawing';
import { planOf } from '@tidemark/contract/sketch/plan';
import { left, type Paper, pageNumber, px, section, styles } from '../inspection/page.ts';
import { type Embedded, embedded } from '../kit/figure.ts';
import { tag } from '../kit/tags.ts';
import { fit, put, type TextStyle, widthOf } from '../kit/text.ts';
import { ink } from '../letterhead.ts';
import { drawPlan } from '../plan.ts';
import { type Derived, visitName } from './derived.ts';
import type { DryingPhoto } from './input.ts';
import { said } from './part.ts';

const box = { width: 340, height: 210, head: 18, edge: 34 };
const gap = 32;
const size = { mark: 10, unit: 9 };
const title: TextStyle = { face: 'bold', size: 10.5 * px, color: ink.black };
const note: TextStyle = { face: 'regular', size: 9 * px, color: ink.grey };
const inMark: TextStyle = { face: 'bold', size: 8.5 * px, color: ink.black };
const figures: TextStyle = { face: 'bold', size: 8.5 * px, color: ink.black };
const tagged: TextStyle = { face: 'regular', size: 8 * px, color: '#0B5563' };
type At = (spot: Spot) => readonly [number, number];

/** A map on the paper, at its upper left corner. */
type Drawn = (x: number, y: number) => void;

const rowHeight = (box.height + box.head + 8) * px;
/** Its heading and the sentence below it. */
const leadHeight = 90 * px;

/**
 * The plan of each room on which something was placed, and photos on which points are marked, as the last visit left them.
 * On a paper of at most so many pages the plans alone, and as many as there is room for.
 */
export function drawMaps(paper: Paper, of: Derived, mostPages = Number.POSITIVE_INFINITY): void {
  const last = of.visits.at(-1);
  if (!last) return;
  const rooms = of.drying.rooms.map((room) => ({ room, map: moistureMap(of.drying, room, last.number) }));
  const isShort = Number.isFinite(mostPages);
  const fits = (height: number) =>
    !isShort || pageNumber(paper) < mostPages || paper.pages.y + height <= paper.pages.bottom;
  const plans = rooms.filter(({ map }) => [...map.points, ...map.units].some(({ spot }) => spot));
  const maps: Drawn[] = [
    ...plans.map(
      ({ room, map }): Drawn =>
        (x, y) =>
          drawMap(paper, room, map, x, y),
    ),
    ...(isShort ? [] : rooms.flatMap(({ room, map }) => photoMaps(paper, of.photos, room, map))),
  ];
  if (maps.length === 0 || !fits(leadHeight + rowHeight)) return;
  section(paper, 'Moisture maps', { below: (box.height + box.head + 50) * px });
  const isWet = plans.some(({ map: { outline } }) => (outline.sketch?.wet.floor.length ?? 0) > 0);
  said(
    paper,
    `As ${visitName(last.number).toLowerCase()}, ${of.long(last.visit.startedAt)}, left them. Circle: wet. Square with a check: dry. Cross: removed. Dashed: not read. In brackets: dry at. An arrow: where an air mover blows.${isWet ? ' Shaded: wet area.' : ''}`,
    styles.note,
  );
  paper.pages.y += 6 * px;
  for (let first = 0; first < maps.length && fits(rowHeight); first += 2) {
    paper.pages.ensure(rowHeight);
    const top = paper.pages.y;
    maps.slice(first, first + 2).forEach((draw, nth) => {
      draw(left + nth * (box.width + gap) * px, top);
    });
    paper.pages.y = top + rowHeight;
  }
}

/** The photos on which points of a room are marked. */
const photoMaps = (
  paper: Paper,
  photos: readonly DryingPhoto[],
  room: DryingRoom,
  map: MoistureMap,
): Drawn[] =>
  photos.flatMap((photo): Drawn[] => {
    const { id, picture } = photo;
    if (!picture || !map.points.some(({ point }) => point.photoId === id)) return [];
    return [
      (x, y) => drawPhotoMap(paper, { room, photo, map }, embedded(paper.pdf, Buffer.from(picture)), [x, y]),
    ];
  });

function drawPhotoMap(
  { pdf, root }: Paper,
  { room, photo, map }: { room: DryingRoom; photo: DryingPhoto; map: MoistureMap },
  image: Embedded,
  [x, y]: readonly [number, number],
): void {
  const scale = Math.min((box.width * px) / image.width, ((box.height - 8) * px) / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  const { outline, points } = onPhoto(map, photo.id, image.height / image.width);
  const top = y + box.head * px;
  const at: At = (spot) => [x + (spot.x / outline.width) * width, top + (spot.y / outline.depth) * height];
  const marked = points.filter(({ spot }) => spot);
  const name = `${room.name}, photo ${photo.number}`;
  const alt = `${name}. ${marked.map(pointInWords).join('. ')}.`;
  tag(pdf, root, 'Figure', { alt }, () => {
    put(pdf, fit(pdf, name, box.width * px, title, 1).lines[0]!, x, y + 9 * px, title);
    pdf.image(image, x, top, { width, height });
    const plan = { left: x, top, width, height };
    drawMarks(pdf, { points: marked, units: [] }, at, plan);
  }).end();
}

const pointInWords = (mark: PointMark) => `Point ${mark.point.number}, ${mark.word}, ${figuresOf(mark)}`;

const figuresOf = ({ value, goal }: PointMark) =>
  [value || '–', goal === undefined ? '' : `(${goal})`].filter(Boolean).join(' ');
const feet = (value: number) => {
  const inches = Math.round(value * 12);
  return `${Math.floor(inches / 12)}′ ${inches % 12}″`;
};

function drawMap({ pdf, root }: Paper, room: DryingRoom, map: MoistureMap, x: number, y: number): void {
  const { width, depth, isMeasured } = map.outline;
  const scale = Math.min((box.width - 2 * box.edge) / width, (box.height - 2 * box.edge) / depth);
  const from = { x: (box.width - width * scale) / 2, y: box.head + (box.height - depth * scale) / 2 };
  const at: At = (spot) => [x + (from.x + spot.x * scale) * px, y + (from.y + spot.y * scale) * px];
  const points = map.points.filter(({ spot }) => spot);
  const units = map.units.filter(({ spot }) => spot);
  const missing = map.points.length + map.units.length - points.length - units.length;
  const words = [
    ...points.map(pointInWords),
    ...units.map(({ tag: name, isRunning }) => `${name}, ${isRunning ? 'running' : 'stopped'}`),
  ];
  tag(pdf, root, 'Figure', { alt: `Plan of ${room.name}. ${words.join('. ')}.` }, () => {
    const name = fit(pdf, room.name, 200 * px, title, 1).lines[0]!;
    put(pdf, name, x, y + 9 * px, title);
    const measured = isMeasured ? `${feet(width)} × ${feet(depth)}` : 'size not known';
    const more = [measured, missing > 0 && `${missing} not on the plan`].filter(Boolean).join(', ');
    put(pdf, more, x + widthOf(pdf, name, title) + 8 * px, y + 9 * px, note);
    drawWalls(pdf, map.outline, { scale, at });
    const [left, top] = at({ x: 0, y: 0 });
    const plan = { left, top, width: width * scale * px, height: depth * scale * px };
    drawMarks(pdf, { points, units }, at, plan);
  }).end();
}

interface Plan {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Marks that have a spot, with their figures where they cover least. */
function drawMarks(
  pdf: PDFKit.PDFDocument,
  { points, units }: Pick<MoistureMap, 'points' | 'units'>,
  at: At,
  { left, top, width, height }: Plan,
): void {
  const drawn = (spot: Spot, half: number, text: string, style: TextStyle) => {
    const [x, y] = at(spot);
    return {
      at: { x: x - left, y: y - top },
      half: (half + 3) * px,
      figures: { width: widthOf(pdf, text, style) + 2 * px, height: 9.5 * px },
    };
  };
  const sides = figuresBeside(
    [
      ...points.map((mark) => drawn(mark.spot!, size.mark, figuresOf(mark), figures)),
      ...units.map(({ spot, tag: name, turn }) => ({ ...drawn(spot!, size.unit, name, tagged), turn })),
    ],
    { width, height, margin: 6 * px },
  );
  units.forEach((unit, nth) => void drawUnit(pdf, unit, at(unit.spot!), sides[points.length + nth]!));
  points.forEach((mark, nth) => void drawPoint(pdf, mark, at(mark.spot!), sides[nth]!));
}

/** A mark's figures on a ground that lets lines behind them shine through. */
function drawFigures(
  pdf: PDFKit.PDFDocument,
  text: string,
  style: TextStyle,
  { x, y, half, side }: { x: number; y: number; half: number; side: Side },
): void {
  const wide = widthOf(pdf, text, style);
  const far = half + 4 * px;
  const textX = { below: x - wide / 2, above: x - wide / 2, right: x + far, left: x - far - wide }[side];
  const textY = y + { below: half + 10 * px, above: -half - 4 * px, right: 3 * px, left: 3 * px }[side];
  pdf
    .rect(textX - 1 * px, textY - 7.5 * px, wide + 2 * px, 9.5 * px)
    .fillOpacity(0.8)
    .fill('#FFFFFF')
    .fillOpacity(1);
  put(pdf, text, textX, textY, style);
}

function drawWalls(
  pdf: PDFKit.PDFDocument,
  { sketch, corners }: MoistureMap['outline'],
  { scale, at }: { scale: number; at: At },
): void {
  if (sketch) {
    const [x, y] = at({ x: 0, y: 0 });
    const fitted: Fit = { scale: scale / 192, offset: [0, 0] };
    drawPlan(pdf, planOf(sketch), fitted, { x, y, scale: px, lengths: false });
    return;
  }
  const [first, ...others] = corners.map(at);
  pdf.moveTo(...(first as [number, number]));
  for (const corner of others) pdf.lineTo(...(corner as [number, number]));
  pdf
    .closePath()
    .lineWidth(2.5 * px)
    .stroke(ink.black);
}

function drawPoint(
  pdf: PDFKit.PDFDocument,
  mark: PointMark,
  [x, y]: readonly [number, number],
  side: Side,
): void {
  const { point, word } = mark;
  const half = size.mark * px;
  if (word === 'removed') {
    pdf.moveTo(x - half, y - half).lineTo(x + half, y + half);
    pdf.moveTo(x + half, y - half).lineTo(x - half, y + half);
    pdf.lineWidth(1.5 * px).stroke(ink.grey);
    pdf.circle(x, y, half * 0.62).fill('#FFFFFF');
  } else if (word === 'dry') {
    pdf.rect(x - half, y - half, 2 * half, 2 * half);
    pdf.lineWidth(1.5 * px).fillAndStroke('#FFFFFF', '#1E7B4C');
    pdf.moveTo(x + half - 3 * px, y - half - 1 * px).lineTo(x + half, y - half + 2 * px);
    pdf.lineTo(x + half + 5 * px, y - half - 6 * px);
    pdf.lineWidth(2 * px).stroke('#1E7B4C');
  } else {
    if (word !== 'wet') pdf.dash(2 * px, { space: 2 * px });
    pdf.circle(x, y, half).lineWidth(1.75 * px);
    pdf.fillAndStroke('#FFFFFF', word === 'to read' ? ink.grey : '#B84A00').undash();
  }
  const number = String(point.number);
  put(pdf, number, x - widthOf(pdf, number, inMark) / 2, y + 3 * px, inMark);
  if (word === 'removed') return;
  drawFigures(pdf, figuresOf(mark), figures, { x, y, half, side });
}

const letters = { 'air mover': 'A', dehumidifier: 'D', other: 'E' } as const;

function drawUnit(
  pdf: PDFKit.PDFDocument,
  unit: UnitMark,
  [x, y]: readonly [number, number],
  side: Side,
): void {
  const half = size.unit * px;
  if (!unit.isRunning) pdf.dash(2 * px, { space: 2 * px });
  pdf.rect(x - half, y - half, 2 * half, 2 * half);
  pdf
    .lineWidth(1.25 * px)
    .fillAndStroke('#FFFFFF', '#0B5563')
    .undash();
  const letter = letters[unit.symbol];
  put(pdf, letter, x - widthOf(pdf, letter, tagged) / 2, y + 3 * px, tagged);
  if (unit.turn !== null) {
    const turn = (unit.turn * Math.PI) / 180;
    const [dx, dy] = [Math.sin(turn), -Math.cos(turn)];
    const [tipX, tipY] = [x + dx * half * 2.4, y + dy * half * 2.4];
    const wing = (side: number): [number, number] => [
      tipX - dx * 5 * px + side * dy * 3.5 * px,
      tipY - dy * 5 * px - side * dx * 3.5 * px,
    ];
    pdf.moveTo(x + dx * half * 1.3, y + dy * half * 1.3).lineTo(tipX, tipY);
    pdf.lineWidth(1.5 * px).stroke('#0B5563');
    pdf.polygon([tipX, tipY], wing(1), wing(-1)).fill('#0B5563');
  }
  drawFigures(pdf, unit.tag, tagged, { x, y, half, side });
}
