import { below, compositions, nouns } from './scripts/lib/nouns.mjs';

/**
 * Which way imports run: the storeys, the nouns within and across them, the seam between storefront and platform, and no circles (CONTRIBUTING.md, "Which way
 * imports run"). `npm run lint` checks them by scripts/check-imports.mjs; tests/unit/import-rules.test.ts tries each rule. Paths are regular expressions.
 */

const escaped = (path) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const oneOf = (parts) => `(?:${parts.join('|')})`;

/** A test may import whatever it tests. */
const tests = String.raw`^tests/|/tests/|\.test\.tsx?$`;
/** A folder of `blocks` is a composition, but the parts that blocks are made of are not. */
const composition = `^${oneOf(compositions.map((path) => escaped(path) + (path.endsWith('/') ? '' : '$')))}(?!frame/)`;
const foldersOf = (some) => `^(?:lib|platform|components)/${oneOf(some)}/`;
/** Captures which noun. */
const anyNoun = `^(?:lib|platform|components)/(${nouns.join('|')})/`;
const kernel = '^(?:(?:lib|platform)/kernel|components/ui)/';
const go = '^(?:lib|platform|components)/go/';

/**
 * Folders below a noun that are for others: the frames that screens of other nouns stand in, a product's card, which stands on many pages, who may do what in a
 * class, and the seats of whatever is applied for.
 */
const sharedFolders =
  '^components/(?:learn|teach)/shell/|^components/catalogue/card/|^platform/classes/access/|^platform/applications/seats/';

/** The files of the back office. */
const backOffice = '^platform/back-office/|^platform/[^/]+/back-office/|^platform/go/position-editor/';
/** Where the storefront's requests reach the platform. */
const seamFile = String.raw`^lib/kernel/api/server\.ts$`;

/**
 * The half of `lib` that only the storefront uses: how browser and pages ask the API, what a browser stores, and what is derived from responses. The
 * platform shares the other half: contracts and rules.
 */
const storefrontLib = `^lib/${oneOf([
  String.raw`[^/]+/[a-z-]*(?:queries|reads|hooks)\.ts$`,
  String.raw`kernel/api/(?!operation\.ts|shapes\.ts|paging\.ts|every-page\.ts)`,
  'kernel/browser/',
  String.raw`kernel/cache/(?:cache-with-tags|period-now)\.ts$`,
  String.raw`kernel/i18n/(?:page-locale|request|screen-messages|texts-for)\.ts$`,
  String.raw`kernel/links/.+\.tsx$`,
  String.raw`account/stored-user\.ts$`,
  String.raw`link-target\.ts$`,
  'feeds/',
  'articles/',
  String.raw`catalogue/(?:catalogue-cards|covers)\.ts$`,
  String.raw`championships/championship-states\.ts$`,
  String.raw`pages/(?:cms|editorial|hero-share|preview-editor)\.ts$`,
  String.raw`partners/(?:covers|open-market)\.ts$`,
  String.raw`search/(?!search-address\.ts|shapes\.ts)`,
  String.raw`site/(?:installed-app|measuring|page-metadata)\.ts$`,
])}`;

/** Screens of the shop alone: none of the learner's app or of the workspace. */
const shopScreens = `^components/${oneOf([
  'account|applications|articles|branches|cart|catalogue|championships|codes|fulfilment|gifts|orders|pages|partners',
  'privacy|refunds|search|shipping',
])}/`;
const pagesBelow = (folder) => `^${escaped(`app/[region]/[locale]/${folder}/`)}`;

const comment = "CONTRIBUTING.md, 'Which way imports run'";
/** @param {string} why what the rule says, as a sentence that ends where the reference begins */
const forbid = (name, why, from, to, more = {}) => ({
  name,
  severity: 'error',
  comment: `${why} See ${comment}.`,
  from: { ...from, pathNot: [tests].concat(from.pathNot ?? []) },
  to,
  ...more,
});

