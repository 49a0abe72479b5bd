import { getPayload, type CollectionSlug, type Payload, type TypedUser } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import config from '@/platform/payload.config';
import { insert, smallest, uniqueKey } from './access-fixtures';

const actors = ['visitor', 'owner', 'otherLearner', 'teacher', 'support', 'editor', 'admin'] as const;
type Actor = (typeof actors)[number];
type Rule = {
  create: readonly Actor[];
  read: readonly Actor[];
  update: readonly Actor[];
  delete: readonly Actor[];
  readDraft?: readonly Actor[];
};

const none: Actor[] = [];
const staff: Actor[] = ['support', 'editor', 'admin'];
const editors: Actor[] = ['editor', 'admin'];
const supporters: Actor[] = ['support', 'admin'];
const content: Rule = { create: editors, read: actors, update: editors, delete: editors };
const drafted: Rule = { ...content, readDraft: staff };
const sealed: Rule = { create: none, read: none, update: none, delete: none };
const servicesOnly = (read: readonly Actor[], rest: Partial<Rule> = {}): Rule => ({ ...sealed, read, ...rest });

/** The declared rules. `owner` is the learner a document belongs to, or the account itself. */
const table: Record<string, Rule> = {
  products: drafted,
  coursePlans: content,
  topics: { ...drafted, read: staff },
  films: { ...content, read: staff },
  lectures: { ...drafted, read: staff },
  problems: servicesOnly(staff),
  examSittings: servicesOnly(supporters),
  examAnswers: servicesOnly(supporters),
  gradings: servicesOnly(supporters),
  gradingQuestions: servicesOnly(supporters),
  certificates: servicesOnly(supporters),
  credentialKeys: sealed,
  credentialStatuses: sealed,
  learningEvents: servicesOnly(['owner', ...supporters]),
  lessonProgress: servicesOnly(['owner', ...supporters]),
  problemProgress: servicesOnly(['owner', ...supporters]),
  ladderLevels: servicesOnly(staff),
  levelProgress: servicesOnly(['owner', ...supporters]),
  climbEnergy: servicesOnly(['owner', ...supporters]),
  learningSettings: servicesOnly(['owner', ...supporters]),
  problemReports: servicesOnly(['owner', ...staff]),
  notebookCards: servicesOnly(['owner', ...supporters]),
  notebookReviews: servicesOnly(['owner', ...supporters]),
  inventory: servicesOnly(actors),
  categories: content,
  markets: drafted,
  orders: servicesOnly(['owner', ...supporters]),
  payments: servicesOnly(supporters),
  entitlements: servicesOnly(['owner', ...supporters]),
  redeemCodes: servicesOnly(supporters),
  shipments: servicesOnly(supporters),
  coupons: { ...content, read: staff },
  articles: drafted,
  pages: drafted,
  faqGroups: content,
  faqs: drafted,
  reviews: content,
  championships: drafted,
  campaigns: drafted,
  media: content,
  cities: content,
  stores: content,
  users: { create: ['admin'], read: ['owner', ...supporters], update: ['admin'], delete: ['admin'] },
  learners: servicesOnly(['owner', ...supporters]),
  students: servicesOnly(supporters),
  schoolClasses: servicesOnly(supporters),
  classMembers: sealed,
  studentImports: sealed,
  classInvitations: sealed,
  joinRequests: sealed,
  homework: sealed,
  homeworkRecipients: sealed,
  reportLinks: sealed,
  messageThreads: sealed,
  messages: sealed,
  messageReports: servicesOnly(supporters),
  messageSettings: sealed,
  teacherPages: servicesOnly(supporters),
  materials: sealed,
  teacherLessons: sealed,
  lessonMaterials: sealed,
  lessonShares: sealed,
  materialFiles: sealed,
  staff: { create: ['admin'], read: ['admin'], update: ['admin'], delete: ['admin'] },
  outbox: servicesOnly(supporters),
  sessions: servicesOnly(supporters, { delete: supporters }),
  otps: sealed,
  knownNetworks: sealed,
  passkeys: sealed,
  passkeyChallenges: sealed,
  carts: sealed,
  refunds: servicesOnly(supporters),
  lessonOpenings: servicesOnly(supporters),
  minuteUses: servicesOnly(supporters),
  gifts: servicesOnly(supporters),
  codeBatches: servicesOnly(supporters),
  auditLog: servicesOnly(supporters),
  jobTurns: sealed,
  holidays: content,
  requests: servicesOnly(supporters),
  requestEvents: servicesOnly(supporters),
  requestFiles: servicesOnly(supporters),
  bankTransfers: servicesOnly(supporters),
  webhookEvents: servicesOnly(['admin']),
};

let payload: Payload;
const users = {} as Record<Actor, TypedUser | null>;
const refs = { user: 0, order: 0, city: 0, faqGroup: 0, request: 0, code: 0, card: 0 };

