'use client';

import { useLayoutEffect, useRef } from 'react';
import { compareFacts, isShown, readFacts, readFilter } from '@/lib/domain/catalogue-filter';
import { wakeSession } from '@/lib/session/wake';
import { showControls, showList, type CatalogueSettings } from './show-catalogue';

const rules = { readFacts, isShown };

/** About a screenful: what a visitor waits for is painted first, the rest of a long list follows frame by frame. */
const cardsPerFrame = 9;

type Labels = { loginHref: string; currency: string; locale: string; couponApplied: string; couponRefused: string };

/** Makes the list follow the address: tabs, filters, sorting, the back button and a coupon. Renders nothing of its own. */
export function CatalogueBehaviour({ labels }: { labels: Labels }) {
  const place = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const root = place.current?.closest<HTMLElement>('[data-settings]');
    if (root) return followAddress(root);
  }, []);

  useLayoutEffect(() => {
    const code = new URLSearchParams(location.search).get('appCoupon');
    if (!code) return;
    const root = place.current?.closest<HTMLElement>('[data-settings]');
    // A link may bring a mailed login along with the coupon: the login comes first.
    void wakeSession().then(async ({ failed }) => {
      if (document.documentElement.dataset.session !== 'in') return askForLogin(labels.loginHref, failed !== null);
      if (root) await (await import('./coupon-prices')).showCoupon(root, code, labels);
    });
  }, [labels]);

  return <span ref={place} hidden />;
}

/** A coupon belongs to an account: first to the origin site's login, which leads back here (spec §4). */
function askForLogin(loginHref: string, linkFailed: boolean) {
  const here = new URLSearchParams(location.search);
  const query = new URLSearchParams({ redirect: 'courses' });
  for (const name of ['appCoupon', 'coursesType']) {
    const value = here.get(name);
    if (value) query.set(name, value);
  }
  if (linkFailed) query.set('linkFailed', '1');
  location.replace(`${loginHref}?${query}`);
}

/** The query in which one control was changed; a value that shows all is left out. */
function searchWith(search: string, changes: Record<string, string>): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const text = query.toString();
  return text && `?${text}`;
}

function followAddress(root: HTMLElement): () => void {
  const list = root.querySelector('[data-list]');
  const { tabs, step } = JSON.parse(root.dataset.settings ?? '{}') as CatalogueSettings;
  let shopOrder = [...(list?.children ?? [])];
  let sorted = '';
  /** What is shown or about to be; the address bar follows a moment later. */
  let search = location.search;
  let filter = readFilter(search, tabs);
  let turn = 0;
  const settle = (next: string) => {
    search = next;
    filter = readFilter(search, tabs);
    showControls(root, filter);
  };
  const show = () => {
    turn += 1;
    const waiting = showList(root, filter, step, rules, cardsPerFrame);
    if (list && filter.sort !== sorted) {
      sorted = filter.sort;
      list.append(...(sorted ? inOrder(shopOrder, sorted) : shopOrder));
    }
    if (waiting > 0) showAfterPaint();
  };
  /** Only the last one asked for is shown. */
  const showAfterPaint = () => {
    const mine = (turn += 1);
    afterPaint(() => mine === turn && show());
  };
  /** The control answers in the next frame, the long list in the one after it. */
  const choose = (next: string) => {
    settle(next);
    showAfterPaint();
  };
  const go = (next: string) => {
    choose(next);
    const here = location.pathname;
    afterPaint(() => location.pathname === here && history.pushState(null, '', here + next));
  };

  const onInput = ({ target }: Event) => {
    const changes = changeOf(root, target);
    if (changes) choose(searchWith(search, changes));
  };
  const onChange = ({ target }: Event) => {
    const changes = changeOf(root, target);
    if (changes) go(searchWith(search, changes));
  };
  /** Tabs, 'show all' and every other link to this very page, the header's included. */
  const onClick = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!isPlain || !link || link.origin !== location.origin || link.pathname !== location.pathname) return;
    const tab = link.dataset.tab;
    if (tab === undefined && link.hash) return;
    event.preventDefault();
    const next = tab === undefined ? link.search : searchWith(search, { coursesType: tab });
    if (next !== search) go(next);
  };
  const onBack = () => {
    settle(location.search);
    show();
  };
  /** The list came later than this code (CardList). */
  const onCards = () => {
    shopOrder = [...(list?.children ?? [])];
    sorted = '';
    show();
  };

  if (matchMedia('(min-width: 992px)').matches) root.querySelector('details')?.setAttribute('open', '');
  showControls(root, filter);
  show();
  root.addEventListener('input', onInput);
  root.addEventListener('change', onChange);
  root.addEventListener('cards', onCards);
  document.addEventListener('click', onClick, true);
  window.addEventListener('popstate', onBack);
  return () => {
    root.removeEventListener('input', onInput);
    root.removeEventListener('change', onChange);
    root.removeEventListener('cards', onCards);
    document.removeEventListener('click', onClick, true);
    window.removeEventListener('popstate', onBack);
    turn += 1;
  };
}

const afterPaint = (run: () => void) => requestAnimationFrame(() => setTimeout(run));

function inOrder(children: Element[], sort: string): Element[] {
  const facts = new Map(children.map((child) => [child, readFacts(child.getAttribute('data-f') ?? '')]));
  return [...children].sort((a, b) => compareFacts(facts.get(a)!, facts.get(b)!, sort));
}

/** What a control asks of the address. A grade handle stops at the other one. */
function changeOf(root: HTMLElement, control: EventTarget | null): Record<string, string> | null {
  if (control instanceof HTMLSelectElement) return { sort: control.value };
  if (!(control instanceof HTMLInputElement)) return null;
  if (control.type === 'radio') return { [control.name]: control.value };
  const end = (name: string) => root.querySelector<HTMLInputElement>(`input[data-end=${name}]`);
  let from = Number(end('from')?.value ?? 19);
  let to = Number(end('to')?.value ?? 1);
  if (control.dataset.end === 'from') from = Math.max(from, to);
  else to = Math.min(from, to);
  return { gradeFrom: from === 19 ? '' : String(from), gradeTo: to === 1 ? '' : String(to) };
}
