import { randomUUID } from 'node:crypto';
import type { CollectionSlug, Payload } from 'payload';

const aProblem = {
  position: { size: 9, black: 'E5', white: '', toPlay: 'white' },
  goal: 'bestMove',
  moves: [{ at: 'D4' }],
};

type Data = Record<string, unknown>;
const key = () => randomUUID().slice(0, 12);
const later = () => new Date(Date.now() + 3_600_000).toISOString();
const line = () => ({
  id: key(),
  productCode: 'vip',
  title: 't',
  quantity: 1,
  unitOrigin: 0,
  unitPrice: 0,
  discount: 0,
  amount: 0,
  refunded: 0,
});
const texts = (text: string) => ({ 'zh-TW': text, 'zh-CN': text, 'en-US': text, 'ja-JP': text });

/** References of a document that has none but its owner. */
export const noRefs = { user: 0, order: 0, city: 0, faqGroup: 0 };

/** The required fields of each collection; `user` is the owner where there is one. */
export const smallest: Record<
  string,
  (refs: {
    user: number;
    order: number;
    city: number;
    faqGroup: number;
    request?: number;
    code?: number;
    card?: number;
  }) => Data
> = {
  products: () => ({ code: key(), title: texts('t'), type: 'vip', sortOrder: 1 }),
  topics: () => ({ code: key(), title: texts('t'), grade: 19, minutes: 5 }),
  films: () => ({ title: 't' }),
  lectures: () => ({ slug: key(), title: texts('t'), startsAt: later(), minutes: 60 }),
  examSittings: ({ user }) => ({
    publicId: key(),
    user,
    person: 0,
    grade: 19,
    seed: 's',
    questions: [],
    startedAt: later(),
    endsAt: later(),
  }),
  /** The sitting is set separately. */
  examAnswers: ({ user }) => ({ user, number: 1, at: 'D5', answeredAt: later() }),
  gradings: ({ user }) => ({ publicId: key(), user, person: 0, startedAt: later() }),
  /** The grading is set separately. */
  gradingQuestions: ({ user }) => ({
    user,
    number: 1,
    problem: key(),
    family: 'capture',
    grade: 19,
    data: aProblem,
    askedAt: later(),
  }),
  /** The sitting is set separately. */
  certificates: ({ user }) => ({
    number: key(),
    user,
    person: Math.floor(Math.random() * 1e9),
    grade: 19,
    name: 'n',
    digest: 'd',
    passedAt: later(),
    right: 14,
    questions: 20,
  }),
  credentialKeys: () => ({ thumbprint: key(), publicKey: {}, createdAt: later() }),
  credentialStatuses: () => ({ index: Math.floor(Math.random() * 1e9) }),
  problems: () => ({ publicId: key(), family: 'capture', grade: 19, data: aProblem }),
  learningEvents: ({ user }) => ({
    publicId: key(),
    user,
    person: 0,
    kind: 'opened',
    course: 'c',
    lesson: 'l',
    occurredAt: later(),
    receivedAt: later(),
  }),
  lessonProgress: ({ user }) => ({
    user,
    person: 0,
    lesson: key(),
    lastAt: later(),
    seconds: 0,
    done: [],
    position: 0,
    courses: {},
    tried: 0,
    solved: 0,
    recent: [],
  }),
  problemProgress: ({ user }) => ({ user, person: 0, problem: key(), grade: 19, tries: 1, lastAt: later() }),
  ladderLevels: () => {
    const place = Math.ceil(Math.random() * 1e9);
    return { problem: key(), theme: 'race', grade: 19, place, number: place, revision: 'r' };
  },
  levelProgress: ({ user }) => ({
    user,
    person: 0,
    problem: key(),
    grade: 19,
    tries: 1,
    firstAt: later(),
    lastAt: later(),
  }),
  climbEnergy: ({ user }) => ({ user, person: Math.floor(Math.random() * 1e9), energy: 1, since: later() }),
  learningSettings: ({ user }) => ({ user, person: Math.floor(Math.random() * 1e9) }),
  notebookCards: ({ user }) => ({
    publicId: key(),
    user,
    person: 0,
    problem: key(),
    family: 'capture',
    grade: 19,
    notedAt: later(),
    dueOn: 20_000,
    memory: {},
  }),
  /** Student, thread or account are set separately. */
  messageThreads: ({ user }) => ({ teacher: user, user }),
  messages: () => ({ number: 1, key: key(), isTeachers: true, text: 't', sentAt: later() }),
  messageReports: ({ user }) => ({ user, isTeachers: true, reason: 'other' }),
  teacherPages: ({ user }) => ({ user, name: 'n', slug: key(), isOn: false, languages: [], content: {} }),
  messageSettings: ({ user }) => ({ user, letters: false }),
  problemReports: ({ user }) => ({ user, person: 0, problem: key(), reason: 'unclear' }),
  notebookReviews: ({ user, card }) => ({
    publicId: key(),
    user,
    person: 0,
    card,
    problem: 'p',
    rating: 'good',
    data: {},
    day: 20_000,
    before: {},
    occurredAt: later(),
  }),
  coursePlans: () => ({ code: key(), title: texts('t'), lessonCount: 0 }),
  inventory: () => ({ productCode: key(), stock: 1 }),
  categories: () => ({ slug: key(), name: texts('n'), sortOrder: 1 }),
  markets: () => ({ handle: key(), name: texts('n'), timeZone: 'Asia/Taipei' }),
  orders: ({ user }) => ({
    number: key(),
    user,
    status: 'PENDING',
    currency: 'NTD',
    locale: 'zh-TW',
    lines: [line()],
    subtotal: 0,
    discount: 0,
    shipping: 0,
    total: 0,
    refunded: 0,
    idempotencyKey: key(),
  }),
  payments: ({ order }) => ({
    publicId: key(),
    order,
    provider: 'sandbox',
    status: 'PENDING',
    amount: 0,
    currency: 'NTD',
    refunded: 0,
    idempotencyKey: key(),
  }),
  entitlements: ({ user }) => ({
    user,
    source: 'trial',
    kind: 'vip',
    productCode: 'vip',
    amount: 1,
    startsAt: later(),
  }),
  redeemCodes: () => ({ code: key(), productCode: 'combo-05' }),
  shipments: ({ order }) => ({
    order,
    status: 'PREPARING',
    items: [{ id: key(), productCode: 'goban', title: 't', quantity: 1 }],
    address: { name: 'n', phone: '12345', country: 'TW', city: 'c', line1: 'l' },
  }),
  coupons: () => ({ code: key().toUpperCase(), kind: 'percent', value: 10, timeZone: 'Asia/Taipei', uses: 0 }),
  articles: () => ({ slug: key(), title: texts('t'), publishedAt: later() }),
  pages: () => ({ slug: key(), title: texts('t'), timeZone: 'Asia/Taipei' }),
  faqGroups: () => ({ code: key(), name: texts('n'), sortOrder: 1 }),
  faqs: ({ faqGroup }) => ({ slug: key(), question: texts('q'), answer: texts('a'), group: faqGroup, sortOrder: 1 }),
  reviews: () => ({ slug: key(), sortOrder: 1 }),
  championships: () => ({
    slug: key(),
    title: texts('t'),
    startsAt: later(),
    endsAt: later(),
    registrationStartsAt: later(),
    registrationEndsAt: later(),
    timeZone: 'Asia/Taipei',
  }),
  campaigns: () => ({ token: key().replaceAll('-', ''), title: texts('t'), timeZone: 'Asia/Taipei' }),
  media: () => ({ filename: `${key()}.png`, mimeType: 'image/png', filesize: 1, url: '/x.png' }),
  cities: () => ({ code: key(), name: texts('n'), regionId: 'TW', timeZone: 'Asia/Taipei', sortOrder: 1 }),
  stores: ({ city }) => ({
    code: key(),
    city,
    name: texts('n'),
    address: texts('a'),
    phone: '1',
    latitude: 0,
    longitude: 0,
  }),
  outbox: () => ({ status: 'FAILED', kind: 'mail', template: 'welcome', attempts: 3 }),
  sessions: ({ user }) => ({ user, tokenHash: key(), expiresAt: later() }),
  otps: ({ user }) => ({ user, codeHash: key(), purpose: 'login', expiresAt: later(), attempts: 0 }),
  passkeys: ({ user }) => ({ user, credentialId: key(), publicKey: 'k', counter: 0 }),
  passkeyChallenges: () => ({ challenge: key(), expiresAt: later() }),
  carts: ({ user }) => ({ user, lines: [], revision: 1 }),
  refunds: ({ order, user }) => ({
    publicId: key(),
    order,
    line: 0,
    user,
    productCode: 'combo-05',
    status: 'PENDING',
    amount: 1,
    currency: 'NTD',
    idempotencyKey: key(),
  }),
  minuteUses: ({ user }) => ({ user, key: key(), minutes: 1, usedAt: later() }),
  lessonOpenings: ({ user }) => ({ user, plan: key(), lesson: 1, openedAt: later() }),
  students: ({ user }) => ({
    publicId: key(),
    teacher: user,
    user,
    name: 'n',
    nameKey: 'n',
    state: 'active',
    since: later(),
    isMade: false,
  }),
  schoolClasses: ({ user }) => ({ publicId: key(), teacher: user, name: 'n', nameKey: key(), handle: key() }),
  homework: ({ user }) => ({
    publicId: key(),
    teacher: user,
    key: key(),
    title: 'n',
    words: '',
    items: [],
    givenAt: later(),
    state: 'open',
    revision: 1,
  }),
  /** Homework and student are set separately. */
  homeworkRecipients: () => ({}),
  materials: ({ user }) => ({
    publicId: key(),
    teacher: user,
    requestKey: key(),
    kind: 'page',
    title: 'n',
    titleKey: 'n',
    content: {},
    revision: 1,
    changedAt: later(),
  }),
  teacherLessons: ({ user }) => ({
    publicId: key(),
    teacher: user,
    requestKey: key(),
    title: 'n',
    revision: 1,
    changedAt: later(),
  }),
  /** Lesson, material and class are set separately. */
  lessonMaterials: () => ({ place: 0 }),
  lessonShares: () => ({ sharedAt: later() }),
  materialFiles: ({ user }) => ({ publicId: key(), teacher: user, requestKey: key(), size: 1, changedAt: later() }),
  /** Class and student are set separately. */
  classMembers: () => ({ since: later() }),
  studentImports: ({ user }) => ({ teacher: user, key: key(), made: 1, createdAt: later() }),
  /** Class and invitation are set separately. */
  classInvitations: () => ({ publicId: key(), code: key(), most: 1, used: 0, createdAt: later(), endsAt: later() }),
  joinRequests: ({ user }) => ({
    publicId: key(),
    user,
    person: 0,
    name: 'n',
    state: 'waiting',
    askedAt: later(),
  }),
  /** The student is set separately. */
  reportLinks: () => ({ publicId: key(), tokenHash: key(), locale: 'zh-TW', createdAt: later(), endsAt: later() }),
  learners: ({ user }) => ({ user, publicId: key(), name: 'n', birthYear: 2018, birthMonth: 3 }),
  gifts: ({ user, code }) => ({ user, code, publicId: key(), status: 'WAITING', recipientName: 'n', locale: 'zh-TW' }),
  codeBatches: () => ({ name: 'n', productCode: 'combo-05', count: 1, idempotencyKey: key() }),
  auditLog: () => ({ action: 'a', table: 'orders', staffEmail: 'x@sente.example' }),
  knownNetworks: () => ({ key: key(), lastSeenAt: later() }),
  jobTurns: () => ({ name: key(), holder: 'h', until: later() }),
  holidays: () => ({ region: 'TW', day: new Date(Math.random() * 4e12).toISOString().slice(0, 10) }),
  requests: ({ user }) => ({
    reference: key(),
    kind: 'trial',
    state: 'BOOKED',
    user,
    locale: 'zh-TW',
    region: 'TW',
    name: 'n',
    email: 'x@mail.example',
    phone: '12345',
    places: 1,
    linkVersion: 1,
  }),
  requestEvents: ({ request }) => ({ request, action: 'book', to: 'BOOKED', actor: 'person' }),
  requestFiles: ({ request }) => ({
    request,
    publicId: key(),
    name: 'a.pdf',
    size: 1,
    received: 0,
    state: 'RECEIVING',
  }),
  bankTransfers: () => ({ receivedOn: '2026-12-01', amount: 4800, currency: 'NTD' }),
  webhookEvents: () => ({ provider: 'sandbox', eventId: key() }),
};

/** Inserts a document, bypassing all access rules and hooks. Returns the id. */
export async function insert(payload: Payload, collection: CollectionSlug, data: Data): Promise<number> {
  const created = await payload.db.create({ collection, data: structuredClone(data) });
  return created.id as number;
}

export const uniqueKey = key;
