import { isIP } from 'node:net';
import { isTimeZone } from '@tidemark/contract/clock';
import { z } from 'zod';
import type { FilesChoice } from './files/open-files.ts';
import { isGuessable } from './guessable.ts';
import { inWords } from './in-words.ts';
import {
  type IntegrationConfig,
  integrationConfig,
  integrationFields,
  refuseHalfSettings,
} from './integrations/settings.ts';

/** Digits only: Number() also accepts 0x50, 1e3 and an empty string. */
const whole = (least: number, most: number) =>
  z.preprocess(
    (text) => (typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : text),
    z.number().int().min(least).max(most),
  );
const port = whole(0, 65_535);
const flag = z.enum(['on', 'off']);
const timeZone = z.string().refine(isTimeZone, 'There is no time zone of this name.');

/** Addresses or networks, separated by commas; `loopback`, `linklocal` and `uniquelocal` name ranges. */
const proxies = z
  .string()
  .transform((list) => list.split(',').map((one) => one.trim()))
  .refine(
    (list) =>
      list.every((one) => /^(loopback|linklocal|uniquelocal)$/.test(one) || isIP(one.split('/')[0]!) > 0),
    'Name the addresses or networks of the proxies, between commas.',
  );

const databaseAddress =
  'Use an address like postgres://user:password@host:5432/tidemark, a # in the password written as %23, a / as %2F, an @ as %40.';

/** Every setting with its default. .env.example and docs/operations.md list them for people. */
const settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(8080),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: databaseAddress }).optional(),
  DATABASE_POOL: whole(1, 500).default(10),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_PORT: whole(1, 65_535).optional(),
  DRAIN_SECONDS: whole(0, 300).default(0),
  TIDEMARK_DEMO: z.enum(['on', 'small', 'off']).default('on'),
  TIDEMARK_COMPANY: z.string().min(1).max(120).optional(),
  TIDEMARK_COMPANY_CONTACT: z.string().max(160).optional(),
  TIDEMARK_TIME_ZONE: timeZone.optional(),
  SUPPORT_PHONE: z.string().max(40).optional(),
  SUPPORT_EMAIL: z.email().optional(),
  TOKEN_SECRET: z.string().min(32).optional(),
  TOKEN_SECRET_BEFORE: z.string().min(32).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: proxies.optional(),
  RATE_LIMIT: flag.default('on'),
  FILES: z.enum(['disk', 's3']).default('disk'),
  S3_FORCE_PATH_STYLE: flag.optional(),
  ...integrationFields,
});

/** Anyone with one of these secrets can sign as the server, or as the CRM. */
const secrets = ['TOKEN_SECRET', 'TOKEN_SECRET_BEFORE', 'WEBHOOK_SECRET', 'WEBHOOK_INBOUND_SECRET'] as const;

export const settingNames = Object.keys(settings.shape);

type Read = z.output<typeof settings>;

/** With a store's own address, the bucket is in the path unless set otherwise. */
function filesChoice(read: Read): FilesChoice {
  if (read.FILES === 'disk') return { kind: 'disk' };
  return {
    kind: 's3',
    endpoint: read.S3_ENDPOINT,
    region: read.S3_REGION,
    bucket: read.S3_BUCKET!,
    accessKeyId: read.S3_ACCESS_KEY_ID!,
    secretAccessKey: read.S3_SECRET_ACCESS_KEY!,
    pathStyle: read.S3_FORCE_PATH_STYLE ? read.S3_FORCE_PATH_STYLE === 'on' : read.S3_ENDPOINT !== undefined,
  };
}

function refuseHalfBucket(read: Read, context: z.RefinementCtx): void {
  if (read.FILES === 'disk') return;
  for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
    if (read[name] !== undefined) continue;
    context.addIssue({ code: 'custom', path: [name], message: 'it is missing, and FILES=s3 needs it.' });
  }
}

export interface Config {
  production: boolean;
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  databasePool: number;
  logLevel: z.output<typeof settings>['LOG_LEVEL'];
  /** Where metrics are served; undefined: nowhere. */
  metrics: { host: string; port: number } | undefined;
  /** How long a stopping server keeps serving while it reports not ready. */
  drainSeconds: number;
  /** `small`: the first projects only, for journeys and proofs. */
  demo: 'on' | 'small' | 'off';
  /** What the first version of the company profile is made of; ignored afterwards. */
  company: string | undefined;
  companyContact: string | undefined;
  timeZone: string | undefined;
  /** Who technicians call for help; null if not set. */
  support: { phone: string | null; email: string | null };
  tokenSecret: string | undefined;
  /** The previous secret, still accepted, or the next one, accepted already. */
  tokenSecretBefore: string | undefined;
  /** Where people open the app, without a trailing slash; undefined if not set. */
  publicUrl: string | undefined;
  trustProxy: string[];
  rateLimits: boolean;
  files: FilesChoice;
  /** Runs the deliveries in the server's own process. */
  worker: boolean;
  integrations: IntegrationConfig;
}

/** A setting that cannot be used; its message names it. */
export class BadSetting extends Error {}

/** Reads the environment; nothing else does. @throws BadSetting naming the first bad setting */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = settings
    .superRefine(refuseHalfSettings)
    .superRefine(refuseHalfBucket)
    .safeParse(given, { error: inWords });
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    throw new BadSetting(`The setting ${issue.path.join('.')} cannot be used: ${issue.message}`);
  }
  const read = parsed.data;
  if (read.RATE_LIMIT === 'off' && read.NODE_ENV === 'production') {
    throw new BadSetting('The setting RATE_LIMIT cannot be used: in production the limits stay on.');
  }
  const guessable =
    read.NODE_ENV === 'production' &&
    secrets.find((name) => read[name] !== undefined && isGuessable(read[name]));
  if (guessable) {
    throw new BadSetting(
      `The setting ${guessable} cannot be used: in production it must be drawn at random, as by: openssl rand -base64 32.`,
    );
  }
  if (read.WORKER === 'off' && !read.DATABASE_URL) {
    throw new BadSetting(
      'The setting WORKER cannot be used: off needs DATABASE_URL, as no worker of its own can use the PostgreSQL that comes with Tidemark.',
    );
  }
  return {
    production: read.NODE_ENV === 'production',
    host: read.HOST,
    port: read.PORT,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    databasePool: read.DATABASE_POOL,
    logLevel: read.LOG_LEVEL,
    metrics:
      read.METRICS_PORT === undefined ? undefined : { host: read.METRICS_HOST, port: read.METRICS_PORT },
    drainSeconds: read.DRAIN_SECONDS,
    demo: read.NODE_ENV === 'production' ? 'off' : read.TIDEMARK_DEMO,
    company: read.TIDEMARK_COMPANY,
    companyContact: read.TIDEMARK_COMPANY_CONTACT,
    timeZone: read.TIDEMARK_TIME_ZONE,
    support: { phone: read.SUPPORT_PHONE ?? null, email: read.SUPPORT_EMAIL ?? null },
    tokenSecret: read.TOKEN_SECRET,
    tokenSecretBefore: read.TOKEN_SECRET_BEFORE,
    publicUrl: read.PUBLIC_URL?.replace(/\/+$/, ''),
    trustProxy: read.TRUST_PROXY ?? [],
    rateLimits: read.RATE_LIMIT === 'on',
    files: filesChoice(read),
    worker: read.WORKER === 'on',
    integrations: integrationConfig(read),
  };
}
