import { dryAt } from '@tidemark/contract/drying/goal';
import type { Air, Chamber } from '@tidemark/contract/drying/record';
import { shownAir } from '@tidemark/contract/drying/shown-air';
import { left, type Paper, px } from '../inspection/page.ts';
import { tag } from '../kit/tags.ts';
import { fit, put, type TextStyle, widthOf } from '../kit/text.ts';
import { ink } from '../letterhead.ts';
import type { Derived } from './derived.ts';
import { part } from './part.ts';

interface Curve {
  name: string;
  /** By the nth visit; undefined where it was not read. */
  values: (number | undefined)[];
}
interface Chart {
  title: string;
  note: string;
  curves: Curve[];
  /** A dotted line across, and its words. */
  dryAt?: number | undefined;
}

/** More curves in one picture cannot be told apart in black and white. */
const mostCurves = 4;
/** Told apart by their strokes, not by color alone. */
const strokes = [
  { dash: [], mark: 'dot', color: '#0B5563', width: 2 },
  { dash: [6, 3], mark: 'square', color: ink.black, width: 1.5 },
  { dash: [1.5, 3], mark: 'triangle', color: ink.unit, width: 1.5 },
  { dash: [7, 3, 1.5, 3], mark: 'diamond', color: '#0B5563', width: 1.5 },
] as const;

const box = { width: 340, height: 176, plotLeft: 38, plotRight: 262, plotTop: 10, plotBottom: 150 };
const gap = 32;
const small: TextStyle = { face: 'regular', size: 8 * px, color: ink.dark };
const figures: TextStyle = { face: 'mono', size: 8 * px, color: ink.grey, tracking: -0.03 };

/** The curves of a chamber: its points by room, material and scale, and its air. */
export function drawCurves(
  paper: Paper,
  of: Derived,
  { points, chamber }: { points: Derived['series']; chamber: Chamber | undefined },
): void {
  if (of.visits.length < 2) return;
  const charts = [...pointCharts(of, points), ...(chamber ? airCharts(of, chamber) : [])];
  for (let first = 0; first < charts.length; first += 2) {
    const pair = charts.slice(first, first + 2);
    if (first === 0) part(paper, 'Curves', '', (box.height + 20) * px);
    else paper.pages.ensure((box.height + 20) * px);
    const top = paper.pages.y;
    pair.forEach((chart, nth) => {
      drawChart(paper, of, chart, left + nth * (box.width + gap) * px, top);
    });
    paper.pages.y = top + (box.height + 26) * px;
  }
}

function pointCharts({ visits, roomName }: Derived, points: Derived['series']): Chart[] {
  const read = points.filter(({ readings }) => readings.length > 1);
  const groups = Map.groupBy(read, ({ point: { roomId, materialOther, material, meterId, scale }, goal }) =>
    [roomId, materialOther || material, meterId, scale, goal].join(' '),
  );
  return [...groups.values()].flatMap((its) =>
    Array.from({ length: Math.ceil(its.length / mostCurves) }, (_, nth): Chart => {
      const some = its.slice(nth * mostCurves, (nth + 1) * mostCurves);
      const { point, goal } = some[0]!;
      const numbers = some.map((one) => one.point.number).join(', ');
      return {
        title: `${roomName(point.roomId)}, ${point.materialOther || point.material}`,
        note: `${point.scale}, ${some.length === 1 ? 'point' : 'points'} ${numbers}`,
        dryAt: goal === undefined ? undefined : dryAt(goal, point.scale),
        curves: some.map((one) => ({
          name: `Point ${one.point.number}`,
          values: visits.map(
            ({ visit }) => one.readings.find(({ visitId }) => visitId === visit.id)?.value ?? undefined,
          ),
        })),
      };
    }),
  );
}