async function customer(role: 'learner' | 'teacher'): Promise<TypedUser> {
  const name = `u${uniqueKey().replaceAll('-', '')}`;
  const doc = await payload.create({
    collection: 'users',
    data: {
      username: name,
      email: `${name}@sente.example`,
      password: 'a-long-password',
      role,
      locale: 'zh-TW',
      vipReminder: true,
    },
  });
  return { ...doc, collection: 'users' };
}

async function staffMember(role: 'admin' | 'editor' | 'support'): Promise<TypedUser> {
  const doc = await payload.create({
    collection: 'staff',
    data: { name: role, email: `${uniqueKey()}@sente.example`, password: 'a-long-password', role },
  });
  return { ...doc, collection: 'staff' };
}

beforeAll(async () => {
  payload = await getPayload({ config });
  users.visitor = null;
  users.owner = await customer('learner');
  users.otherLearner = await customer('learner');
  users.teacher = await customer('teacher');
  for (const role of ['support', 'editor', 'admin'] as const) users[role] = await staffMember(role);
  refs.user = users.owner.id;
  refs.city = await insert(payload, 'cities', smallest.cities!(refs));
  refs.faqGroup = await insert(payload, 'faqGroups', smallest.faqGroups!(refs));
  refs.request = await insert(payload, 'requests', smallest.requests!(refs));
  refs.order = await insert(payload, 'orders', smallest.orders!(refs));
});

/** A new document, so that one actor's delete does not affect the next. */
async function fresh(slug: string, actor: Actor, status: 'published' | 'draft'): Promise<number> {
  if (slug === 'users') {
    if (actor === 'owner' && status === 'published') {
      const user = await customer('learner');
      users.owner = user;
      return user.id;
    }
    return (await customer('learner')).id;
  }
  if (slug === 'staff') return (await staffMember('support')).id;
  if (slug === 'shipments') {
    const order = await insert(payload, 'orders', smallest.orders!(refs));
    return insert(payload, 'shipments', smallest.shipments!({ ...refs, order }));
  }
  if (slug === 'notebookReviews') refs.card = await insert(payload, 'notebookCards', smallest.notebookCards!(refs));
  if (slug === 'gifts') refs.code = await insert(payload, 'redeemCodes', smallest.redeemCodes!(refs));
  if (slug === 'examAnswers' || slug === 'certificates') {
    const sitting = await insert(payload, 'examSittings', smallest.examSittings!(refs));
    return insert(payload, slug, { ...smallest[slug]!(refs), sitting });
  }
  if (slug === 'gradingQuestions') {
    const grading = await insert(payload, 'gradings', smallest.gradings!(refs));
    return insert(payload, 'gradingQuestions', { ...smallest.gradingQuestions!(refs), grading });
  }
  if (slug === 'students')
    return insert(payload, 'students', { ...smallest.students!(refs), user: (await customer('learner')).id });
  if (slug === 'homeworkRecipients') {
    const homework = await insert(payload, 'homework', smallest.homework!(refs));
    const student = await fresh('students', actor, status);
    return insert(payload, 'homeworkRecipients', { homework, student });
  }
  if (slug === 'classMembers') {
    const schoolClass = await insert(payload, 'schoolClasses', smallest.schoolClasses!(refs));
    const student = await fresh('students', actor, status);
    return insert(payload, 'classMembers', { ...smallest.classMembers!(refs), schoolClass, student });
  }
  if (slug === 'classInvitations') {
    const schoolClass = await insert(payload, 'schoolClasses', smallest.schoolClasses!(refs));
    return insert(payload, slug, { ...smallest[slug]!(refs), schoolClass });
  }
  if (slug === 'joinRequests')
    return insert(payload, slug, {
      ...smallest[slug]!(refs),
      invitation: await fresh('classInvitations', actor, status),
    });
  if (slug === 'reportLinks') {
    const student = await fresh('students', actor, status);
    return insert(payload, 'reportLinks', { ...smallest.reportLinks!(refs), student });
  }
  if (slug === 'messageThreads')
    return insert(payload, slug, { ...smallest[slug]!(refs), student: await fresh('students', actor, status) });
  if (slug === 'messages' || slug === 'messageReports')
    return insert(payload, slug, { ...smallest[slug]!(refs), thread: await fresh('messageThreads', actor, status) });
  if (slug === 'messageSettings' || slug === 'teacherPages')
    return insert(payload, slug, { ...smallest[slug]!(refs), user: (await customer('learner')).id });
  if (slug === 'lessonMaterials' || slug === 'lessonShares') {
    const lesson = await insert(payload, 'teacherLessons', smallest.teacherLessons!(refs));
    const within =
      slug === 'lessonMaterials'
        ? { material: await insert(payload, 'materials', smallest.materials!(refs)) }
        : { schoolClass: await insert(payload, 'schoolClasses', smallest.schoolClasses!(refs)) };
    return insert(payload, slug, { ...smallest[slug]!(refs), lesson, ...within });
  }
  if (slug === 'carts')
    return insert(payload, 'carts', smallest.carts!({ ...refs, user: (await customer('learner')).id }));
  return insert(payload, slug as CollectionSlug, {
    ...smallest[slug]!({ ...refs, user: users.owner!.id }),
    ...(table[slug]!.readDraft ? { _status: status } : {}),
  });
}

