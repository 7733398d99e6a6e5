import { glob, readFile, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { actions } from '../contract/src/actions.ts';
import { claimSheetSections } from '../contract/src/claim-sheets/catalogue.ts';
import catalogue from './words/catalogue.json' with { type: 'json' };
import { missingWords } from './words/find-missing.ts';
import { offVoice } from './words/find-off-voice.ts';
import { untrueRows } from './words/find-untrue.ts';
import { textsOf } from './words/read-texts.ts';

/** The table and its parts. */
const tables = 'docs/{specification,specification/*}.md';

async function readSources(): Promise<Map<string, Set<string>>> {
  const texts = new Map<string, Set<string>>();
  for await (const found of glob('{contract,api,web}/src/**/*.{ts,tsx}')) {
    const file = found.split(sep).join('/');
    if (/\.test\.tsx?$|\/testing\/|\/ui\/gallery/.test(file)) continue;
    texts.set(file, textsOf(file, await readFile(file, 'utf8')));
  }
  return texts;
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

const pathOf = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');
const missingCalls = (calls: readonly string[]) => {
  const known = new Set(actions.map(({ method, path }) => `${method} ${path}`));
  return calls.filter((call) => !known.has(pathOf(call))).map((call) => `No action is ${call}.`);
};

interface Constant {
  what: string;
  in: string;
  /** Exactly as in the source. */
  is: string;
}
async function missingConstants(constants: readonly Constant[]): Promise<string[]> {
  const sources = await Promise.all(constants.map((constant) => readFile(constant.in, 'utf8')));
  return constants
    .filter(({ is }, index) => !sources[index]!.includes(is))
    .map((constant) => `${constant.what}: ${constant.in} does not say “${constant.is}”.`);
}

/** `title (unit)` of each line, by section. */
const sheet = Object.fromEntries(
  claimSheetSections.map(({ key, columns, rows }) => [
    key,
    { columns, rows: rows.map(({ title, placeHolder }) => `${title} (${placeHolder})`) },
  ]),
);
const missingLines = (sections: Record<string, unknown>) =>
  [...new Set([...Object.keys(sections), ...Object.keys(sheet)])]
    .filter((key) => JSON.stringify(sections[key]) !== JSON.stringify(sheet[key]))
    .map((key) => `The claim sheet’s section ${key} is not that of the specification.`);

async function untrueTables(): Promise<string[]> {
  const untrue: string[] = [];
  for await (const file of glob(tables))
    untrue.push(...(await untrueRows(file, await readFile(file, 'utf8'), isThere)));
  return untrue.sort();
}

if (import.meta.main) {
  process.chdir(resolve(import.meta.dirname, '..'));
  const sources = await readSources();
  const shown = new Map([...sources].filter(([file]) => !file.startsWith('api/')));
  const specified = catalogue.words.flatMap(({ texts }) => texts);
  const wrong = [
    ...missingWords(catalogue.words, sources),
    ...offVoice(shown, specified),
    ...missingCalls(catalogue.calls),
    ...(await missingConstants(catalogue.constants)),
    ...missingLines(catalogue.claimSheet),
    ...(await untrueTables()),
  ];
  for (const sentence of wrong) process.stdout.write(`${sentence}\n`);
  process.stdout.write(
    `${specified.length} texts, ${catalogue.calls.length} calls, ${catalogue.constants.length} constants, ` +
      `${claimSheetSections.length} sections, and the tables: ${wrong.length} do not hold\n`,
  );
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
