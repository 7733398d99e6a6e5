import type { Read } from '../db/database.ts';
import { proofFile, proofsOf } from './proofs.ts';
import { verifyScript } from './verify-script.ts';

/** The sealed documents of a project with the public keys, and what checks them away from the server; nothing where there are none. */
export async function documentsPackage(
  db: Read,
  projectId: number,
): Promise<{ name: string; input: Uint8Array | string }[]> {
  const proofs = await proofsOf(db, projectId);
  if (proofs.length === 0) return [];
  return [
    { name: 'documents.json', input: await proofFile(db, proofs) },
    { name: 'verify.mjs', input: await verifyScript() },
  ];
}
