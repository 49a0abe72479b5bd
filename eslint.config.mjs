import nextVitals from 'eslint-config-next/core-web-vitals';
import boundaries from 'eslint-plugin-boundaries';
import tseslint from 'typescript-eslint';

/** The rooms of the house (docs/decisions). The first pattern that matches a file names its room. */
const rooms = [
  ['tests', '**/*.test.{ts,tsx}'],
  ['api-mount', 'app/api/**'],
  ['backstage-mount', 'app/\\(backstage\\)/**'],
  ['app', 'app/**'],
  ['ui', 'components/ui/**'],
  ['board', 'components/go/**'],
  ['account-app', 'components/account/*.{ts,tsx}'],
  ['account-parts', 'components/account/{shell,forms,payment,summary,owned,family,messages}/**'],
  ['account-feature', 'components/account/*/**', ['feature']],
  // Pages are blocks: each knows what a block is made of, and shows a surface where it has one.
  ['block-list', 'components/blocks/*.tsx'],
  ['block-frame', 'components/pages/blocks/frame/**'],
  ['block', 'components/blocks/*/**', ['block']],
  ['illustrations', 'components/illustrations/**'],
  ['period', 'components/ui/period/**'],
  // A product's card stands on many pages.
  ['card', 'components/catalogue/card/**'],
  // How to reach the school stands in the footer, in a window of its own and on pages.
  ['contact', 'components/site/contact/**'],
  // The learning app: a bundle of its own, which no page of the shop may load.
  ['learn', 'components/learn/**'],
  // The teacher's workspace: likewise.
  ['teach', 'components/teach/**'],
  ['surface', 'components/*/**', ['surface']],
  ['domain', 'lib/domain/**'],
  ['contract', 'lib/contract/**'],
  // Reads site metadata, so it belongs to the storefront; the rest of lib/i18n is the platform's too.
  ['page-metadata', 'lib/site/page-metadata.ts'],
  ['i18n', 'lib/i18n/**'],
  ['go', 'lib/go/**'],
  ['env', 'lib/kernel/env.ts'],
  ['api-server', 'lib/kernel/api/server.ts'],
  ['api', 'lib/api/**'],
  // The one list of tags that the platform invalidates and the storefront's reads carry.
  ['cache-tags', 'lib/kernel/cache/cache-tags.ts'],
  // What has been heard of invalidations: the platform tells, the storefront drops.
  ['invalidation', 'lib/kernel/cache/**'],
  ['own-address', 'lib/kernel/own-address.*'],
  // Secrets are compared by the platform and where a storefront is told of edits.
  ['timing-safe-equal', 'lib/kernel/timing-safe-equal.ts'],
  // Numbers, traces and the log: of every process.
  ['observe', 'lib/kernel/observe/**'],
  // Whoever is handed somebody's picture has it decoded there.
  ['pictures', 'lib/kernel/pictures/**'],
  ['supervise', 'lib/kernel/supervise.*'],
  ['lib', 'lib/**'],
  ['stores', 'stores/**'],
  ['messages', 'messages/**'],
  // What staff see: it draws with the shop's board.
  ['back-office', 'platform/back-office/**'],
  ['platform', 'platform/**'],
  ['server', 'server/**'],
  ['tests', 'tests/**'],
  ['scripts', 'scripts/**'],
].map(([type, pattern, capture]) => ({ type, pattern, mode: 'full', ...(capture && { capture }) }));

const library =
  'domain contract i18n go env own-address timing-safe-equal observe pictures api cache-tags invalidation lib page-metadata messages'.split(
    ' ',
  );
const storefront = [...library, 'stores'];
const platformLibrary =
  'domain contract i18n go env own-address timing-safe-equal observe pictures cache-tags invalidation messages'.split(
    ' ',
  );

