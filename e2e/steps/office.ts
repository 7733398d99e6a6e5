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

/** Somebody at another machine: asks and changes through the API, as `email`. */
export async function office(url: string, email: string = accounts.manager) {
  let token = '';
  let signedInAt = 0;
  async function signIn(): Promise<void> {
    token = '';
    const { tokens } = await send<{ tokens: { accessToken: string } }>('POST', '/auth/login', {
      email,
      password,
    });
    token = tokens.accessToken;
    signedInAt = performance.now();
  }
  async function ask<T>(method: Method, path: string, body?: object): Promise<T> {
    if (performance.now() - signedInAt > renewAfter) await signIn();
    return send<T>(method, path, body);
  }
  async function send<T>(method: Method, path: string, body?: object): Promise<T> {
    const answer = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        ...(body && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const told = (await answer.json()) as { success: boolean; message: string; data: T };
    if (!told.success) throw new Error(`${method} ${path}: ${told.message}`);
    return told.data;
  }
  await signIn();
  return {
    ask,
    async projects(query = 'limit=100'): Promise<Project[]> {
      return (await ask<{ projects: Project[] }>('GET', `/projects?${query}`)).projects;
    },
    async project(title: string): Promise<Project> {
      // Other journeys make more projects than a page of the list holds.
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
