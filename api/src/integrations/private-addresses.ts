import { lookup as resolve } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An IPv4 address in the old way; ipaddr.js takes it for one of the public ones. */
const compatible = ipaddr.parseCIDR('::/96');

/** Whether an address is of this machine, its network or no machine at all; one that carries an IPv4 address counts as such. */
export function isPrivate(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() !== 'unicast' || (parsed.kind() === 'ipv6' && parsed.match(compatible));
}

export class PrivateAddress extends Error {
  override name = 'PrivateAddress';
}

const refusal = (host: string) =>
  new PrivateAddress(`${host} is an address of a private network (OUTBOUND_PRIVATE=allow lets it be used)`);

/** undici asks no lookup for an address that is written out. @throws PrivateAddress */
export function refuseLiteral(url: URL): void {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isPrivate(host)) throw refusal(host);
}

/** Resolves names as the system does; a name with any private address is refused, so that none can be rebound to. */
export const guardedLookup: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, []);
    if (addresses.some(({ address }) => isPrivate(address))) return done(refusal(host), []);
    if (options.all) return done(null, addresses);
    const first = addresses[0]!;
    done(null, first.address, first.family);
  });
};
