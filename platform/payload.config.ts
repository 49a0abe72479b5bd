import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { lexicalEditor } from '@payloadcms/richtext-lexical';
import { en } from '@payloadcms/translations/languages/en';
import { ja } from '@payloadcms/translations/languages/ja';
import { zh } from '@payloadcms/translations/languages/zh';
import { zhTw } from '@payloadcms/translations/languages/zhTw';
import { buildConfig, type CollectionConfig, type GlobalConfig } from 'payload';
import sharp from 'sharp';
import { env } from '@/lib/env';
import { defaultLocale, languageNames, locales } from '@/lib/i18n/locales';
import { ownTranslations } from './back-office/labels/own-translations';
import { sayInWords } from './back-office/labels/say-in-words';
import { fieldErrors } from './back-office/field-errors';
import { oddInput } from './back-office/odd-input';
import { csrfOrigins } from './back-office/origins';
import { unavailable } from './back-office/unavailable';
import { auditLog } from './collections/audit-log';
import { cities, stores } from './collections/branches';
import { carts } from './collections/carts';
import { certificates, credentialKeys, credentialStatuses } from './collections/certificates';
import { classMembers, schoolClasses, studentImports, students } from './collections/classes';
import { articles, faqGroups, faqs, reviews } from './collections/content';
import { coupons } from './collections/coupons';
import { coursePlans } from './collections/course-plans';
import { knownNetworks, otps, passkeyChallenges, passkeys, sessions } from './collections/credentials';
import { entitlements, redeemCodes } from './collections/entitlements';
import { campaigns, championships } from './collections/events';
import { examAnswers, examSittings } from './collections/exams';
import { films } from './collections/films';
import { codeBatches, gifts } from './collections/gifts';
import { gradingQuestions, gradings } from './collections/gradings';
import { holidays } from './collections/holidays';
import { homework, homeworkRecipients } from './collections/homework';
import { inventory } from './collections/inventory';
import { classInvitations, joinRequests } from './collections/joining';
import { jobTurns } from './collections/job-turns';
import { climbEnergy, ladderLevels, levelProgress } from './collections/ladder';
import { learners } from './collections/learners';
import { learningEvents, learningSettings, lessonProgress, problemProgress } from './collections/learning';
import { lectures } from './collections/lectures';
import { categories, markets } from './collections/markets';
import { lessonMaterials, lessonShares, materialFiles, materials, teacherLessons } from './collections/materials';
import { media } from './collections/media';
import { messageReports, messages, messageSettings, messageThreads } from './collections/messages';
import { notebookCards, notebookReviews } from './collections/notebook';
import { orders } from './collections/orders';
import { outbox } from './collections/outbox';
import { pages } from './collections/pages';
import { payments, webhookEvents } from './collections/payments';
import { problemReports } from './collections/problem-reports';
import { products } from './collections/products';
import { reportLinks } from './collections/report-links';
import { lessonOpenings, minuteUses, refunds } from './collections/refunds';
import { bankTransfers, applicationEvents, applicationFiles, requests } from './collections/requests';
import { shipments } from './collections/shipments';
import { staff } from './collections/staff';
import { teacherPages } from './collections/teacher-pages';
import { problems, topics } from './collections/topics';
import { users } from './collections/users';
import { applicationSettings } from './globals/application-settings';
import { shopSettings } from './globals/shop-settings';
import { siteMetadata } from './globals/site-metadata';
import { outboxAdapter } from './mail/outbox-adapter';
import { storeMediaIn } from './media-bucket';
import { productionLogger } from './production-logger';
import { databaseDriver } from './database-driver';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.dirname(here);

// What it has decoded once is not wanted again, and its threads would each hold a part of a picture.
sharp.cache(false);
sharp.concurrency(1);

/** A known secret would let anyone sign a staff session, so there is none to fall back on in production. */
function secret(): string {
  if (env.PAYLOAD_SECRET) return env.PAYLOAD_SECRET;
  // A build signs nothing, and a storefront without the platform has no need of it.
  if (env.NODE_ENV === 'production' && process.env.NEXT_PHASE !== 'phase-production-build') {
    throw new Error('Wrong configuration:\n  PAYLOAD_SECRET: required in production (32 characters or more)');
  }
  return randomBytes(32).toString('hex');
}

/**
 * Payload looks for another editor's lock on a second connection while its own transaction is open. The embedded
 * database serves one transaction at a time, so that look would wait for ever; versions keep what two editors wrote.
 */
const withoutLocks = <Config extends CollectionConfig | GlobalConfig>(config: Config): Config => ({
  ...config,
  lockDocuments: false,
});

