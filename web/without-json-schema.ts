import type { Plugin } from 'vite';

const module = /zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/;

/**
 * Zod's schemas can describe themselves as JSON Schema, which only the server uses (api/src/http/openapi.ts); bundlers
 * cannot see that the browser never does. Saves about 4 KB compressed, on every screen.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'tidemark:without-json-schema',
    apply: 'build',
    transform: {
      filter: { id: module },
      handler(code) {
        const declared = code.matchAll(/^export (?:const|function) (\w+)/gm);
        const renamed = code.matchAll(/^export \{ \w+ as (\w+) \};/gm);
        const names = [...declared, ...renamed].map(([, name]) => `absent as ${name}`);
        if (names.length === 0) throw new Error('Zod declares its JSON Schema in another way now.');
        return {
          code: `const absent = () => { throw new Error('JSON Schema is the server’s.'); };\nexport { ${names.join(', ')} };`,
          map: null,
        };
      },
    },
  };
}
