import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';
import { callerAddress } from '@/lib/kernel/caller-address';

/** Networks of our own proxies: this machine and private networks, from which no connection of the internet comes. */
const ours = ['loopback', 'linklocal', 'uniquelocal', '100.64.0.0/10'];

/**
 * Next passes on the X-Forwarded-For that a caller sends, so an attacker could send a new address with each guess and evade all limits. Only our own
 * proxies and `trusted` ones are believed; the resulting single address replaces the list.
 * @param trusted addresses of proxies in other networks (TRUSTED_PROXIES)
 */
export function callerAddressSetter(trusted: readonly string[] = []) {
  const isOurs = proxyAddr.compile([...ours, ...trusted]);
  return (req: IncomingMessage) => {
    const address = proxyAddr(req, isOurs);
    if (!isOurs(req.socket.remoteAddress ?? '', 0)) {
      delete req.headers['x-forwarded-host'];
      delete req.headers['x-forwarded-proto'];
      delete req.headers['x-forwarded-port'];
    }
    req.headers['x-forwarded-for'] = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  };
}

/** The caller for limits, after its address was settled. */
export const callerOf = ({ headers }: IncomingMessage) => callerAddress(String(headers['x-forwarded-for']));
