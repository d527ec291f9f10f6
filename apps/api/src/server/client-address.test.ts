import { describe, expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

describe('the client address', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8::1', '2001:db8::/64'],
    ['::1', '::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    [undefined, 'unknown'],
  ])('%s is %s @11.18', (peer, address) => {
    expect(clientAddress({ peer, forwardedFor: undefined }, 0)).toBe(address);
  });

  const peer = '10.0.0.1';
  test.each([
    ['no proxy is trusted', '198.51.100.1', 0, peer],
    ['one trusted proxy', '198.51.100.1', 1, '198.51.100.1'],
    ['entries written by the client are ignored', '1.2.3.4, 198.51.100.1', 1, '198.51.100.1'],
    ['with a port', '198.51.100.1:5000', 1, '198.51.100.1'],
    ['an IPv6 address with a port', '[2001:db8:1:2::9]:5000', 1, '2001:db8:1:2::/64'],
    ['an IPv6 address in brackets', '[2001:db8:1:2::9]', 1, '2001:db8:1:2::/64'],
    ['two trusted proxies', '1.2.3.4, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
    ['fewer entries than proxies', '198.51.100.1', 2, '198.51.100.1'],
    ['fewer entries than proxies, the first', '1.2.3.4, 198.51.100.1', 3, '1.2.3.4'],
    ['an entry that is no address', 'unknown', 1, peer],
    ['an empty header', '', 1, peer],
  ])('%s', (_, forwardedFor, proxies, address) => {
    expect(clientAddress({ peer, forwardedFor }, proxies)).toBe(address);
  });
});
