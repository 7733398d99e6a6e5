import { config } from 'zod/v4/core';

/**
 * The pages' policy forbids eval. Zod tries it at the first schema, and for that exception the browser parses the whole
 * bundle again; so this runs before all schemas.
 */
config({ jitless: true });
