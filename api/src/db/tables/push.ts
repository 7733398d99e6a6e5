import type { PushKind } from '@tidemark/contract/push';
import type { Generated } from 'kysely';
import type { Defaulted } from './columns.ts';

export interface PushKeysTable {
  id: Generated<number>;
  publicKey: string;
  privateKey: string;
  madeAt: Generated<string>;
}

export interface PushSubscriptionsTable {
  signInId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  attempts: Defaulted<number>;
  nextTryAt: string | null;
  subscribedAt: Generated<string>;
}

export interface PushesTable {
  signInId: string;
  projectId: number;
  kind: PushKind;
  version: Generated<number>;
  queuedAt: Generated<string>;
}

export interface PushTables {
  pushKeys: PushKeysTable;
  pushSubscriptions: PushSubscriptionsTable;
  pushes: PushesTable;
}
