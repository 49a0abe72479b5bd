import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ESLint } from 'eslint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsIn } from '../../scripts/check-imports.mjs';
import { below, compositions, nouns } from '../../scripts/lib/nouns.mjs';

type Import = readonly [from: string, to: string];

/** By rule: imports that break it. */
const rejected: Record<string, readonly Import[]> = {
  'app-is-on-top': [['components/orders/to-page.tsx', 'app/[region]/[locale]/(shop)/page.tsx']],
  'lib-is-lowest': [
    ['lib/orders/to-screen.ts', 'components/orders/screen.tsx'],
    ['lib/kernel/api/to-store.ts', 'stores/session.ts'],
    ['lib/orders/queries.ts', 'stores/cart.ts'],
  ],
  'stores-draw-nothing': [['stores/drawing.ts', 'components/ui/button.tsx']],
  'primitives-hold-no-state': [['components/ui/remembering.tsx', 'stores/session.ts']],
  'tests-are-for-tests': [
    ['lib/orders/to-setup.ts', 'tests/setup/shop.ts'],
    ['platform/orders/to-test.ts', 'platform/orders/tests/order.test.ts'],
  ],
  'platform-is-behind-the-seam': [
    ['app/[region]/[locale]/(shop)/to-platform.tsx', 'platform/orders/tables.ts'],
    ['components/orders/to-platform.tsx', 'platform/orders/tables.ts'],
    ['components/ui/to-platform.tsx', 'platform/kernel/context.ts'],
    ['lib/orders/to-platform.ts', 'platform/orders/tables.ts'],
    ['lib/kernel/api/to-platform.ts', 'platform/app.ts'],
    ['stores/to-platform.ts', 'platform/orders/tables.ts'],
    ['server/to-platform.ts', 'platform/app.ts'],
    ['proxy.ts', 'platform/app.ts'],
  ],
  'seam-loads-one-module': [['lib/kernel/api/server.ts', 'platform/orders/tables.ts']],
  'platform-draws-nothing': [
    ['platform/orders/drawing.ts', 'components/go/board.tsx'],
    ['platform/orders/to-store.ts', 'stores/cart.ts'],
  ],
  'back-office-draws-with-the-board': [
    ['platform/orders/back-office/screen.tsx', 'components/orders/screen.tsx'],
    ['platform/orders/back-office/shell.tsx', 'components/ui/shell/screen.tsx'],
    ['platform/go/position-editor/store.tsx', 'stores/session.ts'],
  ],
  'mounts-draw-nothing': [['app/api/drawing.ts', 'components/go/board.tsx']],
  'platform-asks-no-api': [
    ['platform/orders/asking.ts', 'lib/orders/queries.ts'],
    ['platform/orders/reading.ts', 'lib/site/reads.ts'],
    ['platform/kernel/calling.ts', 'lib/kernel/api/client.ts'],
  ],
  'contracts-and-rules-are-pure': [
    ['lib/orders/contract.ts', 'lib/orders/queries.ts'],
    ['lib/kernel/money.ts', 'lib/kernel/browser/keys.ts'],
  ],
  'contracts-and-rules-know-no-framework': [['lib/orders/hooked.ts', 'node_modules/react/index.js']],
  'front-knows-contracts-alone': [
    ['server/ruling.ts', 'lib/orders/order-state.ts'],
    ['server/drawing.ts', 'components/ui/button.tsx'],
  ],
  'front-asks-no-api': [['server/asking.ts', 'lib/kernel/api/client.ts']],
  'framework-seams-stand-alone': [
    ['server/next/caching.ts', 'lib/kernel/env.ts'],
    ['server/next/sending.ts', 'server/front.ts'],
  ],
  'front-is-a-process-of-its-own': [['lib/kernel/cache/asking.ts', 'server/front.ts']],
  'screens-know-no-framework-seam': [['components/ui/reaching.tsx', 'server/next/streams.ts']],
  'scripts-stand-alone': [['scripts/asking.mjs', 'lib/orders/contract.ts']],
  'scripts-are-for-the-command-line': [['lib/kernel/running.ts', 'scripts/start.mjs']],
  'environment-is-read-alone': [['lib/kernel/env.ts', 'lib/kernel/money.ts']],
  'observing-knows-nobody': [['lib/kernel/observe/naming.ts', 'lib/kernel/locale.ts']],
  'kernel-knows-no-noun': [
    ['lib/kernel/to-noun.ts', 'lib/orders/contract.ts'],
    ['platform/kernel/to-noun.ts', 'platform/orders/tables.ts'],
    ['components/ui/to-noun.tsx', 'components/orders/screen.tsx'],
    ['components/ui/to-board.tsx', 'components/go/board.tsx'],
  ],
  'go-knows-no-noun': [['lib/go/to-noun.ts', 'lib/lessons/contract.ts']],
  'compositions-are-for-app': [
    ['platform/orders/to-seed.ts', 'platform/seed/run.ts'],
    ['lib/orders/to-all.ts', 'lib/operations.ts'],
    ['components/orders/to-blocks.tsx', 'components/pages/blocks/hero/hero.tsx'],
  ],
  'nouns-are-listed': [['app/[region]/[locale]/(shop)/misc.tsx', 'components/misc/part.tsx']],
  'folders-below-are-private': [['platform/orders/reaching.ts', 'platform/catalogue/shelf/stock.ts']],
  'blocks-stand-alone': [['components/pages/blocks/offer/offer.tsx', 'components/pages/blocks/hero/hero.tsx']],
  'shop-loads-no-app': [
    ['app/[region]/[locale]/(shop)/to-learn.tsx', 'components/learn/shell/screen.tsx'],
    // Through another file: the import that enters the app is named.
    ['components/courses/way-in.tsx', 'components/teach/shell/screen.tsx'],
  ],
  'learn-is-its-own-bundle': [
    ['app/[region]/[locale]/learn/to-teach.tsx', 'components/teach/shell/screen.tsx'],
    ['app/[region]/[locale]/learn/to-teacher.tsx', 'components/homework/teacher/screen.tsx'],
    ['app/[region]/[locale]/learn/to-shop.tsx', 'components/orders/screen.tsx'],
  ],
  'teach-is-its-own-bundle': [
    ['app/[region]/[locale]/teach/to-learn.tsx', 'components/learn/shell/screen.tsx'],
    ['app/[region]/[locale]/teach/to-learner.tsx', 'components/homework/learner/screen.tsx'],
    ['app/[region]/[locale]/teach/to-shop.tsx', 'components/catalogue/list/filters.tsx'],
  ],
  'no-circles': [
    // Of each circle the first import is named.
    ['lib/orders/first.ts', 'lib/orders/second.ts'],
    // A type is an import, too.
    ['tests/setup/first.ts', 'tests/setup/second.ts'],
  ],
  'no-circles-of-folders': [
    ['platform/exams/paper', 'platform/exams/sitting'],
    ['platform/exams/sitting', 'platform/exams/paper'],
  ],
  // Within a layer and across layers.
  'account-imports-what-is-below': [
    ['lib/account/rising.ts', 'lib/orders/contract.ts'],
    ['platform/account/rising.ts', 'platform/orders/tables.ts'],
    ['platform/account/rising-across.ts', 'lib/orders/contract.ts'],
    ['components/account/rising.tsx', 'components/orders/screen.tsx'],
  ],
};