const storeys = [
  forbid(
    'app-is-on-top',
    'Nothing imports a page or a route.',
    { path: '^(?:components|lib|platform|stores|server|scripts)/' },
    { path: '^app/' },
  ),
  forbid(
    'lib-is-lowest',
    'What storefront and platform share knows neither screens nor stores.',
    { path: '^lib/' },
    { path: '^(?:components|stores)/' },
  ),
  forbid('stores-draw-nothing', 'A store knows no screen.', { path: '^stores/' }, { path: '^components/' }),
  forbid(
    'primitives-hold-no-state',
    'A primitive is given what it shows; only forms and the shell of signed-in screens know who is logged in.',
    { path: '^components/ui/', pathNot: '^components/ui/(?:forms|shell)/' },
    { path: '^stores/' },
  ),
  forbid(
    'tests-are-for-tests',
    'Nothing but a test imports what is made for tests.',
    { path: '^(?:app|components|lib|platform|stores|server|scripts)/' },
    { path: tests },
  ),
];

const seam = [
  forbid(
    'platform-is-behind-the-seam',
    "The storefront works when the platform is another company's server.",
    { pathNot: String.raw`^platform/|^app/api/|^app/\(backstage\)/|^lib/kernel/api/server\.ts$` },
    { path: '^platform/' },
  ),
  forbid(
    'seam-loads-one-module',
    'The seam loads the platform as a whole.',
    { path: seamFile },
    { path: '^platform/', pathNot: String.raw`^platform/(?:kernel/)?embedded\.ts$` },
  ),
  forbid(
    'platform-draws-nothing',
    'The platform knows no screen of the storefront.',
    { path: '^platform/', pathNot: backOffice },
    { path: '^(?:components|stores)/' },
  ),
  forbid(
    'back-office-draws-with-the-board',
    'Of the storefront, what staff see has the board and the primitives.',
    { path: backOffice },
    { path: '^(?:components|stores)/', pathNot: '^components/(?:go|ui/(?!forms/|shell/))' },
  ),
  forbid(
    'mounts-draw-nothing',
    'The API and the back office are mounted without a screen of the storefront.',
    { path: String.raw`^app/(?:api|\(backstage\))/` },
    { path: '^(?:components|stores)/' },
  ),
  forbid(
    'platform-asks-no-api',
    'The platform shares contracts and rules; it does not read its own answers.',
    { path: '^platform/' },
    { path: storefrontLib },
  ),
  forbid(
    'contracts-and-rules-are-pure',
    'What the platform shares imports nothing that only the storefront has.',
    { path: '^lib/', pathNot: storefrontLib },
    { path: storefrontLib },
  ),
  forbid(
    'contracts-and-rules-know-no-framework',
    'What the platform shares runs without a browser and without a page.',
    { path: '^lib/', pathNot: storefrontLib },
    { path: '(?:^|/)node_modules/(?:@types/)?(?:react|react-dom|next|next-intl|use-intl|@tanstack|axios)/' },
  ),
];

const processes = [
  forbid(
    'front-knows-contracts-alone',
    'The front knows the contract and the kernel, no noun.',
    { path: '^server/' },
    {
      path: '^(?:components|messages|scripts|stores|lib)/',
      pathNot: String.raw`^lib/(?:kernel/|operations\.ts$|shared-reads\.ts$|body-limits\.ts$|[^/]+/[a-z-]*contract\.ts$)`,
    },
  ),
  forbid(
    'front-asks-no-api',
    'The front passes requests on; it makes none of its own.',
    { path: '^server/' },
    { path: storefrontLib },
  ),
  forbid(
    'framework-seams-stand-alone',
    'A seam to the inside of the framework knows nothing of the shop.',
    { path: '^server/next/' },
    { path: '^(?:components|lib|messages|platform|scripts|stores|server/(?!next/))' },
  ),
  forbid(
    'front-is-a-process-of-its-own',
    'Of the front, others import the seams to the framework alone.',
    { path: '^(?:app|components|lib|platform|scripts|stores)/' },
    { path: '^server/', pathNot: '^server/next/' },
  ),
  forbid(
    'screens-know-no-framework-seam',
    'What a browser loads does not reach into the framework.',
    { path: '^(?:components|stores)/' },
    { path: '^server/' },
  ),
  forbid(
    'scripts-stand-alone',
    'A script runs before anything is built: it knows its environment, not the shop.',
    { path: '^scripts/' },
    {
      path: '^(?:components|lib|messages|platform|stores)/',
      pathNot: String.raw`^lib/kernel/(?:env\.ts|own-address\.mjs|supervise\.mjs|cache/last-invalidation\.mjs|observe/.+)$`,
    },
  ),
  forbid(
    'scripts-are-for-the-command-line',
    'Nothing of the shop imports a script.',
    { path: '^(?:app|components|lib|platform|server|stores)/' },
    { path: '^scripts/' },
  ),
  forbid(
    'environment-is-read-alone',
    'What every process reads first imports nothing.',
    { path: String.raw`^lib/kernel/(?:env\.ts|timing-safe-equal\.ts|own-address\.mjs|supervise\.mjs)$` },
    { path: '^(?:lib|messages|server)/' },
  ),
  forbid(
    'observing-knows-nobody',
    'The log, numbers and traces are of every process.',
    { path: '^lib/kernel/observe/' },
    { path: '^(?:lib|messages|server)/', pathNot: String.raw`^lib/kernel/(?:observe/|env\.ts$)` },
  ),
];