function airCharts({ drying, visits, altitudeFt }: Derived, chamber: Chamber): Chart[] {
  const curve = (name: string, isIts: (air: Air) => boolean): Curve => ({
    name,
    values: visits.map(({ visit }) => {
      const air = drying.air.find((one) => one.visitId === visit.id && isIts(one));
      return air && shownAir(air, altitudeFt).gpp;
    }),
  });
  const unit = drying.placements.find(
    ({ kind, chamberId }) => kind.startsWith('dehumidifier') && chamberId === chamber.id,
  );
  const tag = drying.units.find(({ id }) => id === unit?.unitId)?.tag ?? 'Dehumidifier';
  const curves = [
    curve('Affected', ({ place, chamberId }) => place === 'affected' && chamberId === chamber.id),
    curve('Unaffected', ({ place }) => place === 'unaffected'),
    curve('Outside', ({ place }) => place === 'outside'),
    curve(
      `${tag} outlet`,
      ({ place, placementId }) => place === 'dehumidifier outlet' && placementId === unit?.id,
    ),
  ].filter(({ values }) => values.some((value) => value !== undefined));
  return curves.length > 0 ? [{ title: `${chamber.name}, air`, note: 'GPP', curves }] : [];
}

/** A round top of the axis with at most 5 steps below it. */
function axisOf(highest: number): { top: number; step: number } {
  const size = 10 ** Math.floor(Math.log10(Math.max(1, highest)));
  const step = [0.2, 0.25, 0.5, 1, 2, 2.5].map((times) => times * size).find((one) => one * 5 >= highest)!;
  return { top: Math.ceil(highest / step) * step || step, step };
}

function drawChart({ pdf, root }: Paper, { visits, day }: Derived, chart: Chart, x: number, y: number): void {
  const { title, note, curves } = chart;
  const at = (across: number, down: number): [number, number] => [x + across * px, y + (16 + down) * px];
  const values = curves.flatMap((curve) => curve.values.filter((value) => value !== undefined));
  const { top, step } = axisOf(Math.max(...values, chart.dryAt ?? 0));
  const times = visits.map(({ visit }) => Date.parse(visit.startedAt));
  const [from, to] = [times[0]!, times.at(-1)!];
  const across = (nth: number) =>
    box.plotLeft + ((times[nth]! - from) / Math.max(1, to - from)) * (box.plotRight - box.plotLeft);
  const down = (value: number) => box.plotBottom - (value / top) * (box.plotBottom - box.plotTop);
  const said = curves.map(
    ({ name, values: its }) => `${name}: ${its.map((one) => one ?? 'not read').join(', ')}`,
  );
  tag(pdf, root, 'Figure', { alt: `${title}, ${note}. ${said.join('. ')}.` }, () => {
    const heading = fit(pdf, title, 200 * px, { face: 'bold', size: 10.5 * px, color: ink.black }, 1);
    put(pdf, heading.lines[0]!, x, y + 9 * px, heading.style);
    const told = fit(pdf, note, 130 * px, { ...small, size: 9 * px, color: ink.grey }, 1);
    put(
      pdf,
      told.lines[0]!,
      x + widthOf(pdf, heading.lines[0]!, heading.style) + 8 * px,
      y + 9 * px,
      told.style,
    );
    for (let value = 0; value <= top + step / 2; value += step) {
      const height = down(value);
      const label = String(Math.round(value * 100) / 100);
      const [end, baseline] = at(box.plotLeft - 8, height + 2.8);
      put(pdf, label, end - widthOf(pdf, label, figures), baseline, figures);
      pdf
        .moveTo(...at(box.plotLeft, height))
        .lineTo(...at(box.plotRight, height))
        .lineWidth((value === 0 ? 1.25 : 0.75) * px)
        .stroke(value === 0 ? ink.black : '#CDD7D8');
    }
    drawDays(pdf, visits, { at, across, day });
    if (chart.dryAt !== undefined) drawDryAt(pdf, chart.dryAt, at, down);
    for (const [nth, curve] of curves.entries()) drawCurve(pdf, curve, nth, { at, across, down });
    drawNames(pdf, curves, { at, across, down });
  }).end();
}

