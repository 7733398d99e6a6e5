import type { UploadRule } from '../files.ts';
import { pictureFaults } from '../pictures/look.ts';
import { Refusal, type RefusalCode, refusals } from '../refusals.ts';
import { type FileBytes, isFiller } from './bytes.ts';
import { identifyFile } from './identify-file.ts';
import { type IdentifiedFile, type Kind, kinds } from './kinds.ts';

const refused = (code: RefusalCode, message: string = refusals[code].message) =>
  new Refusal(code, [{ field: 'file', message }]);

/** The specified message, plus what the file actually is, if known. */
function wrongKind({ invalid, types }: UploadRule, identified: IdentifiedFile | undefined): string {
  if (!identified) return invalid;
  const { type, is, instead }: Kind = kinds[identified.kind];
  // The file is a picture, but of a type the category does not accept.
  const way = types.includes('image/jpeg') && type?.startsWith('image/') ? 'Save it as JPEG.' : instead;
  return `${invalid.replace(/\.?$/, '.')} This is ${is}. ${way}`;
}

/**
 * The one rule for which files are accepted, on the device and on the server.
 * @returns the media type it is kept under
 * @throws Refusal file_too_large, file_empty, file_blank, file_type_refused, file_cut_off; validation_failed for a picture too
 * large to open
 */
export async function judgeFile(file: FileBytes, rule: UploadRule): Promise<string> {
  if (file.size > rule.limit) throw refused('file_too_large', rule.tooLarge);
  if (file.size === 0) throw refused('file_empty');
  if (await isFiller(file)) throw refused('file_blank');
  const identified = await identifyFile(file);
  const kind: Kind | undefined = identified && kinds[identified.kind];
  if (!identified || kind?.type === undefined || !rule.types.includes(kind.type))
    throw refused('file_type_refused', wrongKind(rule, identified));
  if (identified.blank) throw refused('file_blank');
  if (!identified.whole) throw refused('file_cut_off');
  if (identified.bomb) throw refused('validation_failed', pictureFaults.bomb);
  return kind.type;
}