/** Whether access control allowed the operation; a validation error comes after it. */
async function allowed(operation: Promise<unknown>): Promise<boolean> {
  try {
    await operation;
    return true;
  } catch (error) {
    const status = (error as { status?: number }).status;
    if (status === 403 || status === 404 || status === 401) return false;
    if (status === 400) return true;
    throw error;
  }
}

async function observed(slug: string, actor: Actor): Promise<Record<keyof Rule, boolean | undefined>> {
  const collection = slug as CollectionSlug;
  const id = await fresh(slug, actor, 'published');
  const as = { collection, user: users[actor], overrideAccess: false } as const;
  const result = {
    create: await allowed(payload.create({ ...as, data: {} as never })),
    read: await allowed(payload.findByID({ ...as, id })),
    readDraft:
      table[slug]!.readDraft && (await allowed(payload.findByID({ ...as, id: await fresh(slug, actor, 'draft') }))),
    update: await allowed(payload.update({ ...as, id, data: {} as never })),
    delete: await allowed(payload.delete({ ...as, id })),
  };
  return result;
}

describe('collections', () => {
  it('are all in the table', () => {
    const slugs = payload.config.collections.map(({ slug }) => slug).filter((slug) => !slug.startsWith('payload-'));
    expect(Object.keys(table).sort()).toEqual(slugs.sort());
  });

  it.each(Object.keys(table))('%s lets each actor do what the table says and nothing else', async (slug) => {
    const rule = table[slug]!;
    for (const actor of actors) {
      const seen = await observed(slug, actor);
      const declared = {
        create: rule.create.includes(actor),
        read: rule.read.includes(actor),
        readDraft: rule.readDraft?.includes(actor),
        update: rule.update.includes(actor),
        delete: rule.delete.includes(actor),
      };
      expect({ actor, ...seen }).toEqual({ actor, ...declared });
    }
  });
});

describe('fields and doors', () => {
  it('lets nobody raise themselves', async () => {
    const learner = await customer('learner');
    const raise = payload.update({
      collection: 'users',
      id: learner.id,
      data: { role: 'teacher' },
      user: learner,
      overrideAccess: false,
    });
    await expect(raise).rejects.toMatchObject({ status: 403 });

    const editor = await staffMember('editor');
    await payload.update({
      collection: 'staff',
      id: editor.id,
      data: { role: 'admin' },
      user: editor,
      overrideAccess: false,
    });
    expect((await payload.findByID({ collection: 'staff', id: editor.id })).role).toBe('editor');
  });

  it('keeps staff notes and session hashes from customers and staff', async () => {
    const owner = await customer('learner');
    const id = await insert(payload, 'orders', {
      ...smallest.orders!({ ...refs, user: owner.id }),
      staffNote: 'secret',
    });
    expect(await payload.findByID({ collection: 'orders', id, user: owner, overrideAccess: false })).not.toHaveProperty(
      'staffNote',
    );
    const session = await insert(payload, 'sessions', smallest.sessions!(refs));
    expect(
      await payload.findByID({ collection: 'sessions', id: session, user: users.admin, overrideAccess: false }),
    ).not.toHaveProperty('tokenHash');
  });

  it.each([
    ['staff', '/first-register'],
    ['users', '/first-register'],
    ['users', '/login'],
    ['users', '/forgot-password'],
    ['users', '/reset-password'],
  ] as const)('keeps %s%s shut', async (slug, path) => {
    const endpoints = payload.collections[slug].config.endpoints || [];
    const first = endpoints.find((endpoint) => endpoint.method === 'post' && endpoint.path === path);
    const req = { payload, t: (key: string) => key } as never;
    await expect((async () => first?.handler(req))()).rejects.toMatchObject({ status: 403 });
  });

  const globals = {
    siteMetadata: { read: actors, update: editors, data: { email: 'x@sente.example', title: 'Sente' } },
    shopSettings: { read: supporters, update: ['admin'] as Actor[], data: { asksInvoice: false } },
    requestSettings: { read: supporters, update: ['admin'] as Actor[], data: { keepMonths: 12 } },
  } satisfies Record<string, { read: readonly Actor[]; update: readonly Actor[]; data: object }>;

  it('has a rule for each of the pages of settings', () => {
    expect(Object.keys(globals).sort()).toEqual(payload.config.globals.map(({ slug }) => slug).sort());
  });

  it.each(Object.keys(globals) as (keyof typeof globals)[])(
    'lets each read and change %s as declared',
    async (slug) => {
      const { read, update, data } = globals[slug];
      for (const actor of actors) {
        const as = { slug, user: users[actor], overrideAccess: false } as const;
        const seen = {
          read: await allowed(payload.findGlobal(as)),
          update: await allowed(payload.updateGlobal({ ...as, data: data as never })),
        };
        expect({ actor, ...seen }).toEqual({ actor, read: read.includes(actor), update: update.includes(actor) });
      }
    },
  );
});
