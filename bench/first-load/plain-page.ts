import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin } from 'vite';

const entry = 'virtual:plain-page';

/** A sign-in form in React as its documentation begins one, beside libraries the app's sign-in loads too. */
const source = `
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
import * as dexie from 'dexie';
import * as papaparse from 'papaparse';
import * as fflate from 'fflate';

function SignIn() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  return h('main', null, h('h1', null, 'Welcome back'), h('form', null,
    h('label', null, 'Email', h('input', { type: 'email', value: email, onChange: (event) => setEmail(event.target.value) })),
    h('label', null, 'Password', h('input', { type: 'password', value: password, onChange: (event) => setPassword(event.target.value) })),
    h('button', { type: 'submit' }, 'Sign In')));
}
Object.assign(window, { dexie, papaparse, fflate });
createRoot(document.getElementById('root')).render(h(SignIn));
`;
const written: Plugin = {
  name: 'plain-page',
  resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
  load: (id) => (id === `\0${entry}` ? source : undefined),
};

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Plain</title><div id="root"></div><script src="/page.js"></script></html>`;

async function scriptOf(bytes: number): Promise<Buffer> {
  const built = await build({
    ...{ configFile: false, logLevel: 'error', plugins: [written] },
    root: resolve(import.meta.dirname, '../../web'),
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input: entry, output: { format: 'iife' } } },
  });
  const [chunk] = (built as { output: { code: string }[] }).output;
  const missing = bytes - brotliCompressSync(chunk!.code).length;
  if (missing < 0) throw new Error(`The plain page alone is ${-missing} bytes larger than the app's.`);
  // Base64 takes three quarters of its letters once compressed.
  const filling = randomBytes(missing).toString('base64');
  return brotliCompressSync(`${chunk!.code}\nwindow.filling = '${filling}';`);
}

/** A React page whose one script has this many compressed bytes, on a server that does nothing else. */
export async function openPlainPage(bytes: number): Promise<{ url: string; close: () => void }> {
  const script = await scriptOf(bytes);
  const server = createServer((request, response) => {
    if (request.url !== '/page.js') return response.setHeader('content-type', 'text/html').end(page);
    response.writeHead(200, {
      ...{ 'content-type': 'text/javascript', 'content-encoding': 'br' },
      'content-length': script.length,
    });
    return response.end(script);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}
