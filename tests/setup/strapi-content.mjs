/**
 * The content of the fake Strapi: little, written by hand, in the form in which Strapi stores it. `Media`, `Parts` (components) and `Zone` (a dynamic
 * zone) are what Strapi sends only on request; everything else is a field, JSON fields included.
 */
export class Media {}
export class Parts extends Array {}
export class Zone extends Array {}

const locales = ['zh-TW', 'zh-CN', 'en-US', 'ja-JP'];
const textsByLocale = {
  'zh-TW': { name: '遠方圍棋', from: '遠方寫的', day: '星期六', text: '這一頁由另一套內容系統送來。' },
  'zh-CN': { name: '远方围棋', from: '远方写的', day: '星期六', text: '这一页由另一套内容系统送来。' },
  'en-US': { name: 'Faraway Go', from: 'Written far away', day: 'Saturday', text: 'Another system sent this page.' },
  'ja-JP': {
    name: '遠方の囲碁',
    from: '遠方で書いた',
    day: '土曜日',
    text: 'このページは別のシステムから届きました。',
  },
};

let ids = 0;
const media = (name, alternativeText = null) => {
  const file = (width) => ({ url: `/uploads/${width}_${name}.png`, width, height: (width * 3) / 4, mime: 'image/png' });
  return Object.assign(new Media(), {
    id: ++ids,
    documentId: `media${ids}`,
    name: `${name}.png`,
    alternativeText,
    caption: null,
    width: 1600,
    height: 1200,
    formats: { large: file(1000), small: file(500), medium: file(750), thumbnail: file(200) },
    hash: name,
    ext: '.png',
    mime: 'image/png',
    size: 1.2,
    url: `/uploads/${name}.png`,
    previewUrl: null,
    provider: 'local',
    provider_metadata: null,
  });
};
const part = (fields) => ({ id: ++ids, ...fields });
const parts = (...list) => Parts.from(list.map(part));
const zone = (...list) => Zone.from(list.map(part));
/** A block as an editor leaves it: what was not filled in is null. */
const block = (name, fields = {}) => ({
  __component: `blocks.${name}`,
  eyebrow: null,
  heading: null,
  lead: null,
  anchor: null,
  tone: null,
  ...fields,
});
const board = { size: 9, black: 'E5 E6', white: 'D5', last: 'E6' };

/** An entry in every language: one document, a row per language. */
const written = (documentId, fieldsIn) =>
  locales.map((locale) => ({
    id: ++ids,
    documentId,
    createdAt: '2026-03-02T08:11:24.120Z',
    updatedAt: '2026-03-02T08:11:24.120Z',
    publishedAt: '2026-03-02T08:11:24.121Z',
    locale,
    ...fieldsIn(textsByLocale[locale], locale),
  }));

/** What a page is composed of besides its hero. */
const blocksOf = {
  home: () => [
    block('cards', {
      isLifted: null,
      items: parts({ title: 'FAQ', text: null, label: null, to: 'faq', picture: media('card') }),
    }),
    block('gradeRoad'),
    block('reviews'),
    block('questions', { show: 'mixed', faqSlugs: null, groupCode: null }),
    block('newsletter', { heading: 'A block of a later version' }),
  ],
  kidgo: () => [block('offer', { productIds: ['kidbasic', 'combo-05'], show: null, coupon: null, note: null })],
  parents: () => [
    block('video', { title: null, fileUrl: null, url: 'https://video.example/1', captionsUrl: null, poster: null }),
  ],
  TrialCourse: () => [block('branches', { show: 'seats' })],
  'igqe-intro': () => [
    block('table', { caption: 'G', note: null, columns: ['G', 'Kyu'], rows: parts({ cells: ['G19', '30'] }) }),
    block('figures', { items: parts({ figure: '19', label: 'G' }) }),
  ],
  GoCamp2025SS: ({ day }) => [
    block('schedule', { items: parts({ title: '1', day, time: '09:00', text: null }, { title: '2', day: null }) }),
  ],
  TeachingCooperationProject: () => [block('steps', { items: parts({ title: '1', text: '1', time: null }) })],
  'terms-of-service': ({ text }) => [
    block('contents'),
    block('text', { heading: '1', body: `<p>${text}</p>` }),
    block('contact', { heading: '2' }),
  ],
  faq: () => [block('questions', { show: 'all', faqSlugs: null })],
  branches: () => [block('branches', { show: 'finder' })],
  SchoolChampionships: () => [block('championships')],
  partners: () => [block('markets')],
  articles: () => [block('articles')],
};
const slugs = [...Object.keys(blocksOf), 'anniversary', 'courses', 'origin'];

