import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cloneElement, useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isAmong, readFilter, tabOrder, tabsOf, compareFacts } from '@/lib/catalogue/catalogue-filter';
import type { ProductType } from '@/lib/catalogue/product-type';
import type { CardItem } from '@/lib/catalogue/catalogue-cards';
import type { CardTexts } from '../card/read-card-texts';
import { CatalogueList } from './catalogue-list';
import type { ListTexts } from './read-list-texts';

/** The address bar as Next gives it to components. */
const address = vi.hoisted(() => ({ listeners: new Set<() => void>(), push: (_href: string) => {} }));
vi.mock('next/navigation', async () => {
  const { useSyncExternalStore } = await import('react');
  const subscribe = (listener: () => void) => {
    address.listeners.add(listener);
    return () => address.listeners.delete(listener);
  };
  const router = { push: (href: string) => address.push(href) };
  return {
    useRouter: () => router,
    useSearchParams: () =>
      new URLSearchParams(
        useSyncExternalStore(
          subscribe,
          () => location.search,
          () => '',
        ),
      ),
  };
});
vi.mock('@/lib/kernel/api/client', () => ({
  call: ({ path }: { path: string }, { query }: { query: object }) => answer(path, query),
}));

const notifyListeners = () => act(() => address.listeners.forEach((listener) => listener()));
const product = (id: string, type: ProductType, rest: Partial<CardItem> = {}): CardItem => ({
  id,
  type,
  isItp: false,
  isActive: { 'zh-TW': true, 'zh-CN': true, 'en-US': true, 'ja-JP': true },
  price: { USD: { originPrice: 60, sellPrice: 60 } },
  audience: ['adult'],
  gradeFrom: 19,
  gradeTo: 19,
  lessonCount: 12,
  stock: null,
  requiresShipping: false,
  featured: false,
  sortOrder: 1,
  cover: { size: 9, black: 'E5', white: 'D4' },
  illustration: null,
  copy: { code: id, title: `Title ${id}`, summary: `Summary ${id}`, image: null },
  ...rest,
});
const shop: CardItem[] = [
  ...Array.from({ length: 30 }, (_, index) => product(`course-${index + 1}`, 'hjjCoursePlan')),
  product('child-course', 'hjjCoursePlan', { audience: ['child'], price: { USD: { originPrice: 20, sellPrice: 20 } } }),
  product('joseki', 'hjjCoursePlan', {
    gradeFrom: 14,
    gradeTo: 10,
    price: { USD: { originPrice: 118, sellPrice: 99 } },
  }),
  product('vip-month', 'vip', { gradeFrom: null, gradeTo: null, price: { USD: { originPrice: 0, sellPrice: 0 } } }),
];
const facetsOf = (items: readonly CardItem[]) => ({
  all: items.length,
  types: tabOrder.map((type) => ({ type, count: items.filter((item) => tabsOf(item).includes(type)).length })),
});

let isDown = false;
const asked = vi.fn();

/** The two APIs: the catalogue's page, then its copy. */
async function answer(path: string, given: object) {
  const params = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
  asked(path, params);
  if (isDown) throw new Error('down');
  if (path === '/courses') {
    const codes = String(params['filters[code][$in]']).split(',');
    return { data: shop.filter(({ id }) => codes.includes(id)).map(({ copy }) => copy) };
  }
  const filter = readFilter(new URLSearchParams(params).toString());
  const among = shop.filter((item) => isAmong(item, filter, 'en-US'));
  const { type, sort } = filter;
  const chosen = type ? among.filter((item) => tabsOf(item).includes(type)) : among;
  const sorted = sort ? chosen.toSorted((a, b) => compareFacts(a, b, sort, 'en-US')) : chosen;
  const page = Number(params.page ?? 1);
  return {
    products: sorted.slice((page - 1) * 24, page * 24),
    total: chosen.length,
    pageCount: Math.ceil(chosen.length / 24),
    facets: facetsOf(among),
  };
}

/** Most texts are their own keys. */
const named = {
  types: { hjjCoursePlan: 'Courses', vip: 'VIP plans' },
  audiences: { child: 'Children', adult: 'Adults' },
};
const texts = {
  ...Object.fromEntries(
    ['tabs', 'filters', 'grade', 'audience', 'priceLabel', 'anyPrice', 'sort', 'listName', 'reset', 'failed'].map(
      (key) => [key, key],
    ),
  ),
  all: 'All',
  anyone: 'Anyone',
  gradeFrom: 'From',
  gradeTo: 'To',
  prices: { free: 'Free', low: 'Under $50', high: '$50 or more' },
  sorts: { recommended: 'recommended', grade: 'Easiest', price: 'Cheapest', priceDesc: 'Dearest' },
  countOne: '# product',
  countOther: '# products',
  shown: '{shown} of {total} shown',
  more: 'Show more',
  empty: 'No content',
  emptyHint: '',
  ...named,
} as unknown as ListTexts;
const cardTexts = {
  locale: 'en-US',
  type: { vip: 'VIP plans' },
  stage: { beginner: 'Beginner', intermediate: 'Intermediate' },
  lessonsOne: '# lesson',
  lessonsOther: '# lessons',
  percentOff: '-{percent}%',
  free: 'Free',
} as unknown as CardTexts;

