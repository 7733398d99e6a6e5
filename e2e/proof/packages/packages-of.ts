import { setTimeout as after } from 'node:timers/promises';
import { office } from '../../steps/office.ts';
import { technician } from '../../steps/open-inspection.ts';

interface Part {
  number: number;
  size: number;
  sha256: string;
  url: string;
}
export interface Package {
  id: string;
  state: string;
  lastError: string | null;
  files: Part[];
}

/** The packages of a project, as its technician makes and reads them. */
export async function packagesOf(url: string, projectId: number) {
  const its = await office(url, technician);
  const path = `/projects/${projectId}/packages`;
  const read = async (id: string) => (await its.ask<{ package: Package }>('GET', `${path}/${id}`)).package;
  return {
    async make(): Promise<string> {
      const made = await its.ask<{ package: Package }>('POST', path, { kind: 'incomplete' });
      return made.package.id;
    },
    async list(): Promise<Package[]> {
      return (await its.ask<{ packages: Package[] }>('GET', path)).packages;
    },
    read,
    /** Once it is built. @throws Error if that failed */
    async built(id: string): Promise<Package> {
      for (;;) {
        const found = await read(id);
        if (found.state === 'ready') return found;
        if (found.state !== 'building') throw new Error(`${id}: ${found.state}, ${found.lastError}`);
        await after(100);
      }
    },
    async link(id: string): Promise<{ packageId: string; share: string }> {
      const { url: address } = await its.ask<{ url: string }>('POST', `${path}/${id}/link`, {});
      return { packageId: id, share: new URL(address, url).searchParams.get('share')! };
    },
    revoke: (id: string) => its.ask('DELETE', `${path}/${id}/link`),
  };
}