const hero = ({ from, text }, slug) =>
  block('hero', {
    heading: `${from}: ${slug}`,
    lead: text,
    actions: slug === 'home' ? parts({ label: 'FAQ', to: 'faq' }) : parts(),
    picture: media(`hero-${slug}`, `${from}: ${slug}`),
    illustration: null,
    position: null,
    afterLabel: null,
    afterTo: null,
  });

/** Codes are product ids of the shop. */
const courses = ['combo-05', '30k-10k-v2', 'kidbasic', 'kidtrial-01', 'record-notebook'];

export const collections = {
  pages: slugs.flatMap((slug, index) =>
    written(`page${index}`, (texts) => ({
      slug,
      title: `${texts.from}: ${slug}`,
      lead: `${texts.text} ${slug}`,
      menuLabel: null,
      menus: slug === 'faq' ? ['help'] : null,
      sortOrder: index === 0 ? null : index,
      isHiddenFromSearch: null,
      startsAt: null,
      endsAt: null,
      effectiveAt: slug === 'terms-of-service' ? '2026-01-01' : null,
      blocks: zone(hero(texts, slug), ...(blocksOf[slug]?.(texts) ?? [])),
    })),
  ),
  courses: courses.flatMap((code, index) =>
    written(`course${index}`, (texts) => ({
      code,
      isActive: true,
      title: `${texts.from}: ${code}`,
      price: null,
      specialPrice: null,
      summary: `${texts.text} ${code}`,
      targetAudience: null,
      infomation: null,
      description: `<p>${texts.text}</p>`,
      parentsZoneTarget: null,
      parentsZoneWeek: null,
      parentsZoneUnit: null,
      specialContent: null,
      image: media(`course-${code}`),
      outcomes: null,
      includes: ['1'],
      contents: parts({ title: '1', minutes: null, isSample: null }),
      questions: parts({ question: '?', answer: '!' }),
      problem: null,
    })),
  ),
  reviews: written('review1', (texts) => ({
    username: texts.name,
    comment: texts.text,
    avatar: media('avatar'),
    media: null,
  })),
  articles: written('article1', (texts) => ({
    slug: 'far-away',
    title: `${texts.from}: far-away`,
    summary: `${texts.text} far-away`,
    content: `<p>${texts.text}</p>`,
    externalLink: null,
    image: media('article', texts.name),
    cover: null,
  })),
  faqs: [1, 2].flatMap((number) =>
    written(`faq${number}`, (texts) => ({
      slug: `question-${number}`,
      group: texts.name,
      groupCode: 'far',
      question: `${texts.from}: ${number}?`,
      answer: texts.text,
    })),
  ),
  championships: [
    ...written('championship1', (texts) => ({
      slug: 'far-cup',
      title: `${texts.from}: far-cup`,
      summary: `${texts.text} far-cup`,
      description: null,
      venue: texts.name,
      startsAt: '2027-05-01T01:00:00.000Z',
      endsAt: '2027-05-01T09:00:00.000Z',
      registrationStartsAt: '2026-01-01T00:00:00.000Z',
      registrationEndsAt: '2027-04-01T00:00:00.000Z',
      rules: null,
      cover: board,
      groups: parts({ name: 'A', eligibility: null, limit: null }),
      prizes: parts({ place: '1', prize: null }),
      results: parts(),
    })),
    // Without dates it is not shown, and the other entries still are.
    ...written('championship2', () => ({ slug: 'some-day', title: 'Some day', startsAt: null, endsAt: null })),
  ],
  campaigns: written('campaign1', (texts) => ({
    token: 'far2027',
    title: `${texts.from}: far2027`,
    summary: `${texts.text} far2027`,
    startsAt: null,
    endsAt: '2027-12-31T15:59:59.000Z',
    blocks: zone(hero(texts, 'far2027'), block('offer', { productIds: ['combo-05'], show: 'prices' })),
  })),
};

export const singles = {
  'site-metadata': written('site', (texts, locale) => ({
    title: texts.name,
    description: texts.text,
    slogan: texts.from,
    logo: media('logo'),
    email: 'hello@far.example',
    phone: '+886 2 5550 0199',
    address: texts.name,
    copyright: '© Far',
    officeHours: null,
    facebookUrl: null,
    instagramUrl: null,
    lineUrl: null,
    youtubeUrl: null,
    discordUrl: null,
    whatsappUrl: null,
    wechatId: 'far',
    wechatQr: media('wechat'),
    officialLineEnabled: null,
    socialShareTitle: `${texts.name} ${locale}`,
    socialShareDescription: null,
    socialShareImage: media('share'),
    socialShareTwitterTitle: null,
    socialShareTwitterDescription: null,
    socialShareTwitterImage: null,
    originWebSiteUrl: null,
    appUrl: 'https://app.far.example',
    shopUrl: null,
    studentCount: null,
    contactWindow: null,
    pixels: parts(),
  })),
};
