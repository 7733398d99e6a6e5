import { resolve } from 'node:path';
import sharp from 'sharp';

/**
 * Draws the app's icons into web/public: run `node web/icons/draw-icons.ts` after the logo in favicon.svg or its colors
 * change. The pictures are committed; a build draws nothing.
 */
const target = resolve(import.meta.dirname, '../public');
const wall = '#06323C';
const water = '#1C7E91';
const tideline = '#F2AE45';

/** The logo on 28 by 28 units (ui/brand.tsx). `corner`: the radius of the plate; `ticks`: the gauge, as a path. */
const sign = (corner: number, ticks: string, width: number) => `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28">
  <clipPath id="plate"><rect width="28" height="28" rx="${corner}"/></clipPath>
  <g clip-path="url(#plate)">
    <rect width="28" height="28" fill="${wall}"/>
    <path d="M0 17.5h28V28H0z" fill="${water}"/>
    <path d="${ticks}" fill="none" stroke="#fff" stroke-width="${width}" opacity=".9"/>
    <path d="M0 17.5h28" stroke="${tideline}" stroke-width="2.4"/>
  </g>
</svg>`;

const ticks = 'M5 5.5h8M5 9.5h5M5 13.5h5M5 21.5h5';
/** A launcher may cut a maskable icon to a centered circle of 40% of its width: the gauge stays inside. */
const ticksInside = 'M8 8.2h7M8 11.2h4.4M8 14.2h4.4M8 20.8h4.4';

const icons = [
  // A browser draws an SVG as a separate page, each time the app opens.
  { file: 'favicon.png', size: 64, svg: sign(6, ticks, 1.6) },
  { file: 'icon-192.png', size: 192, svg: sign(6, ticks, 1.6) },
  { file: 'icon-512.png', size: 512, svg: sign(6, ticks, 1.6) },
  { file: 'icon-maskable-512.png', size: 512, svg: sign(0, ticksInside, 1.4) },
  // iOS rounds the corners itself and shows transparency as black.
  { file: 'apple-touch-icon.png', size: 180, svg: sign(0, ticks, 1.6) },
];

for (const { file, size, svg } of icons) {
  await sharp(Buffer.from(svg), { density: (72 * size) / 28 })
    .resize(size, size)
    .png({ palette: true })
    .toFile(resolve(target, file));
}