/** In the staff's words, and without the tab that shows a document as JSON. */
const forStaff = <Config extends CollectionConfig | GlobalConfig>(configs: Config[]): Config[] =>
  configs.map((config) => sayInWords({ ...withoutLocks(config), admin: { ...config.admin, hideAPIURL: true } }));

export default buildConfig({
  secret: secret(),
  telemetry: false,
  csrf: csrfOrigins,
  // A query that the database cannot make sense of is the caller's mistake; a full disk is nobody's who asks.
  hooks: { afterError: [oddInput, unavailable, fieldErrors] },
  routes: { admin: '/backstage', api: '/backstage/api' },
  graphQL: { disable: true },
  admin: {
    user: staff.slug,
    // Not Gravatar: no staff address leaves the house.
    avatar: 'default',
    components: {
      graphics: { Logo: '/platform/back-office/logo#Logo', Icon: '/platform/back-office/logo#Mark' },
      beforeNavLinks: ['/platform/back-office/logo#NavLogo'],
      providers: [
        '/platform/back-office/position-editor/board-provider#BoardProvider',
        '/platform/back-office/open-menu#OpenMenu',
      ],
      views: { dashboard: { Component: '/platform/back-office/first-page/first-page#FirstPage' } },
    },
    // By date-fns, in the order of each language.
    dateFormat: 'PPp',
    meta: {
      titleSuffix: '· Sente',
      icons: [
        { rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' },
        { rel: 'apple-touch-icon', url: '/apple-icon.png' },
      ],
      defaultOGImageType: 'off',
      openGraph: { siteName: 'Sente', title: 'Sente', description: '' },
      robots: { index: false, follow: false },
    },
    importMap: { baseDir: root, importMapFile: path.join(root, 'app/(backstage)/backstage/import-map.ts') },
  },
  i18n: { supportedLanguages: { en, 'zh-TW': zhTw, zh, ja }, fallbackLanguage: 'en', translations: ownTranslations },
  localization: {
    locales: locales.map((code) => ({ code, label: languageNames[code] })),
    defaultLocale,
    fallback: false,
  },
  editor: lexicalEditor(),
  email: outboxAdapter,
  logger: env.NODE_ENV === 'production' ? productionLogger : undefined,
  sharp,
  db: postgresAdapter({
    push: false,
    migrationDir: path.join(here, 'migrations'),
    generateSchemaOutputFile: path.join(here, 'payload-generated-schema.ts'),
    idType: 'serial',
    // A page is read as a whole: one row for each language instead of some sixty tables.
    blocksAsJSON: true,
    pg: databaseDriver,
    pool: { connectionString: env.DATABASE_URL, max: env.DATABASE_POOL_MAX },
  }),
  upload: { limits: { fileSize: 8_000_000 }, abortOnLimit: true },
  plugins: env.S3_BUCKET ? [storeMediaIn(env.S3_BUCKET)] : [],
  typescript: { outputFile: path.join(here, 'payload-types.ts') },
  // A wrong password is no fault of the server.
  loggingLevels: { AuthenticationError: 'info', LockedAuth: 'info', Forbidden: 'info' },
  collections: forStaff([
    products,
    coursePlans,
    topics,
    films,
    lectures,
    problems,
    inventory,
    categories,
    markets,
    orders,
    payments,
    refunds,
    entitlements,
    lessonOpenings,
    minuteUses,
    learningEvents,
    lessonProgress,
    problemProgress,
    learningSettings,
    notebookCards,
    notebookReviews,
    problemReports,
    ladderLevels,
    levelProgress,
    redeemCodes,
    codeBatches,
    gifts,
    shipments,
    bankTransfers,
    coupons,
    articles,
    pages,
    faqGroups,
    faqs,
    reviews,
    championships,
    campaigns,
    media,
    cities,
    stores,
    holidays,
    users,
    learners,
    requests,
    applicationEvents,
    applicationFiles,
    staff,
    outbox,
    sessions,
    otps,
    knownNetworks,
    passkeys,
    passkeyChallenges,
    carts,
    webhookEvents,
    auditLog,
    jobTurns,
    examSittings,
    examAnswers,
    climbEnergy,
    gradings,
    gradingQuestions,
    certificates,
    credentialKeys,
    students,
    schoolClasses,
    classMembers,
    studentImports,
    classInvitations,
    joinRequests,
    homework,
    homeworkRecipients,
    reportLinks,
    credentialStatuses,
    messageThreads,
    messages,
    messageReports,
    messageSettings,
    teacherPages,
    materials,
    teacherLessons,
    lessonMaterials,
    lessonShares,
    materialFiles,
  ]),
  globals: forStaff([siteMetadata, shopSettings, applicationSettings]),
});
