import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Podman } from './podman.ts';

const certificates = 'etc/ssl/certs/ca-certificates.crt';

/**
 * Tags an image as the real base if no registry is reachable: Debian 12 from Debian's packages, this Node, the
 * machine's npm, and the certificates and registry that npm trusts. Needs root.
 */
export async function putStandIn(podman: Podman, name: string, place: string): Promise<void> {
  const root = await mkdtemp(join(place, 'stand-in-'));
  try {
    const include = '--include=ca-certificates';
    execFileSync('debootstrap', ['--variant=minbase', include, 'bookworm', root], { stdio: 'ignore' });
    copyFileSync(process.execPath, join(root, 'usr/local/bin/node'));
    const npm = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim();
    const modules = join(root, 'usr/local/lib/node_modules');
    mkdirSync(modules, { recursive: true });
    cpSync(join(dirname(await realpath(npm)), '..'), join(modules, 'npm'), { recursive: true });
    symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm'));
    copyFileSync(`/${certificates}`, join(root, certificates));
    const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
    writeFileSync(join(root, 'root/.npmrc'), `cafile=/${certificates}\nregistry=${registry}\n`);
    const packed = join(place, 'stand-in.tar');
    execFileSync('tar', ['-C', root, '-cf', packed, '.']);
    await podman.run('import', packed, name);
    await rm(packed);
  } finally {
    await rm(root, { recursive: true });
  }
}