/** Imports that break no rule. */
const accepted: readonly Import[] = [
  ['app/[region]/[locale]/(shop)/page.tsx', 'components/orders/screen.tsx'],
  ['app/[region]/[locale]/(shop)/list.tsx', 'components/pages/block-list.tsx'],
  ['app/[region]/[locale]/(shop)/way-in.tsx', 'components/courses/way-in.tsx'],
  ['app/[region]/[locale]/learn/page.tsx', 'components/learn/today/screen.tsx'],
  ['app/[region]/[locale]/learn/board.tsx', 'components/go/board.tsx'],
  ['app/[region]/[locale]/teach/page.tsx', 'components/homework/teacher/screen.tsx'],
  ['app/api/mount.ts', 'platform/app.ts'],
  ['app/(backstage)/mount.ts', 'platform/payload.config.ts'],
  ['app/(backstage)/view.ts', 'platform/orders/back-office/view.tsx'],
  ['lib/kernel/api/server.ts', 'platform/embedded.ts'],
  ['components/orders/screen.tsx', 'stores/cart.ts'],
  ['components/orders/asking.tsx', 'lib/orders/queries.ts'],
  ['components/ui/shell/account.tsx', 'stores/session.ts'],
  ['components/homework/teacher/screen.tsx', 'components/teach/shell/screen.tsx'],
  ['components/lessons/board.tsx', 'components/learn/shell/screen.tsx'],
  ['components/pages/blocks/hero/hero.tsx', 'components/pages/blocks/frame/section.tsx'],
  ['components/pages/blocks/branches/branches.tsx', 'components/branches/finder/finder.tsx'],
  ['components/pages/block-list.tsx', 'components/pages/blocks/hero/hero.tsx'],
  ['stores/cart.ts', 'lib/cart/queries.ts'],
  ['lib/orders/queries.ts', 'node_modules/react/index.js'],
  ['lib/orders/shapes.ts', 'lib/kernel/money.ts'],
  ['lib/lessons/contract.ts', 'lib/go/position.ts'],
  ['platform/orders/tables.ts', 'lib/orders/contract.ts'],
  ['platform/orders/lines.ts', 'platform/orders/papers/paper.ts'],
  ['platform/orders/papers/paper.ts', 'platform/orders/rows.ts'],
  ['platform/orders/tests/order.test.ts', 'components/orders/screen.tsx'],
  ['platform/orders/back-office/view.tsx', 'components/go/board.tsx'],
  ['platform/orders/back-office/button.tsx', 'components/ui/button.tsx'],
  ['platform/payload.config.ts', 'platform/orders/back-office/view.tsx'],
  ['platform/seed/run.ts', 'platform/feeds/tables.ts'],
  ['platform/kernel/invalidating.ts', 'lib/kernel/cache/last-invalidation.mjs'],
  ['server/front.ts', 'lib/operations.ts'],
  ['server/names.ts', 'lib/orders/contract.ts'],
  ['server/pages.ts', 'server/next/streams.ts'],
  ['platform/kernel/caching.ts', 'server/next/streams.ts'],
  ['scripts/start.mjs', 'lib/kernel/env.ts'],
  ['tests/api/order.test.ts', 'platform/orders/tables.ts'],
  ['lib/account/stored.ts', 'lib/account/user.ts'],
  ['platform/orders/descending.ts', 'platform/account/accounts.ts'],
  ['components/orders/descending.tsx', 'lib/account/user.ts'],
];

