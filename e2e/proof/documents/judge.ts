import { checkDocuments, type DocumentProof, type PublicKey } from '../../../contract/src/documents/seal.ts';
import { sameJson } from '../../../contract/src/same-json.ts';
import { accounts, password } from '../../fixtures/sign-in.ts';
import { documentsOf } from '../../steps/documents.ts';
import { office } from '../../steps/office.ts';
import { answered, signer } from './steps.ts';

interface Content {
  answers: { boxes: string[]; choices: object; writings: object; initials: object[] };
  parties: { name: string; mark: { kind: string } }[];
  consent: object | null;
  endSeenAt: string;
}

/** What of these documents is lost or doubled at the office, or breaks the chain. */
export async function judge(url: string, projectId: number, titles: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  const there = await documentsOf(url, projectId);
  const names = there.map(({ title, number }) => `${title} as number ${number}`);
  const wanted = titles.map((title, at) => `${title} as number ${at + 1}`);
  if (!sameJson(names, wanted)) wrong.push(`the office has ${names.join(', ') || 'nothing'}`);
  const answer = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: accounts.manager, password }),
  });
  const { data } = (await answer.json()) as { data: { tokens: { accessToken: string } } };
  const proofs: DocumentProof[] = [];
  let keys: PublicKey[] = [];
  for (const { id } of there) {
    const file = await fetch(`${url}/api/v1/projects/${projectId}/documents/${id}.json`, {
      headers: { Authorization: `Bearer ${data.tokens.accessToken}` },
    });
    if (!file.ok) continue;
    const read = (await file.json()) as { documents: DocumentProof[]; keys: PublicKey[] };
    proofs.push(...read.documents);
    keys = read.keys;
  }
  for (const { number, fault } of await checkDocuments(proofs, keys, true))
    wrong.push(`document ${number}: ${fault}`);
  for (const { content, seal } of proofs) {
    const { answers, parties, consent, endSeenAt } = content as unknown as Content;
    const filled =
      sameJson(answers.boxes, answered.boxes) &&
      sameJson(answers.choices, answered.choices) &&
      Object.keys(answers.writings).length === 1 &&
      answers.initials.length === 1 &&
      parties.length === 1 &&
      parties[0]!.name === signer &&
      parties[0]!.mark.kind === 'drawn';
    if (!filled || !consent || !endSeenAt) wrong.push(`document ${seal.number} is not filled in`);
  }
  const its = await office(url);
  for (const action of ['document-made', 'document-sealed']) {
    const path = `/audit?subject=project&subjectId=${projectId}&action=${action}` as const;
    const { entries } = await its.ask<{ entries: object[] }>('GET', path);
    if (entries.length !== titles.length) wrong.push(`${action} is in the log ${entries.length} times`);
  }
  return wrong;
}
