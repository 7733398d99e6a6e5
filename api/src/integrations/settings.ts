import { z } from 'zod';
import type { S3Settings } from './drive/s3-drive.ts';
import { dataCentres } from './zoho/hosts.ts';

const secret = z.string().min(24, 'Use at least 24 characters.');
const addresses = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  )
  .refine(
    (list) => list.length > 0 && list.every((one) => z.email().safeParse(one).success),
    'Separate email addresses by commas.',
  );

/** The settings of deliveries, listed in .env.example. */
export const integrationFields = {
  WORKER: z.enum(['on', 'off']).default('on'),
  CRM: z.enum(['folder', 'zoho', 'webhook']).default('folder'),
  DRIVE: z.enum(['folder', 'workdrive', 's3']).default('folder'),
  ZOHO_DC: z.enum(dataCentres).default('com'),
  ZOHO_CLIENT_ID: z.string().optional(),
  ZOHO_CLIENT_SECRET: z.string().optional(),
  ZOHO_REFRESH_TOKEN: z.string().optional(),
  ZOHO_CRM_MODULE: z.string().regex(/^\w+$/, 'Use the module’s API name.').default('Deals'),
  ZOHO_CRM_ID_FIELD: z.string().regex(/^\w+$/, 'Use the field’s API name.').default('Tidemark_Id'),
  ZOHO_CRM_STAGE: z.string().min(1).default('Qualification'),
  ZOHO_WORKDRIVE_FOLDER_ID: z.string().regex(/^\w+$/, 'Use the id in the folder’s address.').optional(),
  WEBHOOK_URL: z.url({ protocol: /^https?$/, error: 'Use an http or https address.' }).optional(),
  WEBHOOK_SECRET: secret.optional(),
  WEBHOOK_INBOUND_SECRET: secret.optional(),
  OUTBOUND_PRIVATE: z.enum(['refuse', 'allow']).default('refuse'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'Use an http or https address.' }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  DRIVE_S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'Use an address like smtp://host:587.' }).optional(),
  MAIL_FROM: z.string().min(3).max(200).default('Tidemark <tidemark@tidemark.example>'),
  MAIL_TO: addresses.optional(),
};
type Read = z.output<z.ZodObject<typeof integrationFields>>;

const zohoAccount = ['ZOHO_CLIENT_ID', 'ZOHO_CLIENT_SECRET', 'ZOHO_REFRESH_TOKEN'] as const;
/** What else an adapter requires. */
const needs = (read: Read): { because: string; names: readonly (keyof Read)[] }[] => [
  ...(read.CRM === 'zoho' ? [{ because: 'CRM=zoho', names: zohoAccount }] : []),
  ...(read.CRM === 'webhook'
    ? [{ because: 'CRM=webhook', names: ['WEBHOOK_URL', 'WEBHOOK_SECRET'] as const }]
    : []),
  ...(read.DRIVE === 'workdrive'
    ? [{ because: 'DRIVE=workdrive', names: [...zohoAccount, 'ZOHO_WORKDRIVE_FOLDER_ID'] as const }]
    : []),
  ...(read.DRIVE === 's3'
    ? [
        {
          because: 'DRIVE=s3',
          names: ['DRIVE_S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const,
        },
      ]
    : []),
  ...(read.SMTP_URL ? [{ because: 'SMTP_URL', names: ['MAIL_FROM', 'MAIL_TO'] as const }] : []),
];

/** Checks combinations of settings. */
export function refuseHalfSettings(read: Read, context: z.RefinementCtx): void {
  for (const { because, names } of needs(read)) {
    for (const name of names.filter((one) => read[one] === undefined)) {
      context.addIssue({ code: 'custom', path: [name], message: `it is missing, and ${because} needs it.` });
    }
  }
}

export type CrmChoice =
  | { kind: 'folder' }
  | { kind: 'webhook'; url: string; secret: string }
  | { kind: 'zoho'; module: string; idField: string; stage: string };
export type DriveChoice =
  | { kind: 'folder' }
  | ({ kind: 's3' } & S3Settings)
  | { kind: 'workdrive'; parentId: string };

export interface IntegrationConfig {
  crm: CrmChoice;
  drive: DriveChoice;
  /** Set if crm or drive is Zoho's. */
  zoho: { centre: Read['ZOHO_DC']; clientId: string; clientSecret: string; refreshToken: string } | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Recipients of mails about completed inspections. */
  mailTo: readonly string[];
  privateAllowed: boolean;
  inboundSecret: string | undefined;
}

/** The settings for the adapters; refuseHalfSettings has checked that they are complete. */
export function integrationConfig(read: Read): IntegrationConfig {
  const { CRM, DRIVE } = read;
  const usesZoho = CRM === 'zoho' || DRIVE === 'workdrive';
  return {
    crm:
      CRM === 'webhook'
        ? { kind: CRM, url: read.WEBHOOK_URL!, secret: read.WEBHOOK_SECRET! }
        : CRM === 'zoho'
          ? {
              kind: CRM,
              module: read.ZOHO_CRM_MODULE,
              idField: read.ZOHO_CRM_ID_FIELD,
              stage: read.ZOHO_CRM_STAGE,
            }
          : { kind: CRM },
    drive:
      DRIVE === 's3'
        ? {
            kind: DRIVE,
            endpoint: read.S3_ENDPOINT,
            region: read.S3_REGION,
            bucket: read.DRIVE_S3_BUCKET!,
            accessKeyId: read.S3_ACCESS_KEY_ID!,
            secretAccessKey: read.S3_SECRET_ACCESS_KEY!,
          }
        : DRIVE === 'workdrive'
          ? { kind: DRIVE, parentId: read.ZOHO_WORKDRIVE_FOLDER_ID! }
          : { kind: DRIVE },
    zoho: usesZoho
      ? {
          centre: read.ZOHO_DC,
          clientId: read.ZOHO_CLIENT_ID!,
          clientSecret: read.ZOHO_CLIENT_SECRET!,
          refreshToken: read.ZOHO_REFRESH_TOKEN!,
        }
      : undefined,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    mailTo: read.MAIL_TO ?? ['office@tidemark.example'],
    privateAllowed: read.OUTBOUND_PRIVATE === 'allow',
    inboundSecret: read.WEBHOOK_INBOUND_SECRET,
  };
}
