import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { searchResponseSchema, type SearchResponse } from '@/lib/search/shapes';
import { locales, type Locale } from '@/lib/kernel/locale';
import { ShopIndex, type ShopDocument } from '@/lib/search/shop-index';
import { products } from '@/platform/seed/catalogue';
import { faqs } from '@/platform/seed/content/faqs';

const now = new Date('2026-12-01T00:00:00Z');

/** The shop as it is seeded, in one language. */
function documentsIn(locale: Locale): ShopDocument[] {
  const courses = products
    .filter(({ isActive }) => isActive[locale])
    .map(({ code, title, summary, gradeFrom, gradeTo }): ShopDocument => {
      const grades =
        gradeFrom && gradeTo ? Array.from({ length: gradeFrom - gradeTo + 1 }, (_, n) => `G${gradeTo + n}`) : [];
      return {
        kind: 'courses',
        href: `/${locale}/courses/${code}`,
        title: title[locale],
        text: summary[locale],
        words: grades.join(' '),
        code,
      };
    });
  const questions = faqs.map(({ slug, question, answer }): ShopDocument => ({
    kind: 'questions',
    href: `/${locale}/faq#${slug}`,
    title: question[locale],
    text: answer[locale],
  }));
  return [...courses, ...questions];
}

const indexes = {} as Record<Locale, ShopIndex>;
beforeAll(async () => {
  for (const locale of locales) indexes[locale] = await ShopIndex.of(documentsIn(locale));
});

const hrefs = ({ groups }: SearchResponse) => groups.flatMap(({ found }) => found.map(({ href }) => href));
const find = (locale: Locale, question: string) => indexes[locale].find(question, now);
/** Whether the document matches, at any place in the results. */
const finds = async (documents: ShopDocument[], question: string, href: string) => {
  const only = await ShopIndex.of(documents.filter((document) => document.href === href));
  return hrefs(only.find(question, now)).includes(href);
};

describe.each(locales)('what is sold and asked in %s', (locale) => {
  const documents = documentsIn(locale);

  it('is found first, or among those that read the same, by its title', () => {
    for (const { title, href } of documents) {
      const [first] = find(locale, title).groups;
      expect(hrefs({ total: 0, groups: first ? [first] : [] }), title).toContain(href);
    }
  });

  it('is found by each word of its title', async () => {
    const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
    const missed: string[] = [];
    for (const { title, href } of documents)
      for (const { segment, isWordLike } of segmenter.segment(title))
        if (isWordLike && !(await finds(documents, segment, href))) missed.push(`${segment} of ${title}`);
    expect(missed).toEqual([]);
  });

  it('is found by its code, alone and first, however it is typed', () => {
    for (const { code = '', href } of documents.filter((document) => document.code))
      for (const typed of [code, code.toUpperCase(), code.replaceAll('-', ' '), code.replaceAll('-', '')])
        expect(hrefs(find(locale, typed))[0], typed).toBe(href);
  });

  it('answers anything at all in the shape of the contract, with marks inside the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 80 }),
          fc.string({ unit: 'binary', maxLength: 80 }),
          fc
            .constantFrom(...documents.map(({ title }) => title))
            .chain((title) =>
              fc
                .tuple(fc.nat(title.length), fc.nat(title.length))
                .map(([a, b]) => title.slice(Math.min(a, b), Math.max(a, b))),
            ),
        ),
        (question) => {
          const answer = searchResponseSchema.parse(find(locale, question));
          for (const { found } of answer.groups)
            for (const marked of found.flatMap(({ title, excerpt }) => [title, excerpt])) {
              const flat = marked.marks.flat();
              expect(flat).toEqual(flat.toSorted((a, b) => a - b));
              expect(flat.every((at) => at >= 0 && at <= marked.text.length)).toBe(true);
            }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is answered in a moment, whatever is asked', () => {
    const questions = documents.flatMap(({ title }) => [title, title.slice(0, 3), [...title].reverse().join('')]);
    const started = performance.now();
    for (const question of questions) find(locale, question);
    expect((performance.now() - started) / questions.length).toBeLessThan(50);
  });
});

