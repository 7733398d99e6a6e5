import { isIPv6 } from 'node:net';

/** The owner of one IPv6 address also has the 2^64 beside it. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = ip.split('::');
  const given = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - given.length - (tail === '' ? 0 : tail.split(':').length);
  const groups = [...given, ...Array.from({ length: missing }, () => '0'), ...(tail?.split(':') ?? [])];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
