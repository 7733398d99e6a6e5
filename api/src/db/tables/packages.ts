import type { PackageLetter } from '@tidemark/contract/packages/letter';
import type { JobPackage, PackagePart } from '@tidemark/contract/packages/package';
import type { ColumnType, Generated } from 'kysely';

export type PackagesTable = Pick<JobPackage, 'id' | 'projectId' | 'kind' | 'through' | 'parts'> & {
  technicianId: number;
  state: ColumnType<JobPackage['state'], JobPackage['state'] | undefined, JobPackage['state']>;
  open: Generated<number>;
  attempts: Generated<number>;
  lastError: string | null;
  createdAt: Generated<string>;
  readyAt: string | null;
  linkId: string | null;
  linkExpiresAt: string | null;
  linkBy: number | null;
};

export type PackedFiles = PackagePart['files'];
export interface PackagePartsTable extends Pick<PackagePart, 'number' | 'sha256' | 'size'> {
  id: string;
  packageId: string;
  type: Generated<string>;
  files: ColumnType<PackedFiles, string, never>;
}

export interface PackageMailsTable {
  deliveryId: string;
  packageId: string;
  part: number;
  letter: ColumnType<PackageLetter, string, never>;
  technicianId: number;
  sentAt: Generated<string>;
}

export interface PackageTables {
  packages: PackagesTable;
  packageParts: PackagePartsTable;
  packageMails: PackageMailsTable;
}