/** Each noun of the list and the one after it, up and down. */
const neighbours = nouns.slice(1).map((noun, index) => [nouns[index]!, noun] as const);
const up = neighbours.map(([lower, higher]): Import => [`platform/${lower}/up.ts`, `platform/${higher}/top.ts`]);
const down = neighbours.map(([lower, higher]): Import => [`platform/${higher}/down.ts`, `platform/${lower}/bottom.ts`]);

const circleOfFolders: readonly Import[] = [
  ['platform/exams/paper/draw.ts', 'platform/exams/sitting/rows.ts'],
  ['platform/exams/sitting/sit.ts', 'platform/exams/paper/question.ts'],
];
const waysBack: readonly Import[] = [
  ['lib/orders/second.ts', 'lib/orders/first.ts'],
  ['tests/setup/second.ts', 'tests/setup/first.ts'],
];
const written = Object.entries(rejected).filter(([rule]) => rule !== 'no-circles-of-folders');

let tree: string;
let found: Awaited<ReturnType<typeof violationsIn>>;

beforeAll(async () => {
  tree = mkdtempSync(path.join(tmpdir(), 'sente-imports-'));
  const lines = new Map<string, string[]>();
  for (const [from, to] of [
    ...written.flatMap(([, imports]) => imports),
    ...accepted,
    ...up,
    ...down,
    ...circleOfFolders,
    ...waysBack,
  ]) {
    if (!lines.has(to)) lines.set(to, []);
    const name = to.startsWith('node_modules/') ? 'react' : `@/${to.replace(/\.tsx?$/, '')}`;
    const isType = from.startsWith('tests/setup/');
    lines.set(from, [
      ...(lines.get(from) ?? []),
      isType ? `import type { subject } from '${name}';` : `import '${name}';`,
    ]);
  }
  for (const [file, imports] of lines) {
    mkdirSync(path.join(tree, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(tree, file), `${imports.join('\n')}\nexport const subject = 1;\n`);
  }
  writeFileSync(path.join(tree, 'node_modules/react/package.json'), '{ "name": "react", "main": "index.js" }');
  writeFileSync(path.join(tree, 'package.json'), '{ "dependencies": { "react": "*" } }');
  found = await violationsIn(tree);
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

const brokenBy = ([from, to]: Import) =>
  found.violations.filter((one) => one.from === from && one.to === to).map(({ rule }) => rule.name);

describe('which way imports run', () => {
  it.each(Object.entries(rejected).flatMap(([rule, imports]) => imports.map((one) => [rule, ...one] as const)))(
    '%s: not %s → %s',
    (rule, from, to) => expect(brokenBy([from, to])).toContain(rule),
  );

  it.each(accepted)('%s → %s', (from, to) => expect(brokenBy([from, to])).toEqual([]));

  it.each(neighbours)('%s does not import %s, which may import it', (lower, higher) => {
    expect(brokenBy([`platform/${lower}/up.ts`, `platform/${higher}/top.ts`])).toEqual([
      `${lower}-imports-what-is-below`,
    ]);
    expect(brokenBy([`platform/${higher}/down.ts`, `platform/${lower}/bottom.ts`])).toEqual([]);
  });

  it('every rule is tried here, and says where to read more', () => {
    const ofNouns = nouns.map((noun) => `${noun}-imports-what-is-below`);
    expect([...found.sentences.keys()].filter((name) => !ofNouns.includes(name)).toSorted()).toEqual(
      Object.keys(rejected)
        .filter((name) => !ofNouns.includes(name))
        .toSorted(),
    );
    for (const sentence of found.sentences.values())
      expect(sentence).toContain("See CONTRIBUTING.md, 'Which way imports run'.");
  });
});

describe('the list of nouns', () => {
  const folders = ['lib', 'platform', 'components'].flatMap((storey) =>
    readdirSync(storey, { withFileTypes: true }).map((entry) => ({
      storey,
      name: entry.name,
      isFolder: entry.isDirectory(),
    })),
  );

  it('has a folder for each, and each once', () => {
    expect(new Set(nouns).size).toBe(nouns.length);
    for (const noun of nouns) expect(folders.map(({ name }) => name)).toContain(noun);
    expect(below(nouns[2]!)).toEqual(nouns.slice(0, 2));
  });

  it('has no composition that is gone, and every file that stands beside the nouns', () => {
    for (const one of compositions) expect(existsSync(one), one).toBe(true);
    // Files that Payload generates, and the one that describes the labels of fields.
    const others = [
      'platform/payload-types.ts',
      'platform/payload-generated-schema.ts',
      'platform/kernel/back-office/labels/field-labels.ts',
    ];
    for (const { storey, name, isFolder } of folders)
      if (!isFolder) expect([...compositions, ...others]).toContain(`${storey}/${name}`);
  });
});

it("Next's own link is used in lib/kernel/links alone", async () => {
  const eslint = new ESLint();
  const rulesOf = async (filePath: string) => {
    const [result] = await eslint.lintText("import Link from 'next/link';\nexport const probe = Link;\n", { filePath });
    return result?.messages.map(({ ruleId }) => ruleId) ?? [];
  };
  expect(await rulesOf('components/orders/probe.tsx')).toContain('no-restricted-imports');
  expect(await rulesOf('lib/kernel/links/link.tsx')).not.toContain('no-restricted-imports');
});
