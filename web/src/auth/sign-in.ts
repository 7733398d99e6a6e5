import type { AnswerOf } from '@tidemark/contract/action';
import type { authActions } from '@tidemark/contract/auth';
import type { Technician } from '@tidemark/contract/technicians';
import { areTokens, exchange, isObject } from '../offline/calls/index.ts';
import { CallError, isNotTheOffice, isStorageFull } from '../offline/faults/index.ts';
import { setSession } from '../offline/session/index.ts';
import { copy } from './copy.ts';
import { takeCompanyZone } from './take-company-zone.ts';

/**
 * Signs in and keeps the session on this device. The address is written out here, as in refreshing: the contract's
 * actions bring their checks with them, which would double the size of the sign-in screen.
 * @throws CallError
 */
export async function signIn(email: string, password: string): Promise<Technician> {
  const { body } = await exchange({
    method: 'POST',
    path: '/auth/login',
    body: { email, password },
    answers: isSignIn,
    anonymous: true,
  });
  const { tokens, technician, timeZone } = (body as { data: AnswerOf<typeof authActions.login> }).data;
  takeCompanyZone(timeZone);
  setSession({ ...tokens, technician });
  return technician;
}

const isSignIn = (data: unknown): boolean =>
  isObject(data) &&
  areTokens(data.tokens) &&
  isObject(data.technician) &&
  typeof data.technician.id === 'number';

/** The message for a failed sign-in: the server's, else the specification's own. */
export function signInProblem(error: unknown): string {
  if (isStorageFull(error)) return copy.noRoom;
  if (!(error instanceof CallError)) return copy.wentWrong;
  if (isNotTheOffice(error)) return error.message;
  if (error.status === 0) return `${error.message}. ${copy.needsNetwork}`;
  if (error.code !== '') return error.details[0]?.message ?? error.message;
  return error.status === 401 ? copy.invalid : copy.wentWrong;
}
