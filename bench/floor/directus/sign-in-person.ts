import { randomUUID } from 'node:crypto';

/** What the calls do. */
const may = {
  projects: ['read'],
  inspections: ['read', 'update'],
  claim_sheets: ['read', 'update'],
  claim_sheet_rows: ['read', 'update'],
  directus_files: ['read', 'create'],
};

/** The token of a new person who may do what the calls do with every record, and nothing else. */
export async function signInPerson(url: string, admin: string): Promise<string> {
  const post = async (path: string, body: object, token?: string) => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return ((await response.json()) as { data: { id: string; access_token: string } }).data;
  };
  const permissions = Object.entries(may).flatMap(([collection, actions]) =>
    actions.map((action) => ({ collection, action, fields: ['*'], permissions: {}, validation: {} })),
  );
  const policy = await post('/policies', { name: 'Bench', permissions: { create: permissions } }, admin);
  const person = { email: `${randomUUID()}@bench.example.com`, password: 'tidemark-demo' };
  await post('/users', { ...person, policies: { create: [{ policy: policy.id }] } }, admin);
  return (await post('/auth/login', person)).access_token;
}