const order = nouns.map((noun) =>
  forbid(
    `${noun}-imports-what-is-below`,
    `${noun} imports only the nouns before it in scripts/lib/nouns.mjs; what must go up is a hook.`,
    { path: foldersOf([noun]), pathNot: composition },
    { path: foldersOf(nouns.filter((other) => other !== noun && !below(noun).includes(other))), pathNot: composition },
  ),
);

const parts = [
  forbid(
    'kernel-knows-no-noun',
    'What every noun is built on knows none of them.',
    { path: kernel, pathNot: composition },
    { path: [anyNoun, go] },
  ),
  forbid('go-knows-no-noun', 'The game of Go knows nothing of the shop.', { path: go }, { path: anyNoun }),
  forbid(
    'compositions-are-for-app',
    'What puts all nouns together is imported by app alone, and by the seam.',
    { path: '^(?:components|lib|platform|stores)/', pathNot: [composition, seamFile] },
    { path: composition },
  ),
  forbid(
    'nouns-are-listed',
    'A folder of lib, platform or components has the name of a noun of scripts/lib/nouns.mjs.',
    {},
    {
      path: '^(?:lib|platform|components)/[^/]+/',
      pathNot: [anyNoun, kernel, go, composition],
    },
  ),
  forbid(
    'folders-below-are-private',
    'What stands directly in the folder of a noun is for others too; what stands in a folder below it is its own.',
    {
      path: anyNoun,
      pathNot: composition,
    },
    {
      path: `${anyNoun}[^/]+/`,
      pathNot: ['^(?:lib|platform|components)/$1/', sharedFolders, composition],
    },
  ),
  forbid(
    'blocks-stand-alone',
    'Blocks do not know each other; they share the frame.',
    { path: '^components/pages/blocks/([^/]+)/' },
    { path: '^components/pages/blocks/', pathNot: '^components/pages/blocks/(?:$1|frame)/' },
  ),
];

/** What each bundle may not load, not even by way of others: for scripts/check-imports.mjs, which is quicker at it than a rule with `reachable`. */
export const bundles = [
  {
    name: 'shop-loads-no-app',
    comment: `No public page loads the learner's app or the workspace. See ${comment}.`,
    from: pagesBelow('(shop)'),
    not: '^components/(?:learn|teach)/|^components/[^/]+/teacher/',
  },
  {
    name: 'learn-is-its-own-bundle',
    comment: `The learner's app loads neither the shop's screens nor the workspace. See ${comment}.`,
    from: pagesBelow('learn'),
    not: `^components/teach/|^components/[^/]+/teacher/|${shopScreens}`,
  },
  {
    name: 'teach-is-its-own-bundle',
    comment: `The workspace loads neither the shop's screens nor the learner's app. See ${comment}.`,
    from: pagesBelow('teach'),
    not: `^components/learn/|^components/[^/]+/learner/|${shopScreens}`,
  },
];

export const folderCircles = {
  name: 'no-circles-of-folders',
  comment: `No folder imports itself by way of others. See ${comment}.`,
};

const circles = [
  {
    name: 'no-circles',
    severity: 'error',
    comment: `No file imports itself by way of others, not for a type either. See ${comment}.`,
    from: {},
    to: { circular: true },
  },
];

export default {
  forbidden: [...storeys, ...seam, ...processes, ...order, ...parts, ...circles],
  options: {
    // Imports of types count: a reader of the file has to know them.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
