import { contactLine, licenceLine } from '@tidemark/contract/company/letterhead';
import type { Company } from '@tidemark/contract/company/profile';
import type { Read } from '../db/database.ts';
import type { Blobs } from '../files/blobs.ts';
import { renditions } from '../files/pictures.ts';
import { companyOf, newestCompany } from './read.ts';

/** Who sends a paper: plain data, so that it can be handed to a process that prints. */
export interface Sender {
  company: string;
  companyContact?: string | undefined;
  companyLicences?: string | undefined;
  /** JPEG, on white. */
  logo?: Uint8Array | undefined;
}

/** A paper's sender and clock by the newest profile, or by the version a kept paper names. */
export async function readSender(
  db: Read,
  blobs: Blobs,
  version?: number,
): Promise<{ sender: Sender; profile: Company; timeZone: string | undefined }> {
  const profile = version === undefined ? await newestCompany(db) : await companyOf(db, version);
  return {
    profile,
    sender: {
      company: profile.name,
      companyContact: contactLine(profile) || undefined,
      companyLicences: licenceLine(profile) || undefined,
      logo: profile.logoId ? await logoOf(db, blobs, profile.logoId) : undefined,
    },
    timeZone: profile.timeZone ?? undefined,
  };
}

/** The picture that is made of a logo is flat and small; where none could be made, a paper has the house mark. */
async function logoOf(db: Read, blobs: Blobs, id: string): Promise<Uint8Array | undefined> {
  const logo = await db.selectFrom('companyLogos').select('sha256').where('id', '=', id).executeTakeFirst();
  const blob = logo && (await blobs.find(logo.sha256 + renditions['1600'].suffix));
  if (!blob) return undefined;
  const pieces: Uint8Array[] = [];
  for await (const piece of blob.read() as AsyncIterable<Uint8Array>) pieces.push(piece);
  return Buffer.concat(pieces);
}
