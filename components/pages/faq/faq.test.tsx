import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FaqList } from './faq-list';
import type { Faq } from '@/lib/pages/cms-contract';
import { defaultLocale } from '@/lib/kernel/locale';
import { faqGroups, faqs } from '@/platform/seed/content/faqs';
import messages from '@/messages/zh-TW.json';

const shown = vi.hoisted(() => vi.fn());
vi.mock('@/components/ui/toasts/notify', () => ({ notify: shown }));
vi.mock('next/root-params', () => ({ locale: async () => 'zh-TW', region: async () => 'global' }));
vi.mock('next/navigation', () => ({ notFound: () => null }));
vi.mock('next-intl/server', async () => {
  const { createTranslator } = await import('next-intl');
  const texts = (await import('@/messages/zh-TW.json')).default;
  return {
    getTranslations: async (namespace: string) =>
      createTranslator({ locale: 'zh-TW', namespace: namespace as 'faq', messages: texts }),
  };
});

const labels = messages.faq;
const all: Faq[] = faqs.map(({ slug, group, question, answer }, id) => ({
  id,
  documentId: slug,
  locale: defaultLocale,
  slug,
  groupCode: group,
  group: faqGroups.find((one) => one.id === group)!.name['zh-TW'],
  question: question['zh-TW'],
  answer: answer['zh-TW'],
}));

const found = vi.fn<(question: string) => string[]>(() => []);
beforeEach(() => {
  history.replaceState(null, '', '/zh-TW/faq');
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('fetch', async (address: string) => {
    const question = new URL(address, 'http://shop').searchParams.get('q')!;
    const hits = found(question).map((slug) => ({ href: `/zh-TW/faq#${slug}` }));
    return { ok: true, json: async () => ({ total: hits.length, groups: [{ kind: 'questions', found: hits }] }) };
  });
});
afterEach(() => vi.unstubAllGlobals());

const visible = () => [...document.querySelectorAll('details')].filter(({ hidden }) => !hidden);
const slugs = () => visible().map((details) => details.querySelector('div')?.id);
const field = () => screen.getByRole('searchbox');
const show = async () => render(await FaqList({ faqs: all }));
const answerOf = (slug: string) => document.getElementById(slug)!.closest('details')!;
const go = (hash: string) =>
  act(async () => {
    location.hash = hash;
    window.dispatchEvent(new Event('hashchange'));
  });

describe('the questions', () => {
  it('are all there, under their groups, each group linked', async () => {
    await show();
    expect(visible()).toHaveLength(all.length);
    for (const { name } of faqGroups) {
      const link = screen.getByRole('link', { name: new RegExp(`^${name['zh-TW']}`) });
      const target = document.getElementById(link.getAttribute('href')!.slice(1));
      expect(target?.textContent).toBe(name['zh-TW']);
    }
  });

  it('are narrowed as one types, with their number, and are all back when the field is emptied', async () => {
    const user = userEvent.setup();
    await show();
    await user.type(field(), '退費');
    expect(slugs()).toContain('vip-refund');
    expect(visible().every((details) => details.textContent?.includes('退費'))).toBe(true);
    expect(screen.getByRole('status').textContent).toBe(labels.found.replace('{count}', String(visible().length)));
    expect(screen.queryByRole('navigation')).toBeNull();
    await user.clear(field());
    expect(visible()).toHaveLength(all.length);
  });

  it.each(['ＶＩＰ', 'vip', ' VIP  '])('are found whatever the width and case: %s', async (question) => {
    const user = userEvent.setup();
    await show();
    await user.type(field(), question);
    expect(slugs()).toContain('vip-refund');
    expect(visible().length).toBeLessThan(all.length);
  });

  it('are asked of the search of the shop where none holds the words', async () => {
    const user = userEvent.setup();
    found.mockReturnValue(['vip-refund']);
    await show();
    await user.type(field(), '退费');
    await waitFor(() => expect(slugs()).toEqual(['vip-refund']));
    expect(found).toHaveBeenLastCalledWith('退费');
  });

  it('say when there is none, and come back', async () => {
    const user = userEvent.setup();
    found.mockReturnValue([]);
    await show();
    await user.type(field(), 'x$&y');
    expect(await screen.findByText(labels.nothing.replace('{question}', () => 'x$&y'))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: labels.all }));
    expect(visible()).toHaveLength(all.length);
    expect(document.activeElement).toBe(field());
  });
});

describe('the address of an answer', () => {
  it('opens it, at once and when another is named, filtered out or not', async () => {
    const user = userEvent.setup();
    history.replaceState(null, '', '/zh-TW/faq#vip-refund');
    await show();
    expect(answerOf('vip-refund').open).toBe(true);
    expect(answerOf('payment-methods').open).toBe(false);
    await user.type(field(), 'VIP');
    await go('payment-methods');
    expect(answerOf('payment-methods').open).toBe(true);
    expect(answerOf('payment-methods').hidden).toBe(false);
    await go('%E0%A4%A');
    await go('nowhere');
  });

  it('is copied, and says so; where it cannot be, it stands in the address bar', async () => {
    const user = userEvent.setup();
    await show();
    const link = answerOf('vip-refund').querySelector('a')!;
    await user.click(link);
    await waitFor(() => expect(shown).toHaveBeenLastCalledWith('success', labels.copied));
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/zh-TW/faq#vip-refund`);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('rejected'));
    await user.click(link);
    await waitFor(() => expect(shown).toHaveBeenLastCalledWith('info', labels.inAddress));
    expect(location.hash).toBe('#vip-refund');
  });
});

it('search engines read the same questions', async () => {
  const { container } = await show();
  const data = JSON.parse(container.querySelector('script')!.textContent!);
  expect(data).toMatchObject({ '@type': 'FAQPage', inLanguage: 'zh-TW' });
  expect(data.mainEntity).toHaveLength(all.length);
  expect(data.mainEntity[0]).toEqual({
    '@type': 'Question',
    name: all[0]!.question,
    acceptedAnswer: { '@type': 'Answer', text: all[0]!.answer },
  });
});
