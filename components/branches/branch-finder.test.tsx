import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cloneElement, useLayoutEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getQueryClient } from '@/lib/kernel/api/query-client';
import type { CityBranches } from '@/lib/branches/reads';
import { dayIn } from '@/lib/branches/branch-filter';
import { renderServer } from '@/tests/setup/render-server';
import { BranchFinder } from './branch-finder';
import { branchData } from './branches-json-ld';

/** The address bar as Next gives it to components. */
const address = vi.hoisted(() => ({ listeners: new Set<() => void>(), refresh: () => {} }));
vi.mock('next/navigation', async () => {
  const { useSyncExternalStore } = await import('react');
  const subscribe = (listener: () => void) => {
    address.listeners.add(listener);
    return () => address.listeners.delete(listener);
  };
  const router = { refresh: () => address.refresh() };
  return {
    notFound: () => {
      throw new Error('not found');
    },
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
vi.mock('next/root-params', () => ({ locale: async () => 'en-US', region: async () => 'global' }));
vi.mock('next-intl/server', async () => {
  const { createTranslator } = await import('next-intl');
  const messages = (await import('../../messages/en-US.json')).default;
  return {
    getTranslations: async (namespace: string) =>
      createTranslator({ locale: 'en-US', namespace: namespace as 'branches', messages }),
  };
});
vi.mock('@/lib/kernel/links/link', () => ({
  Link: ({ to, children }: { to: string; children: React.ReactNode }) => <a href={`/en-US/${to}`}>{children}</a>,
}));
vi.mock('@/lib/site/reads', () => ({ siteMetadata: async () => ({ title: 'Sente', originWebSiteUrl: '' }) }));
vi.mock('@/lib/branches/reads', () => ({ listBranches: async () => shop }));
vi.mock('@/lib/kernel/api/client', () => ({
  call: ({ path }: { path: string }, { query }: { query: Record<string, string> }) => answer(path, query),
}));

const hour = 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * 24 * hour).toISOString();
const course = (id: string, days: number, seatsLeft: number, ages: [number, number] | [] = []) => ({
  id,
  startsAt: inDays(days),
  endsAt: new Date(Date.parse(inDays(days)) + hour).toISOString(),
  seats: 8,
  seatsLeft,
  ageFrom: ages[0] ?? null,
  ageTo: ages[1] ?? null,
});
const store = (id: string, cityId: string, experienceCourses: ReturnType<typeof course>[], latitude = 40) => ({
  id,
  cityId,
  name: `Branch ${id}`,
  address: `1 ${id} Street`,
  phone: '+1 212 555 0100',
  latitude,
  longitude: -74,
  openingHours: 'Daily 10 a.m.–8 p.m.',
  experienceCourses,
});
let shop: CityBranches[] = [];
let isDown = false;
const asked = vi.fn();

/** The backstage API: cities of a region, branches of a city. */
async function answer(path: string, query: Record<string, string>) {
  asked(path, query);
  if (isDown) throw new Error('down');
  if (path.endsWith('/city'))
    return shop.filter(({ regionId }) => regionId === query.regionId).map(({ stores: _stores, ...city }) => city);
  return shop.find(({ id }) => id === query.cityId)?.stores;
}
const calls = (end: string) =>
  asked.mock.calls.filter(([path]) => String(path).endsWith(end)).map(([, query]) => query);

const notifyListeners = () => act(() => address.listeners.forEach((listener) => listener()));
const user = userEvent.setup();
beforeEach(() => {
  isDown = false;
  asked.mockReset();
  getQueryClient().clear();
  history.replaceState(null, '', '/en-US/branches');
  const push = history.pushState.bind(history);
  vi.spyOn(history, 'pushState').mockImplementation((...given) => {
    push(...given);
    address.listeners.forEach((listener) => listener());
  });
  shop = [
    {
      id: 'ny',
      name: 'New York',
      regionId: 'US',
      timeZone: 'America/New_York',
      stores: [
        store('small', 'ny', [course('1', 2, 3, [4, 6]), course('2', 9, 0, [7, 10])]),
        store('quiet', 'ny', [], 41),
      ],
    },
    {
      id: 'tp',
      name: 'Taipei',
      regionId: 'TW',
      timeZone: 'Asia/Taipei',
      stores: [store('big', 'tp', [course('3', 5, 1), course('4', 20, 8, [7, 10])])],
    },
  ];
});
afterEach(() => vi.restoreAllMocks());

/** Where a class is booked without scripts. */
const plainForm = (locale: string) => `/api/form?locale=${locale}&classId=`;

type Finder = React.ReactElement<{ children: React.ReactNode }>;
/** Renders the page's finder; the structured data beside it is made on the server and left out. */
async function open(search = '', change = (finder: Finder) => finder) {
  history.replaceState(null, '', `/en-US/branches${search}`);
  const { props } = (await BranchFinder({ plainForm })) as { props: { children: [Finder] } };
  render(change(props.children[0]));
  notifyListeners();
}
const branches = () =>
  screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent?.replace(/^\d/, ''));
const all = ['Branch small', 'Branch quiet', 'Branch big'];

describe('the branch finder', () => {
  it('is whole without scripts: every branch has an address in the page, its days, its telephone and its map', async () => {
    const html = await renderServer(<BranchFinder plainForm={plainForm} />);
    document.body.innerHTML = html;
    for (const id of ['store-small', 'store-quiet', 'store-big', 'city-ny', 'city-tp', 'branch-map'])
      expect(document.querySelectorAll(`[id="${id}"]`)).toHaveLength(1);
    for (const link of document.querySelectorAll('a[href^="#"]'))
      expect(document.getElementById(link.getAttribute('href')!.slice(1)), link.outerHTML).not.toBeNull();
    const small = within(document.getElementById('store-small')!);
    expect(small.getByRole('link', { name: /Call the branch/ }).getAttribute('href')).toBe('tel:+12125550100');
    expect(small.getByRole('link', { name: 'See it on a map' }).getAttribute('href')).toContain('openstreetmap.org');
    expect(small.getAllByRole('heading', { level: 4 })).toHaveLength(2);
    expect(small.getByText('3 seats left')).toBeTruthy();
    expect(small.getByText('Full')).toBeTruthy();
    expect(small.getByText('Ages 4 to 6')).toBeTruthy();
    expect(small.getAllByText(/\d{1,2}:\d{2}.*(AM|PM)/, { selector: 'time' })).toHaveLength(2);
    const [book, wait] = small.getAllByRole('link', { name: /^(Book|Join waiting list) / });
    expect(book?.getAttribute('href')).toBe('/en-US/origin#/book/1');
    expect(wait?.getAttribute('aria-label')).toMatch(/^Join waiting list .*(AM|PM)/);
    expect(screen.getByText('Times are in Eastern Time')).toBeTruthy();
    expect(html).not.toMatch(/<img|tile|maps\.google/);
    document.body.innerHTML = '';
  });

  it('shows a map of each region whose stones lead to the cities', async () => {
    await open();
    expect(screen.getByRole('img', { name: 'Map of our branches in United States' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /New York 2 branches/ }).getAttribute('href')).toBe('#city-ny');
  });

  it('filters by city, and says so in the address and aloud', async () => {
    await open();
    expect(screen.getByRole('status').textContent).toBe('3 branches · 4 trial classes');
    await user.selectOptions(screen.getByLabelText('City'), 'Taipei');
    await waitFor(() => expect(branches()).toEqual(['Branch big']));
    expect(location.search).toBe('?city=tp');
    expect(screen.getByRole('status').textContent).toBe('1 branch · 2 trial classes');
    expect(screen.queryByRole('link', { name: /New York 2 branches/ })).toBeNull();
    expect(calls('/store').map(({ cityId }) => cityId)).toEqual(['tp']);
  });

  it('asks once for the cities of each region, and for no city twice', async () => {
    await open();
    await user.selectOptions(screen.getByLabelText('City'), 'Taipei');
    await waitFor(() => expect(branches()).toEqual(['Branch big']));
    await user.selectOptions(screen.getByLabelText('City'), 'New York');
    await waitFor(() => expect(branches()).toEqual(['Branch small', 'Branch quiet']));
    await user.selectOptions(screen.getByLabelText('City'), 'Taipei');
    await waitFor(() => expect(branches()).toEqual(['Branch big']));
    expect(calls('/city').map(({ regionId }) => regionId)).toEqual(['US', 'TW']);
    expect(calls('/store').map(({ cityId }) => cityId)).toEqual(['tp', 'ny']);
  });

  it('filters by age, days and free seats; a press on the way back takes the last one away', async () => {
    await open();
    await user.selectOptions(screen.getByLabelText('Child’s age'), '8');
    // Branch small has one at that age, which is full; Branch big has one for everybody and one from 7.
    await waitFor(() => expect(branches()).toEqual(['Branch small', 'Branch big']));
    await user.click(screen.getByLabelText('Only with seats left'));
    await waitFor(() => expect(branches()).toEqual(['Branch big']));
    expect(location.search).toBe('?age=8&seats=1');
    expect(calls('/city').at(-1)).toMatchObject({ filterExperienceCourses: 'true', age: 8 });
    history.replaceState(null, '', '/en-US/branches?age=8');
    notifyListeners();
    await waitFor(() => expect(branches()).toEqual(['Branch small', 'Branch big']));
    expect((screen.getByLabelText('Only with seats left') as HTMLInputElement).checked).toBe(false);
  });

  it('keeps to the way back that is taken before the address was written', async () => {
    const shown: { then?: () => void } = {};
    const Shown = () => {
      useLayoutEffect(() => shown.then?.(), []);
      return null;
    };
    await open('?city=tp&seats=1', (finder) => cloneElement(finder, {}, finder.props.children, <Shown key="shown" />));
    await waitFor(() => expect(branches()).toEqual(['Branch big']));
    const entries = history.length;
    // The whole list is rendered, React's effects have not run yet.
    shown.then = () => {
      history.replaceState(null, '', '/en-US/branches?city=tp');
      window.dispatchEvent(new PopStateEvent('popstate'));
    };
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(branches()).toEqual(['Branch big']));
    expect(location.search).toBe('?city=tp');
    expect(history.length).toBe(entries);
  });

  it('opened by a shared link shows what that asks for, in the form too', async () => {
    const from = dayIn(inDays(10), 'Asia/Taipei');
    await open(`?region=TW&from=${from}&age=9`);
    await waitFor(() => expect(branches()).toEqual(['Branch big']));
    expect(screen.getByRole('status').textContent).toBe('1 branch · 1 trial class');
    expect((screen.getByLabelText('Region') as HTMLSelectElement).value).toBe('TW');
    expect((screen.getByLabelText('From') as HTMLInputElement).value).toBe(from);
    expect(calls('/city').map(({ regionId }) => regionId)).toEqual(['TW']);
    expect(calls('/store')[0]).toMatchObject({ experienceCoursesStartTime: from });
  });

  it('follows what was chosen before its code was there, beside what the address asks for', async () => {
    history.replaceState(null, '', '/en-US/branches?region=TW');
    const { props } = (await BranchFinder({ plainForm })) as { props: { children: React.ReactNode[] } };
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = await renderServer(props.children[0]);
    const field = (label: string) => within(container).getByLabelText<HTMLInputElement>(label);
    field('City').value = 'tp';
    field('Only with seats left').checked = true;
    render(props.children[0], { container, hydrate: true });
    await waitFor(() => expect(branches()).toEqual(['Branch big']));
    expect(location.search).toBe('?region=TW&city=tp&seats=1');
    expect(field('City').value).toBe('tp');
    expect(field('Only with seats left').checked).toBe(true);
  });

  it('searches for no year that is still being typed', async () => {
    await open();
    const year = new Date().getFullYear() + 1;
    const field = screen.getByLabelText('From') as HTMLInputElement;
    for (const typed of ['0002-12-01', '0020-12-01', '0202-12-01']) {
      fireEvent.change(field, { target: { value: typed } });
      expect(field.value).toBe(typed);
    }
    expect(location.search).toBe('');
    fireEvent.change(field, { target: { value: `${year}-12-01` } });
    await waitFor(() => expect(location.search).toBe(`?from=${year}-12-01`));
    fireEvent.change(screen.getByLabelText('To'), { target: { value: `${year}-11-01` } });
    expect(location.search).toBe(`?from=${year}-12-01`);
    fireEvent.blur(screen.getByLabelText('To'));
    expect((screen.getByLabelText('To') as HTMLInputElement).value).toBe('');
    fireEvent.change(field, { target: { value: '' } });
    await waitFor(() => expect(location.search).toBe(''));
  });

  it('with nothing found says so, and leads back to everything', async () => {
    await open('?age=15&region=US');
    expect(await screen.findByText('No content')).toBeTruthy();
    expect(screen.getByText('Please try filtering by another region')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('0 branches · 0 trial classes');
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1)!);
    await waitFor(() => expect(branches()).toEqual(all));
    expect(location.search).toBe('');
  });

  it('keeps what it shows when the API fails', async () => {
    await open();
    isDown = true;
    await user.selectOptions(screen.getByLabelText('City'), 'Taipei');
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull(), { timeout: 8000 });
    expect(branches()).toEqual(all);
  });

  it('asks for the seats again when somebody comes back to the page', async () => {
    const refresh = vi.spyOn(address, 'refresh');
    await open();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(refresh).toHaveBeenCalledTimes(1);
    await user.selectOptions(screen.getByLabelText('City'), 'Taipei');
    await waitFor(() => expect(screen.getByText('1 seat left')).toBeTruthy());
    shop[1]!.stores = [store('big', 'tp', [course('3', 5, 0)])];
    getQueryClient().setDefaultOptions({ queries: { staleTime: 0 } });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('Full')).toBeTruthy();
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('renews a list whose first class has begun', async () => {
    const refresh = vi.spyOn(address, 'refresh');
    shop[0]!.stores[0]!.experienceCourses.push(course('0', -0.01, 4));
    await open();
    expect(refresh).toHaveBeenCalled();
  });
});

