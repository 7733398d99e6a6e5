import type { Outbound } from '../outbound.ts';
import type { ZohoTokens } from '../zoho/tokens.ts';
import { zohoCall } from '../zoho/zoho-call.ts';
import type { Crm } from './crm.ts';
import { attach } from './zoho-attach.ts';
import { zohoFields } from './zoho-fields.ts';
import { putQuoteLines, quoteRow } from './zoho-quote.ts';
import { dealRow, type ZohoCrmSettings } from './zoho-rows.ts';
import { upsert } from './zoho-upsert.ts';

/** zoho/README.md, "CRM v8". Records are found by our id, so that sending twice updates instead of doubling. */
export function zohoCrm(settings: ZohoCrmSettings, tokens: ZohoTokens, outbound: Outbound): Crm {
  const name = 'Zoho CRM';
  const call = zohoCall(name, tokens, outbound);
  const fields = zohoFields(call, settings.idField);
  return {
    name,
    async putRecord(record, files, { signal }) {
      const known = await fields(settings.module, signal);
      const row = dealRow(record, settings, known);
      const { id } = await upsert(call, settings.module, [settings.idField], row, signal);
      for (const file of files) await attach(call, settings.module, id, file, signal);
      return { externalId: id };
    },
    async putQuote(quote, files, { signal }) {
      const known = await fields('Quotes', signal);
      const row = await quoteRow(call, quote, settings.idField, known, signal);
      const { id, action } = await upsert(call, 'Quotes', [settings.idField], row, signal);
      if (action === 'update') await putQuoteLines(call, id, row.Quoted_Items.length, signal);
      for (const file of files) await attach(call, 'Quotes', id, file, signal);
      return { externalId: id };
    },
  };
}
