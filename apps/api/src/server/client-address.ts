import { isIPv4, isIPv6 } from 'node:net';
import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6BinaryToString,
  convertIPv6ToBinary,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr';

/** An address with a port, as some proxies write it; in brackets where it has colons. */
const WITH_PORT = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/;
/** The bits after the /64 prefix, which is what one customer of a provider usually has. */
const HOST_BITS = 64n;

function normalizeIPv6(address: string): string {
  const bits = convertIPv6ToBinary(address);
  if (isIPv4MappedIPv6(bits)) return convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(bits));
  return `${convertIPv6BinaryToString((bits >> HOST_BITS) << HOST_BITS)}/64`;
}

/** An IPv4 address, or the network of an IPv6 one; undefined for anything else. */
function parseAddress(text: string): string | undefined {
  const [, inBrackets, beforePort] = WITH_PORT.exec(text.trim()) ?? [];
  const address = (inBrackets ?? beforePort ?? text.trim()).replace(/%.*$/, '');
  if (isIPv4(address)) return address;
  return isIPv6(address) ? normalizeIPv6(address) : undefined;
}

/** Where a request comes from. */
export interface RequestOrigin {
  /** The other end of the connection. */
  readonly peer: string | undefined;
  /** The `X-Forwarded-For` header: clients can write anything into it, the nearest proxy writes the last entry. */
  readonly forwardedFor: string | undefined;
}

/** The client's address for rate limits. Of the header, only the entries that our own proxies wrote are trusted. */
export function clientAddress(
  { peer, forwardedFor }: RequestOrigin,
  trustedProxies: number,
): string {
  const peerAddress = parseAddress(peer ?? '') ?? 'unknown';
  if (trustedProxies === 0 || forwardedFor === undefined) return peerAddress;
  const hops = forwardedFor.split(',');
  return parseAddress(hops.at(-trustedProxies) ?? hops[0] ?? '') ?? peerAddress;
}
