import { NextRequest } from 'next/server';
import { expect, it } from 'vitest';
import { nextHostname } from './hostname.mjs';

it('Next takes its own rewrites for its own, by whatever name of this machine the shop listens', () => {
  const hosts = [undefined, '', 'localhost', '127.0.0.1', '127.0.1.1', '::1', '::', '0.0.0.0', '192.168.1.7'];
  for (const host of hosts) {
    const own = `http://${(nextHostname(host) ?? 'localhost').replace(/^(.*:.*)$/, '[$1]')}:3000`;
    expect(new NextRequest(`${own}/zh-TW`).nextUrl.origin, host).toBe(own);
  }
});

it('Next still calls every address of the loopback interface localhost: otherwise this seam could go', () => {
  expect(new NextRequest('http://127.0.0.1:3000/zh-TW').nextUrl.origin).toBe('http://localhost:3000');
});
