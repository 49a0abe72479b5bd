import { isIPv6 } from 'node:net';

/**
 * The host by which this machine reaches a server that listens on `host` (HOST); for one that listens on all interfaces it is the loopback address.
 * @param {string | undefined} host
 */
export function reachableHost(host) {
  if (!host || host === '0.0.0.0' || host === 'localhost') return '127.0.0.1';
  return host === '::' ? '::1' : host;
}

/**
 * The address under which the processes of one shop reach its front.
 * @param {{ HOST?: string | undefined, PORT: number }} env
 */
export function ownOrigin({ HOST, PORT }) {
  const host = reachableHost(HOST);
  return `http://${isIPv6(host) ? `[${host}]` : host}:${PORT}`;
}
