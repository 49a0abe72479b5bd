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
import { env } from '@/lib/kernel/env';
import { defaultLocale, languageNames, locales } from '@/lib/kernel/i18n/locales';
import { isBuildingPages } from '@/server/next/build-phase';
// What the nouns add to the kernel and to each other: listeners, emails, and the texts of the back office.
import './back-office/dictionaries';
import './hooks';
import './emails';
import { ownTranslations } from './kernel/back-office/labels/own-translations';
import { withLabels } from './kernel/back-office/with-labels';
import { fieldErrors } from './kernel/back-office/fields/field-errors';
import { oddInput } from './kernel/back-office/fields/odd-input';
import { csrfOrigins } from './kernel/back-office/origins';
import { unavailable } from './kernel/back-office/unavailable';
import { auditLog } from './kernel/back-office/audit/audit-tables';
import { cities, stores } from './branches/tables';
import { carts } from './cart/tables';
import { certificates, credentialKeys, credentialStatuses } from './certificates/tables';
import { classMembers, schoolClasses, studentImports, students } from './classes/tables';
import { articles, faqGroups, faqs, reviews } from './pages/content-tables';
import { coupons } from './cart/coupon-tables';
import { coursePlans } from './courses/tables';
import { knownNetworks, otps, passkeyChallenges, passkeys, sessions } from './certificates/credential-tables';
import { codeBatches, redeemCodes } from './codes/tables';
import { entitlements } from './fulfilment/tables';
import { campaigns, championships } from './championships/tables';
import { examAnswers, examSittings } from './exams/tables';
import { videos } from './videos/tables';
import { gifts } from './gifts/tables';
import { gradingQuestions, gradings } from './grading/tables';
import { holidays } from './applications/holiday-tables';
import { homework, homeworkRecipients } from './homework/tables';
import { inventory } from './catalogue/inventory-tables';
import { classInvitations, joinRequests } from './joining/tables';
import { jobTurns } from './kernel/jobs/tables';
import { climbEnergy, climbLevels, levelProgress } from './climb/tables';
import { learners } from './family/tables';
import { learningEvents, learningSettings, lessonProgress, problemProgress } from './events/tables';
import { lectures } from './lectures/tables';
import { categories, markets } from './partners/tables';
import { lessonMaterials, lessonShares, materialFiles, materials, teacherLessons } from './materials/tables';
import { media } from './pages/media-tables';
import { messageReports, messages, messageSettings, messageThreads } from './messages/tables';
import { notebookCards, notebookReviews } from './notebook/tables';
import { ordersTable } from './orders/tables';
import { refundActions } from './refunds/staff-actions';
import { outbox } from './kernel/back-office/outbox-tables';
import { pages } from './pages/tables';
import { payments, webhookEvents } from './payments/tables';
import { problemActions, problemReports, reportsField } from './problem-reports/tables';
import { problemsTable } from './bank/tables';
import { products } from './catalogue/tables';
import { reportLinks } from './reports/tables';
import { lessonOpenings, minuteUses, refunds } from './refunds/tables';
import { bankTransfers, applicationEvents, applicationFiles, requests } from './applications/tables';
import { shipments } from './shipping/tables';
import { staff } from './kernel/back-office/staff/staff-tables';
import { teacherPages } from './teacher-page/tables';
import { topics } from './topics/tables';
import { usersTable } from './account/tables';
import { supportActions } from './login/staff-actions';
import { recordTaught } from './courses/staff-actions';
import { applicationSettings } from './applications/application-settings-fields';
import { shopSettings } from './shipping/shop-settings-fields';
import { siteMetadata } from './site/site-metadata-fields';
import { outboxAdapter } from './kernel/outbox/outbox-adapter';
import { storeMediaIn } from './kernel/media-bucket';
import { productionLogger } from './kernel/production-logger';
import { databaseDriver } from './kernel/database-driver';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.dirname(here);

// A decoded picture is not used again, so there is no cache; several threads would each hold a part of a picture in memory.
sharp.cache(false);
sharp.concurrency(1);

/** A known secret would let anyone sign a staff session, so there is none to fall back on in production. */
function secret(): string {
  if (env.PAYLOAD_SECRET) return env.PAYLOAD_SECRET;
  // A build signs nothing, and a storefront without the platform has no need of it.
  if (env.NODE_ENV === 'production' && !isBuildingPages()) {
    throw new Error('Wrong configuration:\n  PAYLOAD_SECRET: required in production (32 characters or more)');
  }
  return randomBytes(32).toString('hex');
}

/**
 * Payload looks for another editor's lock on a second connection while its own transaction is open. The embedded
 * database serves one transaction at a time, so that query would never return; versions store what two editors wrote.
 */
const withoutLocks = <Config extends CollectionConfig | GlobalConfig>(config: Config): Config => ({
  ...config,
  lockDocuments: false,
});

/** With the texts of the back office, and without the tab that shows a document as JSON. */
const forStaff = <Config extends CollectionConfig | GlobalConfig>(configs: Config[]): Config[] =>
  configs.map((config) => withLabels({ ...withoutLocks(config), admin: { ...config.admin, hideAPIURL: true } }));

export default buildConfig({
  secret: secret(),
  telemetry: false,
  csrf: csrfOrigins,
  // A query that the database cannot process is the caller's error; a full disk is not.
  hooks: { afterError: [oddInput, unavailable, fieldErrors] },
  routes: { admin: '/backstage', api: '/backstage/api' },
  graphQL: { disable: true },
  admin: {
    user: staff.slug,
    // Not Gravatar, so that no staff address is sent to another company.
    avatar: 'default',
    components: {
      graphics: { Logo: '/platform/kernel/back-office/logo#Logo', Icon: '/platform/kernel/back-office/logo#Mark' },
      beforeNavLinks: ['/platform/kernel/back-office/logo#NavLogo'],
      providers: [
        '/platform/go/position-editor/board-provider#BoardProvider',
        '/platform/kernel/back-office/open-menu#OpenMenu',
      ],
      views: { dashboard: { Component: '/platform/back-office/first-page#FirstPage' } },
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
    migrationDir: path.join(here, 'kernel/migrations'),
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
  // A wrong password is no error of the server.
  loggingLevels: { AuthenticationError: 'info', LockedAuth: 'info', Forbidden: 'info' },
  collections: forStaff([
    products,
    coursePlans,
    topics,
    videos,
    lectures,
    problemsTable({ actions: problemActions, reports: reportsField }),
    inventory,
    categories,
    markets,
    ordersTable(refundActions),
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
    climbLevels,
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
    usersTable([...supportActions, recordTaught]),
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
