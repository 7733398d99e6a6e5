import { type DocumentList, documentLists } from './document-fields.ts';
import { mostMarks, type SignerRole, signerRoles } from './kinds.ts';
import { type Inline, isKey, readInlines } from './markup-lines.ts';

export interface ChoiceOption {
  value: string;
  inlines: Inline[];
  /** The key of the handwriting that is asked for only when this is taken. */
  write?: string;
}

/** A text's parts from top to bottom (documents.md, section 3). */
export type Block =
  | { kind: 'heading'; level: 1 | 2; inlines: Inline[] }
  | { kind: 'paragraph' | 'item'; inlines: Inline[] }
  | { kind: 'rule' }
  | { kind: 'list'; list: DocumentList }
  | { kind: 'box'; key: string; must: boolean; inlines: Inline[] }
  | { kind: 'choice'; key: string; options: ChoiceOption[] }
  | { kind: 'initials'; role: SignerRole }
  | { kind: 'sign'; role: SignerRole; optional: boolean }
  | { kind: 'write'; key: string };

export interface Markup {
  blocks: Block[];
  /** Sentences for who wrote the text, by line; the text must not be saved while there are any. */
  errors: string[];
}

/**
 * Reads the small markup of documents. There is no HTML, link or picture: what is not listed is text.
 * Pure, the same on device, server and paper.
 */
export function readMarkup(body: string): Markup {
  const state: Reading = { at: 0, blocks: [], errors: [], keys: new Map(), choices: [], open: undefined };
  for (const line of body.split(/\r\n|[\n\r\u2028\u2029]/)) {
    state.at += 1;
    readLine(state, line.trim());
  }
  for (const [at, { key, options }] of state.choices)
    if (options.length < 2) state.errors.push([at, `the choice \`${key}\` has only one line.`]);
  const errors = state.errors
    .sort(([one], [other]) => one - other)
    .map(([at, message]) => `Line ${at}: ${message}`);
  const marks = state.blocks.reduce((sum, block) => sum + marksOf(block), 0);
  if (marks > mostMarks)
    errors.push(`There are ${marks} boxes, choices and signatures. Use at most ${mostMarks}.`);
  return { blocks: state.blocks, errors };
}

type Choice = Extract<Block, { kind: 'choice' }>;
interface Reading {
  /** The line's number, from 1. */
  at: number;
  blocks: Block[];
  errors: [line: number, message: string][];
  /** Where each key stands. */
  keys: Map<string, number>;
  /** Choices by the line that begins them. */
  choices: [line: number, choice: Choice][];
  /** The paragraph that the next line of text continues. */
  open: Inline[] | undefined;
}

function readLine(state: Reading, line: string): void {
  const { open } = state;
  state.open = undefined;
  if (line === '') return;
  const block = readList(line) ?? readPlace(state, line) ?? readSigned(state, line);
  if (block === 'done') return;
  if (block) {
    state.blocks.push(block);
    return;
  }
  const inlines = readText(state, line);
  if (open) open.push({ bold: false, text: ' ' }, ...inlines);
  else state.blocks.push({ kind: 'paragraph', inlines });
  state.open = open ?? inlines;
}

const refuse = ({ errors, at }: Reading, message: string) => void errors.push([at, message]);

function readText(state: Reading, line: string): Inline[] {
  const { inlines, errors } = readInlines(line);
  for (const message of errors) refuse(state, message);
  return inlines;
}

function takeKey(state: Reading, key: string): void {
  if (!isKey(key)) refuse(state, `\`${key}\` is not a key. Use a-z, digits and -, at most 30.`);
  else if (state.keys.has(key))
    refuse(state, `the key \`${key}\` is used in line ${state.keys.get(key)} already.`);
  else state.keys.set(key, state.at);
}