const path = '/en-US/courses';
const serverCards = shop.slice(0, 24);
const listFrom = (query: string) => (
  <CatalogueList
    start={{ query, page: 1, count: 24, total: shop.length, pageCount: 2, facets: facetsOf(shop) }}
    path={path}
    ownPath={path}
    loginHref="/en-US/origin/#/login"
    texts={texts}
    cardTexts={cardTexts}
  >
    {serverCards.map((item) => (
      <li key={item.id}>
        <a href={`${path}/${item.id}`}>{item.copy.title}</a>
      </li>
    ))}
  </CatalogueList>
);
const list = listFrom('');

const listed = () => screen.getByRole('heading', { name: 'listName' }).nextElementSibling as HTMLElement;
const cards = () => within(listed()).queryAllByRole('link');
const count = () => screen.getAllByRole('status')[0]?.textContent;
const tab = (name: RegExp) => within(screen.getByRole('navigation')).getByRole('link', { name });
const open = (search = '', shown = list) => {
  history.replaceState(null, '', path + search);
  render(shown);
};

configure({ asyncUtilTimeout: 5_000 });
// Loaded here, so that loading does not count against a test's timeout.
beforeAll(() => import('./found-cards'));
beforeEach(() => {
  const { pushState } = history;
  // Next notifies its hooks of a new address.
  history.pushState = function (...given) {
    pushState.apply(this, given);
    address.listeners.forEach((listener) => listener());
  };
  isDown = false;
});
afterEach(async () => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(history, 'pushState');
  const { getQueryClient } = await import('@/lib/kernel/api/query-client');
  getQueryClient().clear();
  asked.mockClear();
});

