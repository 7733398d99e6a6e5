import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Apart, because Node looks an IPv4 address up among the IPv6 ones too, where all mapped ones are. */
const blocked = { ipv4: new BlockList(), ipv6: new BlockList() };
/** IANA's special-purpose addresses: this machine, local networks, and what is no machine at all. */
const v4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
/** The last six carry an IPv4 address in them. */
const v6 = [
  ['100::', 64],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['::ffff:0:0', 96],
] as const;
for (const [net, prefix] of v4) blocked.ipv4.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of v6) blocked.ipv6.addSubnet(net, prefix, 'ipv6');

/** Whether an address is of this machine or its network; a mapped IPv4 address counts as such, whatever it maps. */
export function isPrivate(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  const kind = family === 6 ? 'ipv6' : 'ipv4';
  return blocked[kind].check(address, kind);
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
