import { SendFailure } from '../failure.ts';
import type { ZohoCall } from '../zoho/zoho-call.ts';

/** Layouts change seldom; a new field is used after an hour at most. */
const keptMs = 3_600_000;

/**
 * The fields of a module in this account, so that requests use no others.
 * @throws SendFailure without our id's field
 */
export function zohoFields(call: ZohoCall, idField: string) {
  const known = new Map<string, { names: Set<string>; until: number }>();
  return async (module: string, signal: AbortSignal): Promise<Set<string>> => {
    const held = known.get(module);
    if (held && Date.now() < held.until) return held.names;
    const path = `/crm/v8/settings/fields?module=${encodeURIComponent(module)}`;
    const answer = await call<{ fields?: { api_name: string }[] }>({ method: 'GET', path, signal });
    const names = new Set(answer?.fields?.map(({ api_name }) => api_name));
    if (!names.has(idField))
      throw new SendFailure(
        `Zoho CRM has no field ${idField} in ${module}: make a unique single-line field of that API name, or set ZOHO_CRM_ID_FIELD.`,
        { again: false },
      );
    known.set(module, { names, until: Date.now() + keptMs });
    return names;
  };
}