function readList(line: string): Block | undefined {
  if (line === '---') return { kind: 'rule' };
  const list = /^\{([^{}]*)\}$/.exec(line)?.[1];
  return list !== undefined && Object.hasOwn(documentLists, list)
    ? { kind: 'list', list: list as DocumentList }
    : undefined;
}

/** A place to sign, initial or write, alone in its line. */
function readPlace(state: Reading, line: string): Block | 'done' | undefined {
  if (!line.startsWith('[[')) return undefined;
  const [, what, of = '', rest] = /^\[\[(\w+) +([^\s\]]+)(?: +(\w+))?\]\]$/.exec(line) ?? [];
  if (what === 'write' && rest === undefined) return readWriting(state, of);
  const role = signerRoles.find((known) => known === of);
  if ((what === 'sign' || what === 'initials') && !role) {
    refuse(state, `\`${of}\` does not sign. Use customer, technician or company.`);
    return 'done';
  }
  if (what === 'initials' && role && rest === undefined) return { kind: 'initials', role };
  if (what === 'sign' && role && (rest === undefined || rest === 'optional')) {
    if (state.blocks.some((block) => block.kind === 'sign' && block.role === role))
      refuse(state, `the ${role} signs in two places.`);
    return { kind: 'sign', role, optional: rest === 'optional' };
  }
  refuse(state, `${line} is not a place to sign, initial or write.`);
  return 'done';
}

/** Under a line of a choice it belongs to that line. */
function readWriting(state: Reading, key: string): Block | 'done' {
  takeKey(state, key);
  const last = state.blocks.at(-1);
  const option = last?.kind === 'choice' ? last.options.at(-1) : undefined;
  if (!option || option.write !== undefined) return { kind: 'write', key };
  option.write = key;
  return 'done';
}

/** A heading, item, box or line of a choice. */
function readSigned(state: Reading, line: string): Block | 'done' | undefined {
  const [, level, title] = /^(##?) +(.+)$/.exec(line) ?? [];
  if (title !== undefined)
    return { kind: 'heading', level: level === '#' ? 1 : 2, inlines: readText(state, title) };
  const [, item] = /^- +(.+)$/.exec(line) ?? [];
  if (item !== undefined) return { kind: 'item', inlines: readText(state, item) };
  const [, must, boxKey, boxText] = /^\[([ !])\] *([^:]*): *(.*)$/.exec(line) ?? [];
  if (boxKey !== undefined && boxText !== undefined) {
    takeKey(state, boxKey.trim());
    return { kind: 'box', key: boxKey.trim(), must: must === '!', inlines: readLabel(state, boxText) };
  }
  const [, key, value, text] = /^\( \) *([^=:]*)=([^:]*): *(.*)$/.exec(line) ?? [];
  if (key === undefined || value === undefined || text === undefined) return undefined;
  return readOption(state, key.trim(), value.trim(), text);
}

function readOption(state: Reading, key: string, value: string, text: string): Block | 'done' {
  const option = { value, inlines: readLabel(state, text) };
  if (!isKey(value)) refuse(state, `\`${value}\` is not a key. Use a-z, digits and -, at most 30.`);
  const last = state.blocks.at(-1);
  if (last?.kind === 'choice' && last.key === key) {
    if (last.options.some((other) => other.value === value))
      refuse(state, `the choice \`${key}\` has \`${value}\` twice.`);
    last.options.push(option);
    return 'done';
  }
  takeKey(state, key);
  const choice: Choice = { kind: 'choice', key, options: [option] };
  state.choices.push([state.at, choice]);
  return choice;
}

function readLabel(state: Reading, text: string): Inline[] {
  const inlines = readText(state, text);
  if (inlines.length === 0) refuse(state, 'the text after the colon is missing.');
  return inlines;
}

function marksOf(block: Block): number {
  if (block.kind === 'choice') return 1 + block.options.filter(({ write }) => write !== undefined).length;
  return ['box', 'initials', 'sign', 'write'].includes(block.kind) ? 1 : 0;
}
