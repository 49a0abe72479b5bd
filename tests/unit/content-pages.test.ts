import { describe, expect, it } from 'vitest';
import { checkPosition, type Position, type Problem, type ProblemMove } from '@/lib/go/position';
import { checkProblem } from '@/lib/go/problem';
import { playRule } from '@/lib/go/rules';
import { problems } from '@/platform/seed/catalogue/problems';
import { locales, type Locale } from '@/lib/kernel/i18n/locales';
import { heroProblems } from '@/platform/seed/content/hero-problems';
import { products } from '@/platform/seed/catalogue/index';
import { editorialContent } from '@/platform/seed/content';
import type { Localized, SeedBlock } from '@/platform/seed/content/types';
import { termsSections } from '../setup/seeded-pages';
import { slug, unique } from '../setup/written-content';

const { championships, campaigns, markets, articles, reviews, pages } = editorialContent;

/** Every text by language in a block, whole or for some languages. */
function writtenIn(value: unknown): Partial<Localized>[] {
  if (value === null || typeof value !== 'object') return [];
  if (!Array.isArray(value) && locales.some((locale) => locale in value)) return [value];
  return Object.entries(value).flatMap(([key, child]) => (key === 'problem' ? [] : writtenIn(child)));
}

function positionsIn(value: unknown): Position[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'position' && child ? [child as Position] : key === 'problem' ? [] : positionsIn(child),
  );
}

const stonesAndMoves = ({ position: { size, black, white }, moves, otherwise }: Problem) =>
  JSON.stringify({ size, black, white, moves, otherwise });

