import { CallError } from '../offline/call-error.ts';
import { needsConnection } from '../offline/needs-connection.ts';
import { showToast } from '../ui/toast.tsx';

/** Second document, section 8: a toast titled 'Error' with the server's message, else `otherwise`. */
export function tellFailure(error: unknown, otherwise: string): void {
  if (!(error instanceof CallError)) throw error;
  const offline = error.status === 0 && needsConnection;
  showToast({ kind: 'error', title: 'Error', message: offline || (error.code ? error.message : otherwise) });
}
