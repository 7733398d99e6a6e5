import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** What signs it is trusted by a process with NODE_EXTRA_CA_CERTS, or by tls.setDefaultCACertificates. */
export const loopbackCertificate = join(import.meta.dirname, 'loopback-cert.pem');

/** A push a browser would get, as it left the server and as the browser decrypts it. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  sealed: Buffer;
  message: string;
}

/** A browser's side of a subscription (RFC 8291): its keys stay here. */
function browser() {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const derive = (of: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', of, salt, info, length));
  return {
    keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
    decrypt(sealed: Buffer): string {
      const salt = sealed.subarray(0, 16);
      const theirs = sealed.subarray(21, 21 + sealed.readUInt8(20));
      const record = sealed.subarray(21 + theirs.length);
      if (sealed.readUInt32BE(16) < record.length) throw new Error('The record is longer than it says.');
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), theirs]);
      const shared = derive(keys.computeSecret(theirs), auth, info, 32);
      const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(record.subarray(-16));
      const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
      const end = padded.lastIndexOf(2);
      if (padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('The padding is not one.');
      return padded.subarray(0, end).toString();
    },
  };
}

export interface PushService extends AsyncDisposable {
  /** A new browser's PushSubscription here. */
  subscribe(): { endpoint: string; keys: { p256dh: string; auth: string } };
  received: Received[];
  /** What it answers from now on; 201 at first. */
  answer: { status: number; headers?: Record<string, string>; afterMs?: number };
}

/** A push service on this machine (RFC 8030, over TLS), which decrypts as the subscribed browsers would. */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, ReturnType<typeof browser>>();
  const received: Received[] = [];
  const server = createServer(
    {
      cert: readFileSync(loopbackCertificate),
      key: readFileSync(join(import.meta.dirname, 'loopback-key.pem')),
    },
    async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const path = request.url!;
      const to = browsers.get(path);
      const sealed = Buffer.concat(chunks);
      if (to) received.push({ path, headers: request.headers, sealed, message: to.decrypt(sealed) });
      const { status, headers, afterMs } = to ? service.answer : { status: 404 };
      if (afterMs) await pause(afterMs);
      response.writeHead(status, { ...(status === 201 && { Location: `${path}/1` }), ...headers }).end();
    },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address!.port : 0;
  const service: PushService = {
    subscribe() {
      const path = `/push/${randomBytes(16).toString('base64url')}`;
      const one = browser();
      browsers.set(path, one);
      return { endpoint: `https://localhost:${port}${path}`, keys: one.keys };
    },
    received,
    answer: { status: 201 },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
  return service;
}
