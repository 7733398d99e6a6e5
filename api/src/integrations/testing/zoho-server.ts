import { type FaultyServer, faultyServer, type Reply, type Request } from './faulty-server.ts';

interface ZohoRecord {
  id: string;
  fields: Record<string, unknown>;
  /** Lines of a quote, each with its id. */
  lines: Record<string, unknown>[];
  attachments: { id: string; name: string; bytes: Buffer }[];
}
interface ZohoFile {
  id: string;
  parent: string;
  name: string;
  folder: boolean;
  versions: number;
  bytes: Buffer;
}

export interface ZohoServer extends FaultyServer {
  records: Map<string, ZohoRecord[]>;
  files: ZohoFile[];
  /** Access tokens issued so far; only the last is valid. */
  tokens: string[];
  /** API names of each module's fields. */
  fields: Record<string, string[]>;
  /** The sign-in's response instead of a token. */
  signIn: Reply | undefined;
  /** The result of the next upsert row, inside a success response. */
  refuseRow: object | undefined;
}

export const account = { clientId: 'client', clientSecret: 'client-secret', refreshToken: 'refresh' };
const json = (body: unknown, status = 200): Reply => ({ status, body: JSON.stringify(body) });
const invalidToken = json(
  { code: 'INVALID_TOKEN', details: {}, message: 'invalid oauth token', status: 'error' },
  401,
);
const standard = ['id', 'Deal_Name', 'Stage', 'Closing_Date', 'Description', 'Subject', 'Tidemark_Id'];

