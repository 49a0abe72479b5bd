import fc from 'fast-check';
import { expect, it } from 'vitest';
import { faultsOf, inputOf, noTexts, type Draft } from '@/components/teacher-page/editor/page-draft';
import { teacherPageInputSchema } from './contract';
import { asPublicText, isPageSlug, isPublicText, shownLanguages } from './teacher-page';
import { locales, type Locale } from '@/lib/kernel/locale';

const text = fc.constantFrom(
  '',
  ' ',
  'I teach children.',
  'me@mail.example',
  'Call 0912-345-678',
  '週六',
  'x'.repeat(301),
);
const texts = fc.record({ about: text, places: text, hours: text, classes: text });
const draft: fc.Arbitrary<Draft> = fc.record({
  name: fc.constantFrom('Lin Mei', '', 'www.example.com', '林老師'),
  slug: fc.constantFrom('lin-mei', 'a', 'Lin', 'lin--mei', '-lin', 'mei2'),
  isOn: fc.boolean(),
  languages: fc.subarray([...locales]),
  content: fc
    .array(fc.tuple(fc.constantFrom(...locales), texts), { maxLength: 4 })
    .map((entries) => Object.fromEntries(entries) as Draft['content']),
});

it('the form finds what is wrong where the server does, and nothing else', () => {
  fc.assert(
    fc.property(draft, (typed) => {
      expect(teacherPageInputSchema.safeParse(inputOf(typed)).success).toBe(faultsOf(typed).size === 0);
    }),
  );
});

it('a page is there in the languages that were chosen and in which something is said', () => {
  const greeting = { ...noTexts, about: 'Hello' };
  const content = { 'en-US': greeting, 'ja-JP': noTexts, 'zh-CN': greeting } as const;
  expect(shownLanguages(['en-US', 'ja-JP', 'zh-TW'], content)).toEqual(['en-US']);
  fc.assert(
    fc.property(fc.subarray([...locales]), (chosen: Locale[]) => {
      for (const one of shownLanguages(chosen, content)) expect(chosen).toContain(one);
    }),
  );
});

it('its words lead nowhere, and its address is plain', () => {
  for (const leads of ['www.example.com', 'a@b.tw', 'LINE: 0912 345 678', 'ｗｗｗ．example．com'])
    expect([leads, isPublicText(asPublicText(leads))]).toEqual([leads, false]);
  for (const plain of ['Ages 4 to 10, Saturdays 10:00 to 11:30', '週三 19:00–21:00', 'G19 から G1 まで'])
    expect([plain, isPublicText(asPublicText(plain))]).toEqual([plain, true]);
  expect(['lin', 'lin-mei-2'].map(isPageSlug)).toEqual([true, true]);
  for (const odd of ['li', 'Lin', 'lin_mei', '-lin', 'lin-', 'x'.repeat(41), '林老師'])
    expect(isPageSlug(odd)).toBe(false);
});
