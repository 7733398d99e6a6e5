import { randomUUID } from 'node:crypto';
import type { Server } from '../../e2e/fixtures/server.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Lets another thread run. */
export interface Key {
  url: string;
  token: string;
  inspectionId: string;
}

/** A person signed in at a server, with an inspection for photos. */
export interface Office {
  key: Key;
  upload(bytes: Bytes): Promise<void>;
  /** An ordinary call: one inspection. @returns its milliseconds */
  read(): Promise<number>;
}

async function data<T>(answer: Response): Promise<T> {
  const body = (await answer.json()) as { success: boolean; message: string; data: T };
  if (!body.success) throw new Error(`${answer.url} answered ${answer.status}: ${body.message}`);
  return body.data;
}

export async function openOffice({ url }: Server): Promise<Office> {
  const post = (path: string, body: object, headers = {}) =>
    fetch(`${url}/api/v1${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const person = { email: 'technician@demo.tidemark.example', password: 'tidemark-demo' };
  const { tokens } = await data<{ tokens: { accessToken: string } }>(await post('/auth/login', person));
  const headers = { Authorization: `Bearer ${tokens.accessToken}` };
  const listed = await fetch(`${url}/api/v1/projects/assigned`, { headers });
  const { projects } = await data<{ projects: { id: number; status: string }[] }>(listed);
  const { id: projectId } = projects.find(({ status }) => status === 'Assigned')!;
  await data(await post(`/projects/${projectId}/start`, {}, headers));
  const begun = await post('/inspections', { projectId }, headers);
  const { id: inspectionId } = (await data<{ inspection: { id: string } }>(begun)).inspection;
  return enterOffice({ url, token: tokens.accessToken, inspectionId });
}

function enterOffice(key: Key): Office {
  const { url, token, inspectionId: id } = key;
  const headers = { Authorization: `Bearer ${token}` };
  return {
    key,
    async upload(bytes) {
      const form = new FormData();
      form.append('inspectionId', id);
      form.append('type', 'photo');
      form.append('file', new Blob([bytes]), `${randomUUID()}.jpg`);
      await data(await fetch(`${url}/api/v1/documentation/upload`, { method: 'POST', headers, body: form }));
    },
    async read() {
      const begun = performance.now();
      await data(await fetch(`${url}/api/v1/inspections/${id}`, { headers }));
      return performance.now() - begun;
    },
  };
}