/** A Zoho as zoho/README.md describes it: one host for sign-in, CRM and WorkDrive. */
export async function zohoServer(): Promise<ZohoServer> {
  let ids = 1000;
  const nextId = () => String(++ids);
  const state = {
    records: new Map<string, ZohoRecord[]>(),
    files: [] as ZohoFile[],
    tokens: [] as string[],
    fields: { Deals: standard, Quotes: standard } as Record<string, string[]>,
    signIn: undefined as Reply | undefined,
    refuseRow: undefined as object | undefined,
  };
  const of = (module: string) => {
    if (!state.records.has(module)) state.records.set(module, []);
    return state.records.get(module)!;
  };
  const formOf = ({ body, headers }: Request) =>
    new Response(new Uint8Array(body), { headers: { 'content-type': headers['content-type']! } }).formData();

  function signIn({ body }: Request): Reply {
    if (state.signIn) return state.signIn;
    const sent = Object.fromEntries(new URLSearchParams(body.toString()));
    const good =
      sent.client_id === account.clientId &&
      sent.client_secret === account.clientSecret &&
      sent.refresh_token === account.refreshToken &&
      sent.grant_type === 'refresh_token';
    if (!good) return json({ error: 'invalid_client' });
    state.tokens.push(`token-${nextId()}`);
    return json({
      access_token: state.tokens.at(-1),
      api_domain: 'https://www.zohoapis.example',
      token_type: 'Bearer',
      expires_in: 3600,
    });
  }

  function upsert(module: string, { body }: Request): Reply {
    const { data, duplicate_check_fields } = JSON.parse(body.toString()) as {
      data: Record<string, unknown>[];
      duplicate_check_fields: string[];
    };
    const rows = data.map((row) => {
      if (state.refuseRow) return state.refuseRow;
      const unknown = Object.keys(row).find(
        (name) => module !== 'Products' && name !== 'Quoted_Items' && !state.fields[module]?.includes(name),
      );
      if (unknown)
        return { code: 'INVALID_DATA', status: 'error', details: { api_name: unknown }, message: 'no field' };
      const found = of(module).find(({ fields }) =>
        duplicate_check_fields.some((field) => fields[field] === row[field]),
      );
      const { Quoted_Items = [], ...fields } = row as { Quoted_Items?: Record<string, unknown>[] };
      const record = found ?? { id: nextId(), fields: {}, lines: [], attachments: [] };
      if (!found) of(module).push(record);
      Object.assign(record.fields, fields);
      record.lines.push(...Quoted_Items.map((line) => ({ id: nextId(), ...line })));
      return {
        code: 'SUCCESS',
        status: 'success',
        action: found ? 'update' : 'insert',
        duplicate_field: null,
        details: { id: record.id },
        message: found ? 'record updated' : 'record added',
      };
    });
    return json({ data: rows });
  }

  async function attachments(record: ZohoRecord, request: Request, id: string | undefined): Promise<Reply> {
    if (request.method === 'GET') {
      if (record.attachments.length === 0) return { status: 204 };
      const data = record.attachments.map((one) => ({
        id: one.id,
        File_Name: one.name,
        Size: String(one.bytes.length),
      }));
      return json({ data, info: { more_records: false } });
    }
    if (request.method === 'DELETE') {
      record.attachments = record.attachments.filter((one) => one.id !== id);
      return json({ data: [{ code: 'SUCCESS', status: 'success' }] });
    }
    const file = (await formOf(request)).get('file') as File;
    const bytes = Buffer.from(await file.arrayBuffer());
    record.attachments.push({ id: nextId(), name: file.name, bytes });
    return json({ data: [{ code: 'SUCCESS', status: 'success', details: { id: nextId() } }] });
  }

  function quote(record: ZohoRecord, { method, body }: Request): Reply {
    if (method === 'GET')
      return json({ data: [{ id: record.id, ...record.fields, Quoted_Items: record.lines }] });
    const { data } = JSON.parse(body.toString()) as {
      data: [{ Quoted_Items: { id: string; _delete?: null }[] }];
    };
    const gone = data[0].Quoted_Items.filter((line) => line._delete === null).map(({ id }) => id);
    record.lines = record.lines.filter(({ id }) => !gone.includes(id as string));
    return json({ data: [{ code: 'SUCCESS', status: 'success', details: { id: record.id } }] });
  }

  async function crm(path: string[], request: Request): Promise<Reply> {
    if (path[0] === 'settings') {
      const names = state.fields[request.url.searchParams.get('module')!] ?? [];
      return json({ fields: names.map((api_name) => ({ api_name })) });
    }
    const [module, id, part, partId] = path as [string, string, string?, string?];
    if (id === 'upsert') return upsert(module, request);
    const record = of(module).find((one) => one.id === id);
    if (!record)
      return json(
        { code: 'INVALID_DATA', message: 'the id given seems to be invalid', status: 'error' },
        404,
      );
    return part === 'Attachments' ? attachments(record, request, partId) : quote(record, request);
  }

  async function drive(path: string[], request: Request): Promise<Reply> {
    const shown = (file: ZohoFile) => ({
      id: file.id,
      type: 'files',
      attributes: { name: file.name, is_folder: file.folder, type: file.folder ? 'folder' : 'pdf' },
    });
    if (path[0] === 'files' && request.method === 'GET') {
      const from = Number(request.url.searchParams.get('page[offset]'));
      const limit = Number(request.url.searchParams.get('page[limit]'));
      const inside = state.files.filter(({ parent }) => parent === path[1]);
      return json({ data: inside.slice(from, from + limit).map(shown) });
    }
    if (path[0] === 'files') {
      const { attributes } = JSON.parse(request.body.toString()).data;
      const made = { id: nextId(), parent: attributes.parent_id, name: attributes.name, folder: true };
      state.files.push({ ...made, versions: 1, bytes: Buffer.alloc(0) });
      return json({ data: shown(state.files.at(-1)!) }, 201);
    }
    const form = await formOf(request);
    const [name, parent] = [form.get('filename') as string, form.get('parent_id') as string];
    if (!state.files.some((file) => file.id === parent))
      return json({ errors: [{ id: 'F000', title: 'Invalid parent' }] }, 401);
    const bytes = Buffer.from(await (form.get('content') as File).arrayBuffer());
    let file = state.files.find((one) => one.parent === parent && one.name === name);
    if (file && form.get('override-name-exist') !== 'true') return json({ errors: [{ id: 'F6021' }] }, 409);
    if (file) Object.assign(file, { bytes, versions: file.versions + 1 });
    else state.files.push({ id: nextId(), parent, name, folder: false, versions: 1, bytes });
    file ??= state.files.at(-1)!;
    const attributes = { FileName: name, resource_id: file.id, parent_id: parent };
    return json({ data: [{ attributes, type: 'files' }] });
  }

  const server = await faultyServer((request) => {
    if (request.url.pathname === '/oauth/v2/token') return signIn(request);
    if (request.headers.authorization !== `Zoho-oauthtoken ${state.tokens.at(-1)}`) return invalidToken;
    const path = request.url.pathname.split('/').slice(1);
    return path[0] === 'crm' ? crm(path.slice(2), request) : drive(path.slice(3), request);
  }, invalidToken);
  return Object.assign(state, server);
}
