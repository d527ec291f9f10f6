import type { Server } from 'node:net';

const ALL_ADDRESSES = ['::', '0.0.0.0'];

/** The URL of a listening server, as it can be opened on this machine. */
export function describeAddress(where: ReturnType<Server['address']>): string {
  if (where === null || typeof where === 'string') return String(where);
  const { address, family, port } = where;
  if (ALL_ADDRESSES.includes(address)) return `http://localhost:${port}`;
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}
