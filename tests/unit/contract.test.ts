import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { allOperations } from '@/lib/operations';
import { apiNames, pathOf } from '@/lib/kernel/api/operation';
import { planOperations } from '@/lib/fulfilment/plans-contract';
import { codeOperations } from '@/lib/codes/contract';
import { paymentOperations } from '@/lib/payments/contract';
import { accountOperations } from '@/lib/account/contract';
import { loginOperations } from '@/lib/login/contract';
import { addressFiles } from '@/platform/addresses-file';

/** Tests may name a path. */
const sources = ['app', 'components', 'lib', 'platform', 'server', 'stores', 'proxy.ts', 'instrumentation.ts'].flatMap(
  (place) =>
    place.endsWith('.ts')
      ? [place]
      : readdirSync(place, { recursive: true, encoding: 'utf8' })
          .filter((file) => /(?<!\.test)\.(ts|tsx|mjs)$/.test(file))
          .map((file) => path.join(place, file)),
);

/** Where operations are described, and where they are found. */
const isContract = (file: string) =>
  file === 'lib/kernel/api/operation.ts' ||
  /addresses\.ts$/.test(file) ||
  (/^lib\/(?!.*\.test\.)/.test(file) && /export const \w+Operations? = /.test(readFileSync(file, 'utf8')));

describe('the contract', () => {
  it('is the only place that knows a path of the APIs', () => {
    // '/backstage/api' is the back office's own.
    const address = new RegExp(`['"\`]/?(api/)?(${apiNames.join('|')})/(?!api)[a-zA-Z$]`);
    const known = sources
      .filter(
        (file) =>
          !isContract(file) &&
          !/\.test\.tsx?$/.test(file) &&
          !/^platform\/(payload-|kernel\/migrations|seed)/.test(file),
      )
      .flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .map((line) => ({ file, line })),
      )
      .filter(({ line }) => address.test(line) && !/^\s*(import|export) |^\} from |import\('/.test(line));
    expect(known).toEqual([]);
  });

  it('is what the browser has of it', () => {
    const written = sources
      .filter((file) => /^lib\/[^/]+\/([\w-]+-)?addresses\.ts$/.test(file))
      .map((file) => [file, readFileSync(file, 'utf8')] as const);
    expect(new Map(written), 'npm run addresses').toEqual(addressFiles());
  });

  it('is called by address in what the browser loads: a schema is for what a form checks', () => {
    const described = /import (?:\{[^}]*\w+Operations\b[^}]*\}|\* as \w+) from '[^']*contract'/;
    const inBrowser = sources.filter((file) => /^(components|stores)\/|^lib\/.*queries\.tsx?$/.test(file));
    expect(inBrowser.filter((file) => described.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('has each operation once, and a shape for each parameter of its path', () => {
    const names = allOperations.map(({ api, method, path }) => `${method} ${api}${path}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { path, params } of allOperations)
      expect(Object.keys(params?.shape ?? {}), path).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  });

  it('writes an address', () => {
    expect(pathOf(accountOperations.me)).toBe('user');
    expect(pathOf(planOperations.plans)).toBe('course/coursePlans');
    expect(pathOf(paymentOperations.startPayment, { id: '26/11' })).toBe('ecommerce/orders/26%2F11/payments');
  });

  it('takes a null for a field that is not there', () => {
    const login = loginOperations.login.body;
    expect(login.parse({ username: ' ada ', password: 'p', otp: null })).toEqual({ username: 'ada', password: 'p' });
    expect(login.parse({ username: 'ada', otp: '1', password: null })).toEqual({ username: 'ada', otp: '1' });
    expect(login.safeParse({ username: 'ada', otp: 1 }).success).toBe(false);
  });

  it('takes a code however it is typed', () => {
    const redeem = codeOperations.redeem.body;
    for (const code of [
      'ABCD-EFGH-JKMN-PQRS',
      'abcdefghjkmnpqrs',
      ' abcd efgh jkmn pqrs ',
      'ABCD–EFGH—JKMN‐PQRS',
      'ＡＢＣＤ－ＥＦＧＨ－ＪＫＭＮ－ＰＱＲＳ',
    ])
      expect(redeem.parse({ code })).toEqual({ code: 'ABCD-EFGH-JKMN-PQRS' });
    expect(redeem.safeParse({ code: ' - ' }).success).toBe(false);
  });
});
