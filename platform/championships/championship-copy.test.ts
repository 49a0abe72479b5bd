import { describe, expect, it } from 'vitest';
import { entrants, teamSizes } from '@/lib/championships/team-size';
import { locales } from '@/lib/kernel/i18n/locales';
import { championships } from '@/platform/seed/content/championships';

const sizesOf = (event: (typeof championships)[number]) =>
  event.groups.map(({ teamSize = 1, minTeamSize = 1 }) => ({ teamSize, minTeamSize }));

/** Claims that the copy can make about a championship; each one holds only with certain groups. */
const claims = {
  teamOfThree: /三人一隊|三人一队|[Tt]eams of three|3人1組|3名1組/,
  reserve: /替補|替补|\breserves?\b|補欠/,
  single: /個人|个人|\bindividual\b|on their own/,
  friendly: /同樂賽|友谊赛|[Ff]riendly|交流戦/,
};

describe.each(championships.map((event) => [event.slug, event] as const))('the championship %s', (_, event) => {
  const sizes = sizesOf(event);
  it.each(locales)('speaks of what its groups are in %s', (locale) => {
    const text = [event.summary, event.description, event.rules].map((one) => one[locale]).join('\n');
    expect(claims.teamOfThree.test(text), 'teams of three').toBe(sizes.some(({ minTeamSize }) => minTeamSize === 3));
    expect(claims.reserve.test(text), 'reserves').toBe(
      sizes.some(({ minTeamSize, teamSize }) => teamSize > Math.max(1, minTeamSize)),
    );
    expect(claims.single.test(text), 'single players').toBe(sizes.some(({ teamSize }) => teamSize === 1));
    const names = event.groups.map(({ name }) => name[locale]).join('\n');
    expect(claims.friendly.test(text), 'a friendly event').toBe(claims.friendly.test(names));
  });

  it('names each group once', () => {
    for (const locale of locales) {
      const names = event.groups.map(({ name }) => name[locale]);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

it('one of the championships to come has groups for single players, one has reserves', () => {
  const now = new Date('2026-11-24T00:00:00Z');
  const coming = championships.filter(({ endsAt }) => new Date(endsAt) > now);
  expect(coming.map((event) => entrants(sizesOf(event)))).toContain('both');
  expect(coming.flatMap(sizesOf).map((size) => teamSizes(size).kind)).toContain('range');
});
