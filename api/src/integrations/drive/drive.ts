import type { Sending, Taken } from '../sending.ts';

export interface DriveFile {
  /** Created if missing. */
  folder: string;
  name: string;
  type: string;
  bytes: Buffer;
}

/** May repeat: the drive ends with one file of the name in the folder, the last one sent. */
export interface Drive {
  readonly name: string;
  /** @throws SendFailure */
  put(file: DriveFile, sending: Sending): Promise<Taken>;
}
