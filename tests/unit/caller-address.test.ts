import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { settleCallerAddress } from '../../scripts/serve/caller-address.mjs';

function settled(peer: string, given?: string, trusted?: string[]) {
  const request = {
    socket: { remoteAddress: peer },
    headers: { ...(given !== undefined && { 'x-forwarded-for': given }) } as Record<string, string>,
  };
  settleCallerAddress(request as unknown as IncomingMessage, trusted);
  return request.headers['x-forwarded-for'];
}

describe('the caller\u2019s address', () => {
  it('is the connection\u2019s, whatever a stranger writes', () => {
    expect(settled('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
    expect(settled('::ffff:203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
    expect(settled('2001:db8::9', '198.51.100.1')).toBe('2001:db8::9');
    expect(settled('203.0.113.9')).toBe('203.0.113.9');
  });

  it('is what a proxy of ours says', () => {
    for (const proxy of ['127.0.0.1', '::1', '::ffff:10.1.2.3', '172.20.0.2', '192.168.0.7', 'fd00::1'])
      expect(settled(proxy, '198.51.100.1')).toBe('198.51.100.1');
    expect(settled('203.0.113.9', '198.51.100.1', ['203.0.113.9'])).toBe('198.51.100.1');
    expect(settled('127.0.0.1')).toBe('127.0.0.1');
  });
});
