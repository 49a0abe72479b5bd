/**
 * The nouns of the shop, the school and the workspace, the lowest first. Each has a folder of its name in `lib`, `platform` and `components`, wherever it needs
 * one, and imports only the nouns that stand before it (`.dependency-cruiser.mjs`). `docs/glossary.md` says what each of them is.
 */
export const nouns = [
  // What pages are made of.
  'illustrations',
  'site',
  'branches',
  'search',
  'pages',
  // Users and accounts.
  'account',
  'login',
  'family',
  'mail',
  'privacy',
  // What is sold and written about.
  'shipping',
  'catalogue',
  'articles',
  'partners',
  // Buying.
  'sales',
  'fulfilment',
  'cart',
  'codes',
  'orders',
  'payments',
  'refunds',
  'gifts',
  // Learning. The screens of the two apps are inside the frames `learn` and `teach`.
  'bank',
  'events',
  'learn',
  'teach',
  'courses',
  'starter',
  'problem-reports',
  'videos',
  'lessons',
  'topics',
  'progress',
  'climb',
  'notebook',
  'certificates',
  'exams',
  'grading',
  'lectures',
  // Applying and entering.
  'applications',
  'championships',
  // Teaching.
  'classes',
  'students',
  'joining',
  'activation',
  'teacher-codes',
  'minutes',
  'homework',
  'materials',
  'reports',
  'messages',
  'handover',
  'teacher-page',
  // What machines read.
  'feeds',
];

/** The nouns that one may import. */
export const below = (noun) => nouns.slice(0, nouns.indexOf(noun));

/**
 * Files that combine nouns and so belong to none: they may import all nouns, and only `app` and other compositions import them. A path that ends with
 * `/` means the whole folder.
 */
export const compositions = [
  // All operations, and what is derived from them.
  'lib/operations.ts',
  'lib/shared-reads.ts',
  'lib/body-limits.ts',
  // What reads all nouns: the search, and the check that the target of a link exists.
  'lib/search/reads.ts',
  'lib/search/search-documents.ts',
  'lib/link-target.ts',
  // The platform as a whole.
  'platform/app.ts',
  'platform/embedded.ts',
  'platform/hooks.ts',
  'platform/jobs.ts',
  'platform/emails.ts',
  'platform/addresses-file.ts',
  'platform/payload.config.ts',
  'platform/kernel/migrations/',
  // The first page of the back office, its labels and its REST API.
  'platform/back-office/',
  // What fills, measures, watches and checks a whole shop.
  'platform/seed/',
  'platform/commands/',
  'platform/bench/',
  'platform/observe/',
  'platform/restore/',
  // The frame of the public pages, and their blocks, which show content of various nouns.
  'components/site/layout/site-header.tsx',
  'components/site/layout/site-footer.tsx',
  'components/pages/block-list.tsx',
  'components/pages/blocks/',
  'components/pages/blocks/frame/actions.tsx',
  'components/pages/blocks/frame/block-board.tsx',
  'components/pages/blocks/frame/target-link.tsx',
  // An order as its buyer sees it: its payment, its grants and its refunds.
  'components/orders/order-screen.tsx',
  // The account's page.
  'components/account/app/account-app.tsx',
  'components/account/personal-space/personal-space-screen.tsx',
  'components/account/security/account-tab.tsx',
  // The layouts of the two apps, and the learner's first screen.
  'components/learn/frame/learn-frame.tsx',
  'components/learn/frame/learn-header.tsx',
  'components/learn/today/',
  'components/teach/frame/teach-frame.tsx',
  'components/teach/frame/teach-gate.tsx',
];
