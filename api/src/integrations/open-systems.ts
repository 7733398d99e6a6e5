import { join } from 'node:path';
import type { Crm } from './crm/crm.ts';
import { folderCrm } from './crm/folder-crm.ts';
import { webhookCrm } from './crm/webhook-crm.ts';
import type { Drive } from './drive/drive.ts';
import { folderDrive } from './drive/folder-drive.ts';
import { folderMail } from './mail/folder-mail.ts';
import type { Mail } from './mail/mail.ts';
import { smtpMail } from './mail/smtp-mail.ts';
import { type Outbound, openOutbound } from './outbound.ts';
import type { CrmChoice, DriveChoice, IntegrationConfig } from './settings.ts';
import { zohoHosts } from './zoho/hosts.ts';
import { type ZohoTokens, zohoTokens } from './zoho/tokens.ts';

export interface Systems extends AsyncDisposable {
  crm: Crm;
  drive: Drive;
  mail: Mail;
}

/** Opens the other systems of the settings; folders are below `dataDir`. */
export async function openSystems(config: IntegrationConfig, dataDir: string): Promise<Systems> {
  const open = new AsyncDisposableStack();
  const outbound = openOutbound(config);
  open.defer(() => outbound.close());
  // One token for both: Zoho issues ten in ten minutes.
  const tokens =
    config.zoho && zohoTokens({ ...config.zoho, hosts: zohoHosts(config.zoho.centre) }, outbound);
  return {
    crm: await openCrm(config.crm, dataDir, outbound, tokens),
    drive: await openDrive(config.drive, dataDir, outbound, tokens, open),
    mail: openMail(config, dataDir, open),
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
}

async function openCrm(
  of: CrmChoice,
  dataDir: string,
  outbound: Outbound,
  tokens: ZohoTokens | undefined,
): Promise<Crm> {
  if (of.kind === 'webhook') return webhookCrm(of, outbound);
  if (of.kind === 'zoho') {
    const { zohoCrm } = await import('./crm/zoho-crm.ts');
    return zohoCrm(of, tokens!, outbound);
  }
  return folderCrm(join(dataDir, 'crm'));
}

async function openDrive(
  of: DriveChoice,
  dataDir: string,
  outbound: Outbound,
  tokens: ZohoTokens | undefined,
  open: AsyncDisposableStack,
): Promise<Drive> {
  if (of.kind === 'folder') return folderDrive(join(dataDir, 'drive'));
  // Loads the WorkDrive or bucket client only if configured.
  if (of.kind === 'workdrive') {
    const { workDrive } = await import('./drive/workdrive.ts');
    return workDrive(of, tokens!, outbound);
  }
  const { s3Drive } = await import('./drive/s3-drive.ts');
  return open.adopt(s3Drive(of), (drive) => drive.close());
}

export function openMail(
  { smtpUrl, mailFrom: from }: IntegrationConfig,
  dataDir: string,
  open: AsyncDisposableStack,
): Mail {
  if (smtpUrl) return open.adopt(smtpMail({ url: smtpUrl, from }), (mail) => mail.close());
  return folderMail({ dir: join(dataDir, 'mail'), from });
}