it('on other pages the next classes with seats stand by day, each with the way to its branch', async () => {
  document.body.innerHTML = await renderServer(<BranchFinder plainForm={plainForm} teaser limit={2} />);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Branch small' }).getAttribute('href')).toBe('/en-US/branches#store-small');
  expect(screen.queryByText('Full')).toBeNull();
  expect(screen.getAllByRole('link', { name: '+1 212 555 0100' })).toHaveLength(2);
  expect(screen.getAllByText(/^(Eastern|Taiwan Standard) Time$/)).toHaveLength(2);
  document.body.innerHTML = '';
});

it('search engines learn where a branch is and when it is open', () => {
  const data = branchData(shop[0]!.stores[0]!, shop[0]!, 'https://sente.example/en-US/branches', {
    '@type': 'Organization',
  });
  expect(data).toMatchObject({
    '@type': ['EducationalOrganization', 'LocalBusiness'],
    url: 'https://sente.example/en-US/branches#store-small',
    address: { '@type': 'PostalAddress', addressLocality: 'New York', addressCountry: 'US' },
    geo: { '@type': 'GeoCoordinates', latitude: 40, longitude: -74 },
    openingHoursSpecification: [{ opens: '10:00', closes: '20:00' }],
  });
  const odd = { ...shop[0]!.stores[0]!, openingHours: 'by appointment' };
  expect(branchData(odd, shop[0]!, '', {})).not.toHaveProperty('openingHoursSpecification');
});
