import { BlockList, isIP } from 'node:net';

/** Addresses a proxy of ours can have: this machine and private networks. Nobody on the internet connects from them. */
const ours = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
])
  ours.addSubnet(network, prefix);
ours.addAddress('::1', 'ipv6');
for (const [network, prefix] of [
  ['fc00::', 7],
  ['fe80::', 10],
])
  ours.addSubnet(network, prefix, 'ipv6');

/** @param {string} address */
function isOurs(address) {
  const family = isIP(address);
  return family === 4 ? ours.check(address) : family === 6 && ours.check(address, 'ipv6');
}

/**
 * Next keeps whatever X-Forwarded-For a caller sends, so a guesser could name a new address with each guess and never be slowed.
 * Only a proxy on this machine or in a private network, or one of `trusted`, is believed; for everybody else the address of
 * the connection is written.
 * @param {import('node:http').IncomingMessage} req
 * @param {readonly string[]} trusted addresses of proxies that stand elsewhere (TRUSTED_PROXIES)
 */
export function settleCallerAddress(req, trusted = []) {
  const peer = (req.socket.remoteAddress ?? '').replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (req.headers['x-forwarded-for'] && (isOurs(peer) || trusted.includes(peer))) return;
  req.headers['x-forwarded-for'] = peer;
}
