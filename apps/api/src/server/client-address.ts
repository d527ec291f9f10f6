import { isIPv4, isIPv6 } from 'node:net';

const IPV4_IN_IPV6 = /^::ffff:(?=\d+\.)/i;
/** As some gateways write it: the address of a visitor, in brackets where it has colons, and the port. */
const WITH_PORT = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/;
const GROUPS = 8;
/** What one customer of a provider usually has to choose from: the first half of an IPv6 address. */
const GROUPS_OF_NETWORK = 4;

function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : GROUPS - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(0, gap)).fill('0'), ...after];
  const network = groups.slice(0, GROUPS_OF_NETWORK).map((group) => Number.parseInt(group, 16));
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}

/** Where a visitor comes from: an IPv4 address or an IPv6 network; undefined for anything else. */
function originOf(text: string): string | undefined {
  const [, inBrackets, beforePort] = WITH_PORT.exec(text.trim()) ?? [];
  const plain = inBrackets ?? beforePort ?? text.trim();
  const address = plain.replace(IPV4_IN_IPV6, '').replace(/%.*$/, '');
  if (isIPv4(address)) return address;
  return isIPv6(address) ? networkOf(address) : undefined;
}

/** What is known about where a request comes from. */
export interface Route {
  /** The other end of the connection. */
  readonly peer: string | undefined;
  /** The `X-Forwarded-For` header: anybody can write into it, the nearest proxy stands last. */
  readonly forwardedFor: string | undefined;
}

/**
 * The address that a limit is counted for. Only as many entries of the header are believed as there
 * are proxies of our own.
 */
export function clientAddress({ peer, forwardedFor }: Route, trustedProxies: number): string {
  const own = originOf(peer ?? '') ?? 'unknown';
  if (trustedProxies === 0 || forwardedFor === undefined) return own;
  const hops = forwardedFor.split(',');
  return originOf(hops.at(-trustedProxies) ?? hops[0] ?? '') ?? own;
}
