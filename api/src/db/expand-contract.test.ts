import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrations } from '../testing/template.ts';

/** Nothing was released up to here, so no previous version ran on it. */
const firstRelease = '0016';

/**
 * What the previous version's servers, which keep running for a while, may not survive (docs/scaling.md, "A new
 * version").
 */
const breaking: readonly [RegExp, string][] = [
  [/\bDROP\s+(TABLE|COLUMN|VIEW|FUNCTION|TYPE|SCHEMA|SEQUENCE|EXTENSION)\b/i, 'drops what they may use'],
  [/\bRENAME\b/i, 'renames what they may use'],
  [/\bALTER\s+COLUMN\s+\S+\s+(SET\s+DATA\s+)?TYPE\b/i, 'changes a type they read'],
  [/\bSET\s+NOT\s+NULL\b|\bDROP\s+DEFAULT\b/i, 'demands a value they do not give'],
  [
    /\bADD\s+(COLUMN\s+)?\S+\s(?![^,;]*\b(DEFAULT|GENERATED)\b)[^,;]*\bNOT\s+NULL\b/i,
    'demands a value they do not give',
  ],
  [/\bADD\s+(CONSTRAINT\s+\S+\s+)?(CHECK|UNIQUE|FOREIGN|EXCLUDE|PRIMARY)\b/i, 'refuses what they may write'],
];

/** A unique index on an older table refuses rows the previous version may write. */
function newlyUnique(text: string): string[] {
  const made = new Set(
    [...text.matchAll(/\bCREATE\s+(?:UNLOGGED\s+)?TABLE\s+(\w+)/gi)].map(([, name]) => name),
  );
  const indexed = [...text.matchAll(/\bCREATE\s+UNIQUE\s+INDEX\s+\w+\s+ON\s+(\w+)/gi)].map(
    ([, name]) => name!,
  );
  return indexed.some((table) => !made.has(table)) ? ['refuses what they may write'] : [];
}

function breaks(migration: string): string[] {
  if (/^-- contract: \S+/m.test(migration)) return [];
  const text = migration.replaceAll(/--.*$/gm, '');
  return [...breaking.flatMap(([pattern, why]) => (pattern.test(text) ? [why] : [])), ...newlyUnique(text)];
}

test.each([
  ['ALTER TABLE rooms DROP COLUMN type;', 'drops what they may use'],
  ['DROP TABLE rooms;', 'drops what they may use'],
  ['ALTER TABLE rooms RENAME COLUMN type TO kind;', 'renames what they may use'],
  ['ALTER TABLE rooms ALTER COLUMN name SET DATA TYPE varchar(9);', 'changes a type they read'],
  ['ALTER TABLE rooms ALTER COLUMN name SET NOT NULL;', 'demands a value they do not give'],
  ['ALTER TABLE rooms\n  ADD COLUMN floor text NOT NULL;', 'demands a value they do not give'],
  ['ALTER TABLE rooms ADD CONSTRAINT named CHECK (name <> type);', 'refuses what they may write'],
  ['CREATE UNIQUE INDEX rooms_name ON rooms (inspection_id, name);', 'refuses what they may write'],
])('migrations: one with %s needs a note', (migration, why) => {
  expect(breaks(migration)).toEqual([why]);
  expect(breaks(`-- contract: since 0.3.0 no server reads it\n${migration}`)).toEqual([]);
});

test.each([
  "ALTER TABLE rooms ADD COLUMN floor text, ADD COLUMN tags text[] NOT NULL DEFAULT '{}';",
  'ALTER TABLE rooms ADD COLUMN folded text NOT NULL GENERATED ALWAYS AS (fold(name)) STORED;',
  'CREATE TABLE floors (id uuid PRIMARY KEY, name text NOT NULL); CREATE UNIQUE INDEX floors_name ON floors (name);',
  'DROP INDEX rooms_inspection; CREATE INDEX rooms_inspection ON rooms (inspection_id, id);',
  '-- We do not DROP TABLE rooms.\nSELECT 1;',
])('migrations: %s needs none', (migration) => {
  expect(breaks(migration)).toEqual([]);
});

test("migrations: every one works with the previous version's servers or says why it need not", async () => {
  const names = (await readdir(migrations)).filter((name) => name.slice(0, 4) > firstRelease);
  const found = await Promise.all(
    names.map(async (name) => [name, breaks(await readFile(join(migrations, name), 'utf8'))] as const),
  );
  expect(found.filter(([, why]) => why.length > 0)).toEqual([]);
});
