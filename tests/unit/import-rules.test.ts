import { readdirSync } from 'node:fs';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint();

/** The rules that a file at `path` with this one import breaks. */
async function broken(path: string, imported: string) {
  const [result] = await eslint.lintText(`import * as subject from '${imported}';\nexport const probe = subject;\n`, {
    filePath: path,
  });
  return result?.messages.map((message) => message.ruleId) ?? [];
}

const platform = '@/platform/catalogue/tables';
const door = 'boundaries/element-types';

describe('which way imports run', () => {
  it.each([
    'app/[region]/[locale]/page.tsx',
    'components/home/probe.tsx',
    'components/ui/probe.tsx',
    'lib/data/probe.ts',
    'lib/api/probe.ts',
    'stores/probe.ts',
    'lib/domain/probe.ts',
  ])('the storefront cannot import the platform: %s', async (path) =>
    expect(await broken(path, platform)).toContain(door),
  );

  it.each(['app/api/probe.ts', 'app/(backstage)/probe.ts', 'lib/kernel/api/server.ts', 'platform/services/probe.ts'])(
    'the seam may: %s',
    async (path) => expect(await broken(path, platform)).not.toContain(door),
  );

  it('also by a relative path', async () => {
    expect(await broken('components/home/probe.tsx', '@/platform/catalogue/tables')).toContain(door);
  });

  it('the domain imports nothing outside itself', async () => {
    expect(await broken('lib/domain/probe.ts', '@/lib/kernel/i18n/locales')).toContain(door);
    expect(await broken('lib/domain/probe.ts', './money')).not.toContain(door);
  });

  it.each(['lib/session/probe.ts', 'lib/api/probe.ts', 'lib/data/probe.ts'])(
    'the library knows nothing of the stores: %s',
    async (path) => expect(await broken(path, '@/stores/session')).toContain(door),
  );

  it('the platform does not import the storefront', async () => {
    expect(await broken('platform/services/probe.ts', '@/lib/site/reads')).toContain(door);
    expect(await broken('platform/services/probe.ts', '@/lib/kernel/money')).not.toContain(door);
  });

  it('only what staff see draws with the board', async () => {
    expect(await broken('platform/back-office/probe.tsx', '@/components/go/board')).not.toContain(door);
    expect(await broken('platform/back-office/probe.tsx', '@/components/site/layout/preview-refresh')).toContain(door);
    expect(await broken('platform/services/probe.ts', '@/components/go/board')).toContain(door);
    expect(await broken('components/go/probe.tsx', '@/platform/kernel/back-office/words')).toContain(door);
  });

  it('surfaces do not import each other but share the board', async () => {
    const file = readdirSync('components/layout').find((name) => name.endsWith('.tsx'));
    const another = `@/components/layout/${file?.replace('.tsx', '')}`;
    expect(await broken('components/layout/probe.tsx', another)).not.toContain(door);
    expect(await broken('components/home/probe.tsx', another)).toContain(door);
    expect(await broken('components/home/probe.tsx', '@/components/go/board')).not.toContain(door);
    expect(await broken('components/go/probe.tsx', '@/components/go/board')).not.toContain(door);
  });

  it('no page of the shop loads the learning app, which draws with the board and knows the account’s learners', async () => {
    const learn = '@/components/events/queue';
    for (const path of [
      'components/layout/probe.tsx',
      'components/blocks/hero/probe.tsx',
      'components/account/orders/probe.tsx',
    ])
      expect(await broken(path, learn)).toContain(door);
    expect(await broken('components/learn/today/probe.tsx', '@/components/go/board')).not.toContain(door);
    expect(await broken('components/learn/probe.tsx', '@/components/family/learner-options')).not.toContain(door);
    expect(await broken('components/learn/probe.tsx', '@/components/orders/order-screen')).toContain(door);
    expect(await broken('components/learn/probe.tsx', '@/components/catalogue/list/filters')).toContain(door);
  });

  it('no page of the shop or of the learning app loads the teacher’s workspace, nor that the other', async () => {
    const teach = '@/components/teach/shell/teach-tabs';
    for (const path of [
      'components/layout/probe.tsx',
      'components/account/orders/probe.tsx',
      'components/learn/probe.tsx',
    ])
      expect(await broken(path, teach)).toContain(door);
    expect(await broken('components/teach/probe.tsx', '@/components/events/queue')).toContain(door);
    expect(await broken('components/teach/probe.tsx', '@/components/ui/forms/field')).not.toContain(door);
  });

  it("Next's own link is used in lib/i18n only", async () => {
    expect(await broken('components/home/probe.tsx', 'next/link')).toContain('no-restricted-imports');
    expect(await broken('lib/kernel/links/link.tsx', 'next/link')).not.toContain('no-restricted-imports');
  });
});
