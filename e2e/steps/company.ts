import { accounts } from '../fixtures/sign-in.ts';
import { office } from './office.ts';

type Facts = Record<string, unknown> & { version: number };

/** Someone else in the office saves a company profile that differs in this. @returns what it was before */
export async function saveCompany(url: string, change: Record<string, unknown>): Promise<Facts> {
  const { ask } = await office(url, accounts.admin);
  const { company } = await ask<{ company: Facts }>('GET', '/company');
  const { version, savedAt: _, savedBy: __, ...facts } = company;
  await ask('PUT', '/company', { ...facts, ...change, basedOn: version });
  return company;
}