/** From which room which others may be imported; whatever is not written here is an error. */
const doors = [
  ['domain', ['domain']],
  ['contract', ['domain', 'contract']],
  ['i18n', ['domain', 'i18n', 'env', 'messages']],
  ['page-metadata', ['domain', 'i18n', 'env', 'lib', 'messages']],
  ['go', ['domain', 'go']],
  ['env', []],
  ['timing-safe-equal', []],
  ['observe', ['observe', 'env']],
  ['pictures', ['pictures']],
  ['cache-tags', ['domain', 'i18n']],
  ['invalidation', ['cache-tags']],
  ['api', library],
  ['api-server', [...library, 'platform']],
  ['lib', [...library, 'api-server']],
  ['stores', storefront],
  ['ui', ['ui', ...library]],
  ['board', ['ui', 'board', ...storefront]],
  ['card', ['ui', 'board', 'illustrations', 'card', ...storefront]],
  ['illustrations', ['ui', 'illustrations', ...library]],
  ['contact', ['ui', 'contact', ...storefront]],
  ['period', ['ui', 'period', ...storefront]],
  [
    'surface',
    [
      ...['ui', 'board', 'illustrations', 'period', 'card', 'contact'],
      ['surface', { surface: '${from.surface}' }],
      ...storefront,
    ],
  ],
  ['block-frame', ['ui', 'board', 'illustrations', 'period', 'block-frame', ...storefront]],
  [
    'block',
    [
      ...['ui', 'board', 'illustrations', 'period', 'card', 'contact', 'block-frame', 'surface'],
      ['block', { block: '${from.block}' }],
      ...storefront,
    ],
  ],
  ['block-list', ['period', 'block', 'block-list', ...storefront]],
  // What several features of the account need stands in its parts; features know nothing of each other.
  ['account-parts', ['ui', 'board', 'illustrations', 'account-parts', ...storefront]],
  [
    'account-feature',
    [
      ...['ui', 'board', 'illustrations', 'account-parts'],
      ['account-feature', { feature: '${from.feature}' }],
      ...storefront,
    ],
  ],
  ['learn', ['ui', 'board', 'illustrations', 'period', 'account-parts', 'learn', ...storefront]],
  ['teach', ['ui', 'board', 'illustrations', 'period', 'account-parts', 'teach', ...storefront]],
  ['account-app', ['ui', 'account-app', 'account-parts', 'account-feature', ...storefront]],
  [
    'app',
    [
      ...['app', 'ui', 'board', 'illustrations', 'card', 'contact', 'surface', 'block-list'],
      ...['learn', 'teach', 'account-app', 'account-parts', 'api-server', ...storefront],
    ],
  ],
  ['api-mount', ['platform', 'api-mount', 'api-server', ...library]],
  ['backstage-mount', ['platform', 'back-office', 'backstage-mount', ...library]],
  ['platform', ['platform', 'back-office', ...platformLibrary]],
  ['back-office', ['platform', 'back-office', 'board', 'ui', ...platformLibrary]],
  ['server', ['server', 'domain', 'contract', 'i18n', 'env', 'observe', 'supervise']],
  ['scripts', ['scripts', 'env', 'observe', 'own-address', 'invalidation', 'supervise']],
  ['tests', ['*']],
].map(([from, allow]) => ({ from, allow }));

const nextLink = {
  name: 'next/link',
  message:
    "Use Link from './lib/kernel/links/link' or PageLink: they keep the locale and fetch a page when a visitor reaches for it.",
};

const config = tseslint.config(
  {
    ignores: [
      'node_modules/**',
      '.next*/**',
      '.data/**',
      'public/**',
      'next-env.d.ts',
      'test-results/**',
      'messages/*.d.json.ts',
      'platform/payload-types.ts',
      'platform/payload-generated-schema.ts',
      'platform/kernel/migrations/*.json',
      'app/(backstage)/backstage/import-map.ts',
    ],
  },
  nextVitals,
  tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': rooms,
      'boundaries/include': ['{app,components,lib,stores,messages,platform,server,tests,scripts}/**/*'],
      'import/resolver': { typescript: { alwaysTryTypes: true, project: './tsconfig.json' } },
    },
    rules: {
      'boundaries/element-types': [
        'error',
        {
          default: 'disallow',
          rules: doors,
          message: "${file.type} must not import ${dependency.type}: see CONTRIBUTING.md, 'Which way imports run'",
        },
      ],
      'no-restricted-imports': ['error', { paths: [nextLink] }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // These know nothing of rewrites: '/' is no page here, and leaving for it must reload (it negotiates the language).
      '@next/next/no-html-link-for-pages': 'off',
      '@next/next/no-location-assign-relative-destination': 'off',
      // Configuration files export plain objects.
      'import/no-anonymous-default-export': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': 'error',
    },
  },
  { files: ['lib/i18n/**'], rules: { 'no-restricted-imports': 'off' } },
  // Payload writes this part of the tree; its migrations carry unused parameters by design.
  {
    files: ['platform/kernel/migrations/**', 'app/(backstage)/**'],
    rules: { '@typescript-eslint/no-unused-vars': 'off', '@typescript-eslint/consistent-type-imports': 'off' },
  },
  // Not React: a verb such as 'use' is only a word here.
  { files: ['platform/**', 'server/**', 'scripts/**', 'tests/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  // A declaration that merges with another must repeat its parameters, used or not.
  { files: ['**/*.d.ts'], rules: { '@typescript-eslint/no-unused-vars': 'off' } },
  // A mail is a document of its own.
  { files: ['platform/mail/**'], rules: { '@next/next/no-head-element': 'off' } },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
);

export default config;
