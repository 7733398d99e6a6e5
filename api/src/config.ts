import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(['on', 'off']);

/** Every setting, with what it is when not given. .env.example lists them for people. */
const settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(8080),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(500).default(10),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TIDEMARK_DEMO: flag.optional(),
  TIDEMARK_COMPANY: z.string().min(1).max(120).default('Tidemark'),
  TOKEN_SECRET: z.string().min(32).optional(),
});

export interface Config {
  production: boolean;
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  databasePool: number;
  logLevel: z.output<typeof settings>['LOG_LEVEL'];
  demo: boolean;
  company: string;
  tokenSecret: string | undefined;
}

/** A setting that cannot be used; its message names it. */
export class BadSetting extends Error {}

/** Reads the environment, the only place that does. @throws BadSetting naming the first bad setting */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    throw new BadSetting(`The setting ${issue.path.join('.')} cannot be used: ${issue.message}`);
  }
  const read = parsed.data;
  return {
    production: read.NODE_ENV === 'production',
    host: read.HOST,
    port: read.PORT,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    databasePool: read.DATABASE_POOL,
    logLevel: read.LOG_LEVEL,
    demo: read.NODE_ENV !== 'production' && read.TIDEMARK_DEMO !== 'off',
    company: read.TIDEMARK_COMPANY,
    tokenSecret: read.TOKEN_SECRET,
  };
}
