// Loaded before every script (`node --import`), in plain JavaScript so that an old Node can read it: Node 24 comes with
// the npm package `node`, whose binary is missing if npm was told to run no install scripts.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const needed = 24;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const binary = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
const say = (sentence) => process.stderr.write(`${sentence}\n`);

/** Does what the package's own blocked install script would have done. */
function fetchBinary() {
  say(`Fetching Node ${needed} for this machine, once.`);
  spawnSync('npm', ['rebuild', 'node', '--ignore-scripts=false'], {
    cwd: root,
    stdio: 'ignore',
    shell: true,
  });
}

/**
 * In its own process group, so that Ctrl-C reaches it once, from here: a second signal would interrupt its orderly end.
 */
async function runAgainWith(node) {
  const windows = process.platform === 'win32';
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    detached: !windows,
    env: { ...process.env, PATH: `${dirname(node)}${windows ? ';' : ':'}${process.env.PATH}` },
  });
  let told = false;
  const tell = (signal) => {
    if (!told) child.kill(signal);
    told = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, tell);
  const code = await new Promise((done) => {
    child.on('close', (exit) => done(exit ?? 1));
  });
  process.exit(code);
}

const isOld = Number(process.versions.node.split('.')[0]) < needed;
// The server needs zod; Node's package is a development tool that a production install lacks.
if (!existsSync(join(root, 'node_modules', isOld ? 'node' : 'zod'))) {
  say('Tidemark is not installed yet: run npm ci first.');
  process.exit(1);
}
if (isOld) {
  if (!existsSync(binary)) fetchBinary();
  if (!existsSync(binary)) {
    say(
      `Tidemark needs Node ${needed} and this is ${process.versions.node}: install it, or run npm rebuild node.`,
    );
    process.exit(1);
  }
  await runAgainWith(binary);
}
