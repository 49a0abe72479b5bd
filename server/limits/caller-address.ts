import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';
import { callerAddress } from '@/lib/kernel/caller-address';

/** Networks a proxy of ours can stand in: this machine and private ones. Nobody on the internet connects from them. */
const ours = ['loopback', 'linklocal', 'uniquelocal', '100.64.0.0/10'];

/**
 * Next keeps whatever X-Forwarded-For a caller sends, so a guesser could name a new address with each guess and never be slowed. Only a
 * proxy of ours, or one of `trusted`, is believed; the one address that follows from it is written in place of the list.
 * @param trusted addresses of proxies that stand elsewhere (TRUSTED_PROXIES)
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

/** Whom limits count, once their address is settled. */
export const callerOf = ({ headers }: IncomingMessage) => callerAddress(String(headers['x-forwarded-for']));
