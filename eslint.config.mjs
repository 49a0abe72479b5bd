import nextVitals from 'eslint-config-next/core-web-vitals';
import tseslint from 'typescript-eslint';

const nextLink = {
  name: 'next/link',
  message:
    "Use Link from './lib/kernel/links/link' or PageLink: they keep the locale and fetch a page when a visitor reaches for it.",
};

/**
 * React's rules, off where there are no components: they compile each file as if it held some, a quarter of the linter's time, and take a
 * function whose name begins with 'use' for a hook.
 */
const reactRules = nextVitals.flatMap(({ rules = {} }) => Object.keys(rules)).filter((name) => /^react/.test(name));
const withoutReact = Object.fromEntries(reactRules.map((name) => [name, 'off']));

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
    rules: {
      'no-restricted-imports': ['error', { paths: [nextLink] }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // These do not know rewrites: '/' is no page here, and navigating to it must reload (it negotiates the language).
      '@next/next/no-html-link-for-pages': 'off',
      '@next/next/no-location-assign-relative-destination': 'off',
      // Configuration files export plain objects.
      'import/no-anonymous-default-export': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': 'error',
    },
  },
  { files: ['lib/kernel/links/**'], rules: { 'no-restricted-imports': 'off' } },
  // Payload writes this part of the tree; its migrations carry unused parameters by design.
  {
    files: ['platform/kernel/migrations/**', 'app/(backstage)/**'],
    rules: { '@typescript-eslint/no-unused-vars': 'off', '@typescript-eslint/consistent-type-imports': 'off' },
  },
  { files: ['{platform,scripts,server,tests}/**/*.{ts,mjs}'], rules: withoutReact },
  // A declaration that merges with another must repeat its parameters, used or not.
  { files: ['**/*.d.ts'], rules: { '@typescript-eslint/no-unused-vars': 'off' } },
  // A mail is a document of its own.
  { files: ['platform/kernel/mail/**', 'platform/**/mails/**'], rules: { '@next/next/no-head-element': 'off' } },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
);

export default config;
