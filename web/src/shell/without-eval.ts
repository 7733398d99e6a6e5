export {};

declare global {
  /** Where Zod keeps its settings, so that all its copies share them. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/**
 * The pages' policy forbids eval. Zod tries it at the first schema, and for that exception the browser parses the whole
 * bundle again; so this runs before all schemas. By its global, because the sign-in needs nothing else of Zod.
 */
globalThis.__zod_globalConfig ??= {};
globalThis.__zod_globalConfig.jitless = true;