describe('the course list', () => {
  it('is the server’s, with a link to every type and to the next page, before any code runs', () => {
    const html = document.createElement('div');
    html.innerHTML = renderToString(list);
    expect(within(html).getAllByRole('link', { name: /^Title/ })).toHaveLength(24);
    expect(
      within(html)
        .getByRole('link', { name: /^VIP plans/ })
        .getAttribute('href'),
    ).toBe(`${path}/type/vip`);
    expect(within(html).getByRole('link', { name: 'Show more' }).getAttribute('href')).toBe(`${path}/page/2`);
  });

  it('asks no API until something is asked of it', async () => {
    open();
    expect(cards()).toHaveLength(24);
    expect(asked).not.toHaveBeenCalled();
  });

  it('follows the address it was opened with', async () => {
    open('?coursesType=vip');
    await waitFor(() =>
      expect(cards().map((card) => card.textContent)).toEqual([expect.stringContaining('vip-month')]),
    );
    expect(count()).toBe('1 product');
    expect(tab(/^VIP plans/).getAttribute('aria-current')).toBe('true');
  });

  it('keeps to the way back that is taken before the address was written', async () => {
    const shown: { then?: () => void } = {};
    const Shown = () => {
      useLayoutEffect(() => shown.then?.(), []);
      return null;
    };
    open('?coursesType=vip', cloneElement(list, {}, list.props.children, <Shown key="shown" />));
    await waitFor(() => expect(cards().length).toBeLessThan(24));
    const entries = history.length;
    // The whole list is rendered, React's effects have not run yet.
    shown.then = () => {
      history.replaceState(null, '', `${path}?coursesType=hjjCoursePlan`);
      window.dispatchEvent(new PopStateEvent('popstate'));
    };
    await userEvent.click(tab(/^All/));
    await waitFor(() => expect(tab(/^Courses/).getAttribute('aria-current')).toBe('true'));
    expect(location.search).toBe('?coursesType=hjjCoursePlan');
    expect(history.length).toBe(entries);
  });

  it('follows what was chosen before its code was there, beside what the address asks for', async () => {
    history.replaceState(null, '', `${path}?coursesType=vip`);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(list);
    within(container).getByRole<HTMLInputElement>('radio', { name: 'Children' }).checked = true;
    render(list, { container, hydrate: true });
    await waitFor(() => expect(location.search).toBe('?coursesType=vip&audience=child'));
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(within(container).getByRole<HTMLInputElement>('radio', { name: 'Children' }).checked).toBe(true);
  });

  it('shows all for a type it does not know', async () => {
    open('?coursesType=chess');
    expect(cards()).toHaveLength(24);
    expect(asked).not.toHaveBeenCalled();
  });

  it('keeps the chosen tab in the address, and the back button takes it back', async () => {
    open();
    await userEvent.click(tab(/^VIP plans/));
    expect(tab(/^VIP plans/).getAttribute('aria-current')).toBe('true');
    await waitFor(() => expect(location.search).toBe('?coursesType=vip'));
    await waitFor(() => expect(cards()).toHaveLength(1));
    history.back();
    await waitFor(() => expect(location.search).toBe(''));
    notifyListeners();
    expect(cards()).toHaveLength(24);
    expect(count()).toBe('33 products');
  });

  it('adds up what is chosen before the list has followed, and counts each tab with it', async () => {
    open();
    fireEvent.click(screen.getByRole('radio', { name: 'Children' }));
    fireEvent.click(tab(/^Courses/));
    await waitFor(() => expect(location.search).toBe('?coursesType=hjjCoursePlan&audience=child'));
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(tab(/^All/).textContent).toBe('All1');
    expect(tab(/^VIP plans/).textContent).toBe('VIP plans0');
  });

  it('moves a grade handle no further than the other one, and puts it into the address when it is let go', async () => {
    open();
    const [from, to] = screen.getAllByRole('slider') as [HTMLInputElement, HTMLInputElement];
    fireEvent.change(to, { target: { value: '12' } });
    expect(to.getAttribute('aria-valuetext')).toBe('G12');
    expect(location.search).toBe('');
    fireEvent.pointerUp(to);
    await waitFor(() => expect(location.search).toBe('?gradeTo=12'));
    fireEvent.change(from, { target: { value: '3' } });
    fireEvent.keyUp(from);
    await waitFor(() => expect(location.search).toBe('?gradeFrom=12&gradeTo=12'));
    await waitFor(() => expect(cards().map((card) => card.textContent)).toEqual([expect.stringContaining('joseki')]));
  });

  it('says when nothing is left, and shows everything again', async () => {
    open('?coursesType=vip&audience=child');
    expect(await screen.findByText('No content')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'reset' }));
    await waitFor(() => expect(location.search).toBe(''));
    expect(cards()).toHaveLength(24);
  });

  it('sorts, and returns to the shop’s order', async () => {
    open();
    await userEvent.selectOptions(screen.getByRole('combobox'), 'price');
    await waitFor(() => expect(cards()[0]?.textContent).toContain('vip-month'));
    expect(cards()[1]?.textContent).toContain('child-course');
    await userEvent.selectOptions(screen.getByRole('combobox'), '');
    expect(cards()[0]?.textContent).toBe('Title course-1');
  });

  it('adds the next cards below, focuses the first of them and says how many there are', async () => {
    open();
    await userEvent.click(screen.getByRole('link', { name: 'Show more' }));
    await waitFor(() => expect(cards()).toHaveLength(shop.length));
    await waitFor(() => expect(document.activeElement).toBe(cards()[24]));
    expect(screen.getByText('33 of 33 shown').getAttribute('role')).toBe('status');
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
    expect(asked.mock.calls[0]?.[1]).toMatchObject({ page: '2', locale: 'en-US' });
  });

  it('adds to a filtered list too', async () => {
    open('?coursesType=hjjCoursePlan');
    await waitFor(() => expect(count()).toBe('32 products'));
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(cards()).toHaveLength(32));
    expect(new Set(cards().map((card) => card.getAttribute('href'))).size).toBe(32);
  });

  it('keeps the cards it has when the API is away', async () => {
    isDown = true;
    const { getQueryClient } = await import('@/lib/kernel/api/query-client');
    getQueryClient().setDefaultOptions({ queries: { retry: false } });
    open();
    await userEvent.click(tab(/^VIP plans/));
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await waitFor(() => expect(listed().closest('[aria-busy]')).toBeNull());
    expect(cards()).toHaveLength(24);
  });

  it('stays on a page of its own while nobody moves the grade handles, and shows it again when they are back', async () => {
    const pushed = vi.fn();
    address.push = pushed;
    history.replaceState(null, '', `${path}/type/vip/page/2`);
    render(listFrom('coursesType=vip'));
    const [from, to] = screen.getAllByRole('slider') as [HTMLInputElement, HTMLInputElement];
    from.focus();
    await userEvent.tab();
    await userEvent.tab();
    fireEvent.change(to, { target: { value: '12' } });
    fireEvent.change(to, { target: { value: '1' } });
    fireEvent.pointerUp(to);
    await act(async () => {});
    expect(pushed).not.toHaveBeenCalled();
    expect(location.pathname).toBe(`${path}/type/vip/page/2`);
    await waitFor(() => expect(cards()[0]?.textContent).toBe('Title course-1'));
    fireEvent.change(to, { target: { value: '12' } });
    fireEvent.blur(to);
    await waitFor(() => expect(pushed).toHaveBeenCalledWith(`${path}?coursesType=vip&gradeTo=12`));
  });

  it('leads from a page further on to the whole list when something is chosen', async () => {
    const pushed = vi.fn();
    address.push = pushed;
    history.replaceState(null, '', `${path}/page/2`);
    render(list);
    await userEvent.click(tab(/^VIP plans/));
    await waitFor(() => expect(pushed).toHaveBeenCalledWith(`${path}?coursesType=vip`));
  });
});
