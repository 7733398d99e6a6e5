import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withoutJsonSchema } from './without-json-schema.ts';

interface Transform {
  filter: { id: RegExp };
  handler: (code: string) => { code: string };
}

const { filter, handler } = withoutJsonSchema().transform as unknown as Transform;

async function left(file: string) {
  const path = fileURLToPath(new URL(file, import.meta.resolve('zod/v4/core')));
  expect(path).toMatch(filter.id);
  const { code } = handler(await readFile(path, 'utf8'));
  const made = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<
    string,
    () => void
  >;
  const real = (await import(path)) as Record<string, unknown>;
  return { made, real };
}

test.each(['json-schema-processors.js', 'to-json-schema.js'])(
  'schemas: %s is there in the browser by name, and says that it works on the server only',
  async (file) => {
    const { made, real } = await left(file);
    expect(Object.keys(made).sort()).toEqual(Object.keys(real).sort());
    for (const offered of Object.values(made)) expect(offered).toThrow('server');
  },
);

test('schemas: a Zod that declares it in another way stops the build', () => {
  expect(() => handler('module.exports = {}')).toThrow('another way');
});
