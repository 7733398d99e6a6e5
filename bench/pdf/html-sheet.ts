import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { CellView, ClaimSheetView, SectionView } from '../../api/src/reports/claim-sheet-view.ts';

const { resolve } = createRequire(new URL('../../api/package.json', import.meta.url));
const faces = [
  [
    'Sheet',
    400,
    '@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf',
  ],
  [
    'Sheet',
    700,
    '@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf',
  ],
  [
    'Figures',
    700,
    '@expo-google-fonts/atkinson-hyperlegible-mono/700Bold/AtkinsonHyperlegibleMono_700Bold.ttf',
  ],
] as const;

/** Sections stacked, column by column, as on the paper form. */
const bands = [
  [['roomInformation']],
  [['general'], ['contents'], ['misc']],
  [['appliances'], ['plumbing'], ['electrical']],
  [['extraction'], ['baseboardTrim'], ['doors']],
  [
    ['floors', 'containmentBarrier'],
    ['cabinets', 'floodCuts', 'tensionPosts'],
    ['walls', 'ceiling', 'moldPresent', 'zippers'],
  ],
];

const css = `
@page { size: Letter; margin: 34px 38px }
body { margin: 0; font: 10px Sheet; color: #000 }
header { display: flex; justify-content: space-between; border-bottom: 2px solid #000 }
h1 { font-size: 17px; margin: 0 } p { margin: 2px 0 }
dl { display: grid; grid-template-columns: repeat(5, 1fr); gap: 2px 8px; margin: 4px 0 }
dt { font-size: 8.5px; color: #3c4a4d } dd { margin: 0; font-weight: 700 }
.band { display: flex; gap: 7px; margin-bottom: 6.5px } .band > div { flex: 1 }
table { width: 100%; border-collapse: collapse; border: 1px solid #000; margin-bottom: 7px }
th, td { height: 15px; padding: 0 5px; border-bottom: .75px solid #b9c5c7; font-weight: 400; text-align: left; white-space: nowrap }
thead th { background: #ebf0f0; font-size: 8.5px } thead th:first-child { font: 700 11.5px Sheet }
td, thead th + th { border-left: .75px solid #b9c5c7 }
td { text-align: right; font: 700 11px Figures } td small { font: 7.5px Sheet; color: #5a6b6f } .filled { font-weight: 700 }
`;

export const text = (value: string) => value.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function cell(view: CellView): string {
  if (view.kind === 'tick') return `<td>${view.on ? 'X' : ''}</td>`;
  if (view.kind === 'name') return `<td>${text(view.text)}</td>`;
  return `<td>${text(view.text)} <small>${text(view.unit)}</small></td>`;
}

export function section({ title, heads, lines }: SectionView): string {
  const head = heads
    .map(({ label, columns }) => `<th scope="col" colspan="${columns}">${text(label)}</th>`)
    .join('');
  const rows = lines.map(
    ({ name, filled, cells }) =>
      `<tr><th scope="row"${filled ? ' class="filled"' : ''}>${text(name)}</th>${cells.map(cell).join('')}</tr>`,
  );
  return `<table><thead><tr><th scope="col">${text(title)}</th>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** The page around a sheet: title, styles and the fonts of our PDF. */
export async function pageAround(): Promise<(body: string) => string> {
  const fonts = await Promise.all(
    faces.map(async ([family, weight, file]) => {
      const bytes = (await readFile(resolve(file))).toString('base64');
      return `@font-face { font-family: ${family}; font-weight: ${weight}; src: url(data:font/ttf;base64,${bytes}) }`;
    }),
  );
  const head = `<title>Claim sheet</title><style>${fonts.join('\n')}${css}</style>`;
  return (body) => `<!doctype html><html lang="en">${head}<body>${body}</body></html>`;
}

/** A claim sheet as a web page. */
export function sheetBody(view: ClaimSheetView): string {
  const facts = view.facts.map(
    ({ label, value }) => `<div><dt>${text(label)}</dt><dd>${text(value)}</dd></div>`,
  );
  const sheet = bands.map((columns) => {
    const divs = columns.map(
      (keys) => `<div>${keys.map((key) => section(view.sections.get(key)!)).join('')}</div>`,
    );
    return `<div class="band">${divs.join('')}</div>`;
  });
  return `<header><div><h1>${text(view.sender.company)}</h1><p>${text(view.sender.companyContact ?? '')}</p></div><p>${text(view.reference)}</p></header>
<dl>${facts.join('')}</dl>${sheet.join('')}<footer><p>${view.filled} lines filled. ${text(view.printed)}</p></footer>`;
}
