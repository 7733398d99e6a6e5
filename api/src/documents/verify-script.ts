import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

const main = `
import { readFile } from 'node:fs/promises';
const read = readProofFile(await readFile(process.argv[2] ?? 'documents.json'));
const faults = read ? await checkDocuments(read.documents, read.keys) : [];
for (const { projectId, number, fault } of faults) console.log('Project ' + projectId + ', document ' + number + ': ' + fault);
if (!read) console.log('There are no documents in this file.');
else if (faults.length === 0) console.log(read.documents.length + (read.documents.length === 1 ? ' document' : ' documents') + ', all in order. Keys: ' + read.keys.map(({ keyId }) => keyId).join(', '));
process.exitCode = read && faults.length === 0 ? 0 : 1;
`;

/** verify.mjs: one file without dependencies that checks a documents.json or a PDF, away from the server. */
export async function verifyScript(): Promise<string> {
  const seal = fileURLToPath(import.meta.resolve('@tidemark/contract/documents/seal'));
  return `// node verify.mjs documents.json\n${stripTypeScriptTypes(await readFile(seal, 'utf8'))}${main}`;
}