interface Scales {
  at(across: number, down: number): [number, number];
  across(nth: number): number;
  down(value: number): number;
}

/** The day of each visit, as many as have room. */
function drawDays(
  pdf: PDFKit.PDFDocument,
  visits: Derived['visits'],
  { at, across, day }: Pick<Scales, 'at' | 'across'> & Pick<Derived, 'day'>,
): void {
  let free = Number.NEGATIVE_INFINITY;
  visits.forEach(({ visit }, nth) => {
    const text = day(visit.startedAt);
    const [center, baseline] = at(across(nth), box.plotBottom + 15);
    pdf
      .moveTo(...at(across(nth), box.plotBottom))
      .lineTo(...at(across(nth), box.plotBottom + 4))
      .lineWidth(0.75 * px)
      .stroke(ink.black);
    const width = widthOf(pdf, text, small);
    if (center - width / 2 < free) return;
    put(pdf, text, center - width / 2, baseline, small);
    free = center + width / 2 + 6 * px;
  });
}

function drawDryAt(pdf: PDFKit.PDFDocument, value: number, at: Scales['at'], down: Scales['down']): void {
  const style: TextStyle = { face: 'bold', size: 8 * px, color: '#8A4B00' };
  pdf
    .moveTo(...at(box.plotLeft, down(value)))
    .lineTo(...at(box.plotRight, down(value)))
    .lineWidth(1.25 * px)
    .dash(1.5 * px, { space: 2.5 * px })
    .stroke('#B86E00')
    .undash();
  const [x, y] = at(box.plotLeft + 4, down(value) - 4);
  put(pdf, `Dry at ${value}`, x, y, style);
}

function drawCurve(
  pdf: PDFKit.PDFDocument,
  { values }: Curve,
  nth: number,
  { at, across, down }: Scales,
): void {
  const { dash, mark, color, width } = strokes[nth]!;
  const dots = values.flatMap((value, visit) =>
    value === undefined ? [] : [at(across(visit), down(value))],
  );
  dots.forEach(([x, y], index) => {
    if (index === 0) pdf.moveTo(x, y);
    else pdf.lineTo(x, y);
  });
  pdf.lineWidth(width * px);
  if (dash.length > 0) pdf.dash(dash[0]! * px, { space: dash[1]! * px });
  pdf.stroke(color).undash();
  const size = 3 * px;
  for (const [x, y] of dots) {
    if (mark === 'dot') pdf.circle(x, y, size);
    else if (mark === 'square') pdf.rect(x - size, y - size, 2 * size, 2 * size);
    else if (mark === 'triangle')
      pdf.polygon([x, y - size * 1.2], [x - size * 1.1, y + size], [x + size * 1.1, y + size]);
    else pdf.polygon([x, y - size * 1.3], [x + size * 1.3, y], [x, y + size * 1.3], [x - size * 1.3, y]);
    if (mark === 'square') pdf.lineWidth(1.25 * px).fillAndStroke('#FFFFFF', color);
    else pdf.fill(color);
  }
}

/** The name of each curve at its end, moved apart where they meet. */
function drawNames(pdf: PDFKit.PDFDocument, curves: readonly Curve[], { at, across, down }: Scales): void {
  const ends = curves
    .map(({ name, values }) => {
      const last = values.findLastIndex((value) => value !== undefined);
      return { name, across: across(last), down: down(values[last]!) };
    })
    .sort((one, other) => one.down - other.down);
  let free = Number.NEGATIVE_INFINITY;
  for (const end of ends) {
    const height = Math.max(end.down, free);
    free = height + 11;
    pdf
      .moveTo(...at(end.across + 4, end.down))
      .lineTo(...at(box.plotRight + 14, height))
      .lineWidth(0.75 * px)
      .stroke(ink.rule);
    const [x, y] = at(box.plotRight + 17, height + 2.8);
    const name = fit(pdf, end.name, (box.width - box.plotRight - 17) * px, small, 1);
    put(pdf, name.lines[0]!, x, y, name.style);
  }
}
