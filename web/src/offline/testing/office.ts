import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Action } from '@tidemark/contract/action';
import { actions } from '@tidemark/contract/actions';
import { byCategory, type DocumentationFile } from '@tidemark/contract/documentation-file';
import { formerFacts, isFactual } from '@tidemark/contract/facts';
import { newInspection } from '@tidemark/contract/inspections/inspection';
import type { Change, LocalTable, RecordRef } from '@tidemark/contract/offline';
import type { Project } from '@tidemark/contract/projects';
import type { TrashPhoto } from '@tidemark/contract/trash-photos';

type Stored = Record<string, unknown> & { id: string | number };
type Verdict =
  | 'work'
  | 'fail'
  | 'drop-answer'
  | { status: number; code: string; message?: string; details?: unknown[] };

interface Asked {
  action: string;
  key: string;
  body: Record<string, unknown>;
}

/** A small server over real HTTP: it applies actions by the contract's effects, once per key, and can misbehave. */
export class Office {
  readonly records = new Map<string, Stored>();
  readonly applied: Asked[] = [];
  readonly running = new Set<string>();
  /** Keys that arrived twice at the same time. */
  collisions = 0;
  /** Decides the fate of each request before it is handled. */
  judge: (asked: Asked) => Verdict = () => 'work';
  /** The tokens it accepts, and whether it still refreshes them. */
  token = 'access-1';
  refreshes = true;
  /** The refresh tokens it received, in order; the nth gets refresh-n+1. */
  readonly refreshed: string[] = [];
  /** A finished response is delayed this long. */
  travels: (asked: Asked) => Promise<void> = async () => {};
  /** Replaces the response's data after the action was applied. */
  amend: (asked: Asked, data: unknown) => unknown = (_, data) => data;
  private readonly answers = new Map<string, unknown>();
  private server: Server | undefined;

  async open(): Promise<string> {
    this.server = createServer((request, response) => void this.serve(request, response));
    await new Promise<void>((resolve) => this.server!.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server!.closeAllConnections();
    await new Promise((resolve) => this.server!.close(resolve));
  }

  project(id: number): void {
    this.records.set(`projects:${id}`, {
      id,
      title: `Project ${id}`,
      status: 'Assigned',
      startedAt: null,
    } as never);
  }

  inspection(id: string, projectId: number): void {
    const at = '2026-11-20T10:00:00.000Z';
    this.records.set(`inspections:${id}`, newInspection({ id, projectId, technicianId: 1, at }));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const path = request.url!.replace('/api/v1', '').split('?')[0]!;
    const answer = (status: number, value: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
    if (path === '/auth/refresh') {
      await this.travels({ action: 'auth.refresh', key: '', body });
      if (!this.refreshes) return void answer(401, unauthenticated);
      this.refreshed.push(String(body.refreshToken));
      const refreshToken = `refresh-${this.refreshed.length + 1}`;
      const data = { accessToken: this.token, refreshToken };
      return void answer(200, { success: true, message: 'OK', data });
    }
    if (request.headers.authorization !== `Bearer ${this.token}`) {
      return void answer(401, unauthenticated);
    }
    const { action, params } = matched(request.method!, path);
    const asked: Asked = { action: action.name, key: String(request.headers['idempotency-key']), body };
    const verdict = this.judge(asked);
    if (verdict === 'fail') return void answer(500, failure('internal', 'Something went wrong'));
    if (typeof verdict === 'object') {
      const { status, code, message = 'Refused.', ...rest } = verdict;
      return void answer(status, { ...failure(code, message), ...rest });
    }
    if (this.running.has(asked.key)) this.collisions++;
    this.running.add(asked.key);
    await new Promise((resolve) => setImmediate(resolve));
    if (!this.answers.has(asked.key)) this.answers.set(asked.key, this.apply(action, params, asked));
    this.running.delete(asked.key);
    if (verdict === 'drop-answer') return void request.socket.destroy();
    const data = this.answers.get(asked.key);
    await this.travels(asked);
    answer(200, { success: true, message: 'OK', data });
  }

  private apply(action: Action, params: Record<string, unknown>, asked: Asked): unknown {
    this.applied.push(asked);
    const parsed = action.params.parse(params) as Record<string, unknown>;
    const read = (table: LocalTable, id: string | number) => this.records.get(`${table}:${id}`);
    const offline = action.offline!;
    const input = { params: parsed, query: {}, body: asked.body } as never;
    const refs = offline.touches(input, read as never);
    const touched = refs[0]!;
    const before = structuredClone(this.records.get(`${touched.table}:${touched.id}`));
    for (const change of offline.effect(input, read as never, new Date().toISOString()) as Change[]) {
      const ref = `${change.table}:${change.id}`;
      if (change.record) this.records.set(ref, addressed(change.record) as never);
      else this.records.delete(ref);
    }
    const now = ({ table, id }: RecordRef) => this.records.get(`${table}:${id}`);
    const record = now(touched);
    if (touched.table === 'documentation') return this.amend(asked, documentationOf(action, record));
    if (action.upload)
      return this.amend(
        asked,
        photosOf(record!).find(({ id }) => id === asked.body.id),
      );
    const { table } = touched;
    const former =
      before && record && isFactual(table) ? formerFacts(table, before as never, record as never) : [];
    const records = Object.fromEntries(refs.map((ref) => [ref.table.replace(/s$/, ''), now(ref)]));
    const data = { ...records, summary: {}, errors: [], former };
    return this.amend(asked, data);
  }

  get<T extends Stored>(table: LocalTable, id: string | number): T | undefined {
    return this.records.get(`${table}:${id}`) as T | undefined;
  }

  theProject(id: number): Project {
    return this.get(`projects`, id) as unknown as Project;
  }
}

const failure = (code: string, message: string) => ({ success: false, error: message, message, code });
const unauthenticated = failure('unauthenticated', 'Authentication failed');

/** JSON, or a form's fields with the facts of its file, as the server derives them from the bytes. */
async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/')) return JSON.parse(bytes.toString() || '{}') as Record<string, unknown>;
  const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
  const { file, ...fields } = Object.fromEntries(form) as { file: File };
  const content = Buffer.from(await file.arrayBuffer());
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { ...fields, file: { name: file.name, size: content.length, sha256 } };
}

/** The response of each documentation action. */
function documentationOf(action: Action, record: Stored | undefined): unknown {
  if (action.upload) return { file: record };
  return { documentation: byCategory(record ? [record as unknown as DocumentationFile] : []) };
}

const photosOf = (record: object) => (record as { trashPhotos?: TrashPhoto[] }).trashPhotos ?? [];

/** A stored file has an address. */
const addressed = (record: object) => ({
  ...record,
  ...('category' in record && { url: '/documentation/file/signed' }),
  ...('trashPhotos' in record && {
    trashPhotos: photosOf(record).map((photo) => ({ ...photo, fileUrl: `/documentation/file/${photo.id}` })),
  }),
});

function matched(method: string, path: string): { action: Action; params: Record<string, unknown> } {
  for (const action of actions as unknown as readonly Action[]) {
    const names = [...action.path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
    const found = new RegExp(`^${action.path.replace(/:\w+/g, '([^/]+)')}$`).exec(path);
    if (action.method === method && found && action.offline) {
      return { action, params: Object.fromEntries(names.map((name, i) => [name, found[i + 1]])) };
    }
  }
  throw new Error(`No action answers ${method} ${path}`);
}
