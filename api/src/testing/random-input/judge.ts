import { isDeepStrictEqual } from 'node:util';
import { isManager } from '@tidemark/contract/access';
import { failure } from '@tidemark/contract/envelope';
import { refusals } from '@tidemark/contract/refusals';
import { isDocumented } from '../documented.ts';
import type { Drawn } from './draw-request.ts';
import type { Caller } from './records.ts';
import type { Answered } from './send.ts';

/** Longer than any of these calls may take, on a machine that does eight at once. */
export const slowestMs = 5_000;

/** Server internals: stack frames, SQL, folders, names of modules and tables. */
const insides =
  /\bat .+\.[tj]s:\d+|node_modules|node:internal|\/api\/src\/|SELECT .+ FROM|INSERT INTO|syntax error at|violates .+ constraint|SQLSTATE|ECONNREFUSED|ZodError|TypeError|RangeError|undefined is not|Cannot read propert/;

/** The marks this caller may not see: every other technician's; a manager may see all. */
function hiddenFrom(by: Caller, marks: ReadonlyMap<string, number>): string[] {
  if (by.role && isManager(by.role)) return [];
  return [...marks].filter(([, owner]) => owner !== by.technicianId).map(([mark]) => mark);
}

function judgeFailure({ action }: Drawn, { status, body }: Answered): string[] {
  const text = body.toString();
  const wrong = insides.test(text) ? ['it tells of the inside of the server'] : [];
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return [...wrong, 'it is no JSON'];
  }
  const read = failure.strict().safeParse(json);
  if (!read.success) return [...wrong, 'it is no envelope'];
  const { code, message, details } = read.data;
  const known = Object.hasOwn(refusals, code) ? refusals[code as keyof typeof refusals] : undefined;
  if (!known) return [...wrong, `there is no refusal ${code}`];
  if (known.status !== status) wrong.push(`${code} is a ${known.status}`);
  if (!isDocumented(action.name, status, code))
    wrong.push(`the document does not tell of ${status} ${code} here`);
  if (!/^\p{Lu}.+/su.test(message)) wrong.push('its message is no sentence');
  if (
    code === 'validation_failed' &&
    !details?.every(({ field, message: told }) => field !== '' && told !== '')
  )
    wrong.push('it names no field');
  return wrong;
}

function judgeSuccess({ action }: Drawn, { status, body, headers }: Answered): string[] {
  if (!isDocumented(action.name, status)) return [`the document does not tell of ${status} here`];
  if (action.binary || action.events) return [];
  if (!String(headers['content-type']).startsWith('application/json')) return ['it is no JSON'];
  const { success, message, data } = JSON.parse(body.toString()) as Record<string, unknown>;
  if (success !== true || typeof message !== 'string') return ['it is no envelope'];
  const read = action.answer.safeParse(data);
  if (!read.success) return [`it is not of the contract's shape: ${read.error.issues[0]!.path.join('.')}`];
  return isDeepStrictEqual(read.data, data) ? [] : ['it holds more than the contract names'];
}

/** What only the owner may see: excludes the sheet of a share link, and shared templates. */
function withoutShared({ action }: Drawn, text: string): string {
  if (action.name === 'claim-sheet-shares.report') return '';
  if (!action.name.startsWith('claim-sheet-templates')) return text;
  return text.replace(/"name":"(?:[^"\\]|\\.)*","lossKind":"[^"]*","shared":true/g, '');
}

/** Problems of a response, a few words each; `marks` are in every text of a technician's records. */
export function complaintsOf(
  drawn: Drawn,
  by: Caller,
  answered: Answered,
  marks: ReadonlyMap<string, number>,
): string[] {
  const { status, body, ms, headers } = answered;
  const text = body.toString() + JSON.stringify(headers);
  const wrong: string[] = [];
  if (status >= 500) wrong.push(`a ${status}`);
  if (ms > slowestMs) wrong.push(`it took ${Math.round(ms)} ms`);
  if (status >= 400 && status !== 416) wrong.push(...judgeFailure(drawn, answered));
  else if (status < 300 && status !== 206) wrong.push(...judgeSuccess(drawn, answered));
  if (!headers['x-request-id']) wrong.push('it has no request id');
  if (headers['access-control-allow-origin']) wrong.push('another origin is allowed');
  const seen = withoutShared(drawn, text);
  for (const mark of hiddenFrom(by, marks)) if (seen.includes(mark)) wrong.push(`it tells ${mark}'s`);
  return wrong;
}
