import { describe, expect, it, vi } from 'vitest';
import { isLocalSite, parseEnv } from '@/lib/kernel/env';
import { isSandboxOffered } from '@/platform/payments/providers/sandbox';
import { announce } from '../../scripts/lib/announcement.mjs';
import * as environment from '../../scripts/lib/environment.mjs';

const sites = {
  local: ['http://localhost:3000', 'http://jp.localhost', 'http://127.0.0.1:3000', 'http://[::1]:3000'],
  other: ['https://sente.example', 'http://192.168.1.7:3000', 'https://localhost.example', 'http://127.0.0.1.example'],
};

describe('a shop that others can reach', () => {
  it('is told from one on this machine alike by the start and the server', () => {
    for (const SITE_URL of sites.local)
      expect([SITE_URL, isLocalSite({ SITE_URL }), environment.isLocalSite({ SITE_URL })]).toEqual([
        SITE_URL,
        true,
        true,
      ]);
    for (const SITE_URL of sites.other)
      expect([SITE_URL, isLocalSite({ SITE_URL }), environment.isLocalSite({ SITE_URL })]).toEqual([
        SITE_URL,
        false,
        false,
      ]);
  });

  it('takes no test payments unless they are asked for by name', () => {
    const isOffered = (given: Record<string, string>) =>
      isSandboxOffered(parseEnv({ SANDBOX_WEBHOOK_SECRET: 'x'.repeat(16), ...given }));
    expect(isOffered({ SITE_URL: 'http://localhost:3000' })).toBe(true);
    expect(isOffered({ SITE_URL: 'http://localhost:3000', PAYMENT_SANDBOX: '0' })).toBe(false);
    expect(isOffered({ SITE_URL: 'https://sente.example' })).toBe(false);
    expect(isOffered({ SITE_URL: 'https://sente.example', PAYMENT_SANDBOX: '1' })).toBe(true);
    expect(isOffered({ SITE_URL: 'https://sente.example', PAYMENT_SANDBOX: '1', SANDBOX_WEBHOOK_SECRET: '' })).toBe(
      false,
    );
  });

  it('has no accounts with passwords that everybody knows', () => {
    const reject = (SITE_URL: string, SEED_DEMO: string, accounts: object[] = []) =>
      environment.rejectDemoAccounts({ SITE_URL, SEED_DEMO }, accounts);
    expect(() => reject('http://localhost:3000', '1', [{}])).not.toThrow();
    expect(() => reject('https://sente.example', '0')).not.toThrow();
    expect(() => reject('https://sente.example', '1')).toThrow(/SEED_DEMO=1/);
    expect(() => reject('https://sente.example', '0', [{}])).toThrow(/DATA_DIR/);
  });

  it('is opened by HOST, and the start says so', () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    const output = (HOST: string) => {
      log.mockClear();
      const env = { HOST, SITE_URL: 'http://localhost:3000', JP_SITE_URL: 'http://jp.localhost:3000' };
      announce({ env, accounts: [], platform: true, since: Date.now() });
      return String(log.mock.calls[0]?.[0]);
    };
    expect(output('localhost')).toContain('HOST=0.0.0.0 npm start');
    expect(output('0.0.0.0')).not.toContain('HOST=');
    log.mockRestore();
  });
});