describe('pages of blocks', () => {
  const composed = pages.filter(({ blocks }) => blocks.length > 0);
  const seenIn = (blocks: readonly SeedBlock[], locale: Locale) =>
    blocks.filter((block) => !block.in || block.in.includes(locale));
  /** Blocks that are lists of the shop's own: each entry leads on. */
  const lists = ['offer', 'branches', 'championships', 'markets', 'articles', 'questions', 'gradeRoad', 'contact'];
  const leadsOn = (value: unknown): boolean =>
    Boolean(value) &&
    typeof value === 'object' &&
    Object.entries(value as object).some(([key, child]) =>
      /^(?:to|afterTo)$/.test(key) ? Boolean(child) : leadsOn(child),
    );

  /** The course list opens with the list. */
  const opened = composed.filter(({ slug: page }) => page !== 'courses');
  it.each(opened.map((page) => [page.slug, page] as const))(
    '%s opens with something to look at and leads on',
    (_, page) => {
      for (const locale of locales) {
        const [hero, ...blocks] = seenIn(page.blocks, locale);
        if (hero?.block !== 'hero') throw new Error(`${locale} opens with ${hero?.block}`);
        expect(Boolean(hero.illustration ?? hero.position ?? hero.problems?.length), locale).toBe(true);
        expect(leadsOn(hero) || blocks.some((block) => lists.includes(block.block) || leadsOn(block)), locale).toBe(
          true,
        );
      }
    },
  );

  it('have no empty block: a heading, or what stands in it', () => {
    const empty = composed.flatMap(({ slug: page, blocks }) =>
      blocks.flatMap(({ block, in: _in, tone: _tone, anchor: _anchor, ...fields }, index) =>
        Object.keys(fields).length > 0 || block === 'contents' || lists.includes(block) ? [] : [`${page}.${index}`],
      ),
    );
    expect(empty).toEqual([]);
  });

  it('lead within a page to a place of it, in every language', () => {
    const linksIn = (value: unknown, locale: Locale): string[] =>
      !value || typeof value !== 'object'
        ? []
        : Object.entries(value).flatMap(([key, child]) =>
            /^(?:to|afterTo)$/.test(key)
              ? [typeof child === 'string' ? child : (child as Localized)[locale]]
              : linksIn(child, locale),
          );
    for (const locale of locales)
      for (const { title, blocks } of [...pages, ...campaigns]) {
        const here = seenIn(blocks, locale);
        const places = here.flatMap(({ anchor }) => (typeof anchor === 'string' ? `#${anchor}` : []));
        const lost = linksIn(here, locale).filter((to) => to?.startsWith('#') && !places.includes(to));
        expect(lost, `${title['en-US']} ${locale}`).toEqual([]);
      }
  });

  it('are written in exactly the languages of each block', () => {
    const wrong = [...pages, ...campaigns].flatMap(({ title, blocks }) =>
      blocks.flatMap((block, index) => {
        const wanted = [...(block.in ?? locales)].sort().join();
        return writtenIn(block)
          .filter((text) => Object.keys(text).sort().join() !== wanted || !Object.values(text).every(Boolean))
          .map((text) => `${title['en-US']} ${index} ${block.block}: ${Object.values(text).join(' / ')}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('play only positions with one answer, each proven in the catalogue or played in its own test', () => {
    const proven = new Set(
      [...Object.values(problems), ...heroProblems.map(({ problem }) => problem)].map((one) => stonesAndMoves(one)),
    );
    for (const { blocks } of [...pages, ...campaigns])
      for (const block of blocks)
        for (const { problem } of ('problems' in block ? block.problems : undefined) ?? []) {
          const played = problem as Problem;
          expect(proven).toContain(stonesAndMoves(played));
          expect(checkProblem(played, playRule)).toEqual([]);
          let moves: readonly ProblemMove[] | undefined = played.moves;
          while (moves) {
            const right: ProblemMove[] = moves.filter(({ fails }) => !fails);
            expect(right.length, stonesAndMoves(played)).toBe(1);
            moves = right[0]?.then;
          }
        }
  });

  it('show only positions that can stand on a board', () => {
    const shown = [...pages, ...campaigns].flatMap(({ title, blocks }) =>
      positionsIn(blocks).flatMap((position) =>
        checkPosition(position).map(({ code, at }) => `${title['en-US']} ${code} ${at}`),
      ),
    );
    expect(shown).toEqual([]);
  });
});

describe('articles, reviews, pages and terms', () => {
  it('are as many as promised, with slugs of their own', () => {
    expect(articles.length).toBeGreaterThanOrEqual(8);
    expect(reviews.length).toBe(8);
    expect(championships.length).toBe(4);
    for (const list of [articles, reviews, pages, championships]) {
      unique(list.map((entry) => entry.slug));
      for (const entry of list) expect(entry.slug).toMatch(slug);
    }
  });

  it('lead from each article to a product that is sold in the same language', () => {
    for (const { slug, content } of articles)
      for (const locale of locales) {
        const links = [...content[locale].matchAll(/\]\(courses\/([^)]+)\)/g)].map(([, code]) => code);
        const sold = products.filter(({ code, isActive }) => links.includes(code) && isActive[locale]);
        expect([slug, locale, sold.length]).toEqual([slug, locale, links.length]);
        expect(links.length).toBeGreaterThan(0);
      }
  });

  it('are shown by positions that can stand on a real board', () => {
    const covers = [...articles, ...markets, ...championships].map(({ cover }) => cover);
    for (const cover of covers) expect(checkPosition(cover)).toEqual([]);
    unique(covers.map((cover) => JSON.stringify(cover)));
  });

  it('cover every page that is edited, in four to seven sections', () => {
    expect(pages.map((page) => page.slug).sort()).toEqual([
      'GoCamp2025SS',
      'SchoolChampionships',
      'TeachingCooperationProject',
      'TrialCourse',
      'anniversary',
      'articles',
      'branches',
      'courses',
      'faq',
      'home',
      'igqe-intro',
      'kidgo',
      'origin',
      'parents',
      'partners',
      'terms-of-service',
    ]);
    unique(termsSections.map(({ id }) => id));
    expect(termsSections.length).toBeGreaterThanOrEqual(15);
  });

  it('give every language the same number of paragraphs in the terms', () => {
    for (const { body } of termsSections) {
      expect(new Set(locales.map((locale) => body[locale].split('\n\n').length)).size).toBe(1);
    }
  });
});
