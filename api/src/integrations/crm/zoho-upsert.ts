import { SendFailure } from '../failure.ts';
import type { ZohoCall } from '../zoho/zoho-call.ts';

interface RowAnswer {
  code: string;
  status: 'success' | 'error';
  message?: string;
  action?: 'insert' | 'update';
  details?: { id?: string; api_name?: string };
}

export interface Upserted {
  id: string;
  action: 'insert' | 'update';
}

/** Creates or updates the record whose `by` fields match. A success response may contain a refused row. */
export async function upsert(
  call: ZohoCall,
  module: string,
  by: readonly string[],
  row: object,
  signal: AbortSignal,
): Promise<Upserted> {
  const answer = await call<{ data?: RowAnswer[] }>({
    method: 'POST',
    path: `/crm/v8/${encodeURIComponent(module)}/upsert`,
    headers: { 'content-type': 'application/json' },
    body: () => JSON.stringify({ data: [row], duplicate_check_fields: by, trigger: [] }),
    signal,
  });
  const first = answer?.data?.[0];
  const id = first?.details?.id;
  if (first?.status === 'success' && id) return { id, action: first.action ?? 'insert' };
  const words = [first?.code, first?.message, first?.details?.api_name].filter(Boolean).join(' ');
  throw new SendFailure(`Zoho CRM refused the record in ${module}: ${words || 'no reason given'}.`, {
    // A duplicate is a concurrent upsert of the same record: the next try finds it.
    again: !first || first.code === 'DUPLICATE_DATA',
  });
}
