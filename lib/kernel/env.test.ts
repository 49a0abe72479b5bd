import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { envSchema, parseEnv } from '@/lib/kernel/env';

describe('configuration', () => {
  it("README's table lists exactly the variables that are parsed", () => {
    const readme = readFileSync('README.md', 'utf8');
    const [, section = ''] = readme.split('\n## Configuration\n');
    const [table = ''] = section.split('\n## ');
    const listed = [...table.matchAll(/^\| `([A-Z][A-Z0-9_]*)` \|/gm)].map(([, name]) => name);
    expect(listed.sort()).toEqual(Object.keys(envSchema.shape).sort());
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'abc'],
    ['SITE_URL', 'sente.example'],
    ['DATABASE_URL', 'mysql://localhost/sente'],
    ['PAYLOAD_SECRET', 'short'],
    ['PAYLOAD_SECRET_FORMER', `${'a'.repeat(32)},short`],
    ['REVALIDATE_SECRET_FORMER', 'short'],
    ['CMS_API_URL', 'ftp://localhost'],
    ['SMTP_URL', 'http://localhost'],
    ['DATABASE_POOL_MAX', '0'],
    ['MEASURE_ORIGINS', 'https://a.example; script-src *'],
    ['PAYMENT_PROVIDERS', 'stripe,cash'],
    ['ECPAY_HASH_KEY', 'short'],
  ])('a wrong %s is rejected by its name', (name, value) => {
    expect(() => parseEnv({ [name]: value })).toThrow(new RegExp(`^  ${name}: `, 'm'));
  });

  it('every wrong variable is named at once', () => {
    expect(() => parseEnv({ PORT: 'x', SITE_URL: 'y' })).toThrow(/PORT: [^]*SITE_URL: /);
  });

  it('half a payment provider is named by what is missing', () => {
    expect(() => parseEnv({ STRIPE_SECRET_KEY: 'sk_live_1234' })).toThrow(/^ {2}STRIPE_WEBHOOK_SECRET: /m);
    expect(() => parseEnv({ PAYMENT_PROVIDERS: 'stripe, paypal' })).toThrow(/STRIPE_SECRET_KEY[^]*PAYPAL_WEBHOOK_ID/);
    const whole = {
      STRIPE_SECRET_KEY: 'sk_live_1234',
      STRIPE_WEBHOOK_SECRET: 'whsec_1234',
      PAYMENT_PROVIDERS: 'stripe',
    };
    expect(parseEnv(whole)).toMatchObject({ PAYMENT_PROVIDERS: ['stripe'] });
  });

  it('an empty variable counts as unset', () => {
    expect(parseEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 });
    expect(parseEnv({ DATABASE_URL: '' }).DATABASE_URL).toBeUndefined();
  });

  it('a wrong variable stops the start with its name and without a stack', () => {
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check-environment.mjs'], {
      encoding: 'utf8',
      env: { ...process.env, SITE_URL: 'nonsense' },
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Wrong configuration:\n {2}SITE_URL: .+\n$/);
  });
});
