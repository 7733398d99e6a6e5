import { config } from 'zod/v4/core';

/**
 * The policy of the pages forbids making code of texts. Zod tries it at the first schema, and for that exception the browser
 * parses the whole bundle once more; this comes before all schemas.
 */
config({ jitless: true });