describe('a question', () => {
  it.each([
    ['zh-TW', '围棋入门', '/zh-TW/courses/beginner-01', 'simplified characters'],
    ['zh-TW', '模擬剪定', '/zh-TW/faq#mock-exam-refund', 'a wrong character'],
    ['zh-TW', '退費多久會到', '/zh-TW/faq#how-to-request-refund', 'a sentence that stands nowhere'],
    ['zh-TW', 'ＶＩＰ', '/zh-TW/courses/vip-year', 'full width'],
    ['zh-CN', '圍棋入門', '/zh-CN/courses/beginner-01', 'traditional characters'],
    ['en-US', 'captrue', '/en-US/courses/kid-capture', 'two letters exchanged'],
    ['en-US', 'trail lesson', '/en-US/courses/trial-01', 'two letters exchanged in a short word'],
    ['en-US', 'refnd', '/en-US/faq#how-to-request-refund', 'a letter left out'],
    ['en-US', 'josek', '/en-US/courses/star-joseki', 'half a word'],
    ['en-US', 'how do I get my money back', '/en-US/faq#how-to-request-refund', 'words of which some are there'],
    ['en-US', 'Mock exam G8', '/en-US/courses/verification-g8', 'words and a grade'],
    ['ja-JP', 'ｺｰｽ ｺｰﾄﾞ', '/ja-JP/faq#redeem-code', 'half-width kana'],
    ['ja-JP', 'こーすこーど', '/ja-JP/faq#redeem-code', 'hiragana for katakana'],
    ['ja-JP', '圍棋', '/ja-JP/faq#what-is-sente', 'the traditional characters of a Japanese word'],
  ] as const)('%s «%s» finds %s: %s', (locale, question, href, _why) => {
    expect(hrefs(find(locale, question))).toContain(href);
  });

  it('of nonsense finds nothing', () => {
    for (const question of ['', ' ', '???', 'xqzwv', '驫麤龘', '〜〜'])
      expect(find('zh-TW', question)).toEqual({ total: 0, groups: [] });
  });

  it('names a grade exactly: G1 first, never G19 alone', () => {
    expect(hrefs(find('en-US', 'mock exam G1'))[0]).toBe('/en-US/courses/verification-g1');
    const exams = find('en-US', 'mock exam G16').groups.find(({ kind }) => kind === 'courses');
    expect(exams?.found.map(({ href }) => href)).toEqual(['/en-US/courses/verification-g16']);
  });

  it('finds an offer only while it runs', async () => {
    const period = { startsAt: '2026-06-01T00:00:00Z', endsAt: '2026-06-30T00:00:00Z' };
    const offers = await ShopIndex.of([{ kind: 'events', href: '/zh-TWsummer', title: '暑期', text: '', period }]);
    expect(offers.find('暑期', new Date('2026-06-15T00:00:00Z')).total).toBe(1);
    expect(offers.find('暑期', new Date('2026-07-15T00:00:00Z')).total).toBe(0);
  });
});

it('ten thousand products are taken in without holding anybody up, and answered in a moment', async () => {
  const few = documentsIn('zh-TW');
  const many = Array.from({ length: 10_000 }, (_, n): ShopDocument => ({
    ...few[n % few.length]!,
    title: `${few[n % few.length]!.title} ${n}`,
  }));
  // Milliseconds of the processor, not of the clock: this machine may be busy.
  const spent = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  let [longest, last, isMaking] = [0, spent(), true];
  const watch = () => {
    longest = Math.max(longest, spent() - last);
    last = spent();
    if (isMaking) setImmediate(watch);
  };
  watch();
  const index = await ShopIndex.of(many);
  isMaking = false;
  const times = few.map(({ title }) => {
    const started = spent();
    index.find(title, now);
    return spent() - started;
  });
  // Milliseconds, many times the usual duration.
  expect(longest).toBeLessThan(500);
  expect(times.reduce((sum, time) => sum + time, 0) / times.length).toBeLessThan(100);
});
