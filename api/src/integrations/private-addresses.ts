import { lookup as resolve } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An IPv4 address in the old notation, which ipaddr.js takes for a public one. */
const compatible = ipaddr.parseCIDR('::/96');

/**
 * Whether an address is of this machine, its network or no machine; one with an embedded IPv4 address counts as that.
 */
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

/** undici does not look up a literal address. @throws PrivateAddress */
export function refuseLiteral(url: URL): void {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isPrivate(host)) throw refusal(host);
}

/** Resolves names as the system does; refuses a name with any private address, which prevents rebinding. */
export const guardedLookup: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, []);
    if (addresses.some(({ address }) => isPrivate(address))) return done(refusal(host), []);
    if (options.all) return done(null, addresses);
    const first = addresses[0]!;
    done(null, first.address, first.family);
  });
};
