import { accounts, password } from '../fixtures/sign-in.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export interface Project {
  id: number;
  title: string;
  status: string;
  priority: string;
  claimType: string | null;
  technicianId: number | null;
  originalProjectId: number | null;
  scheduledDate: string | null;
  scheduledTime: string | null;
  customerPhone: string | null;
}

/** An access token lives for 15 minutes, and proofs run for longer. */
const renewAfter = 10 * 60_000;

interface SignedIn {
  token: string;
  at: number;
}
/** By server and person, for all journeys of a worker: checking a password is slow on purpose. */
const signedIn = new Map<string, SignedIn>();

/** A person at another computer: reads and changes through the API, as `email`. */
export async function office(url: string, email: string = accounts.manager) {
  const who = `${email} ${url}`;
  const fetchJson = (method: Method, path: string, body?: object, token?: string) =>
    fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        ...(body && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  async function read<T>(answer: Response, what: string): Promise<T> {
    const told = (await answer.json()) as { success: boolean; message: string; data: T };
    if (!told.success) throw new Error(`${what}: ${told.message}`);
    return told.data;
  }
  async function signIn(): Promise<SignedIn> {
    const answer = await fetchJson('POST', '/auth/login', { email, password });
    const { tokens } = await read<{ tokens: { accessToken: string } }>(answer, `Sign-in of ${email}`);
    const now = { token: tokens.accessToken, at: performance.now() };
    signedIn.set(who, now);
    return now;
  }
  async function tokenNow(): Promise<string> {
    const known = signedIn.get(who);
    return known && performance.now() - known.at < renewAfter ? known.token : (await signIn()).token;
  }
  async function ask<T>(method: Method, path: string, body?: object): Promise<T> {
    let answer = await fetchJson(method, path, body, await tokenNow());
    // A journey may have ended this person's sign-ins everywhere.
    if (answer.status === 401) answer = await fetchJson(method, path, body, (await signIn()).token);
    // "Not now" of a busy machine: nothing was done, and the person tries again.
    for (let tries = 0; answer.status === 503 && tries < 5; tries++)
      answer = await fetchJson(method, path, body, await tokenNow());
    return read<T>(answer, `${method} ${path}`);
  }
  return {
    ask,
    async projects(query = 'limit=100'): Promise<Project[]> {
      return (await ask<{ projects: Project[] }>('GET', `/projects?${query}`)).projects;
    },
    async project(title: string): Promise<Project> {
      // Other journeys make more projects than one page of the list holds.
      const query = new URLSearchParams({ search: title, limit: '100' });
      const found = (await this.projects(query.toString())).find((one) => one.title === title);
      if (!found) throw new Error(`There is no project "${title}".`);
      return found;
    },
    async change(id: number, change: Partial<Project>): Promise<void> {
      await ask('PUT', `/projects/${id}`, change);
    },
  };
}
