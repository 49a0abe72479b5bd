import type { CatalogueFilter, isShown, readFacts } from '@/lib/domain/catalogue-filter';

export type CatalogueSettings = { tabs: Record<string, readonly string[]>; step: number };
export type CatalogueRules = { readFacts: typeof readFacts; isShown: typeof isShown };

/**
 * Brings the list to a filter. Hands out no work to React: a hundred cards are only shown or hidden. Like `showControls` it names nothing
 * outside itself, because its text also runs before the first paint (`CatalogueScript`).
 * @param root the element with `data-settings`
 * @param step the price between 'low' and 'high', in the main unit
 * @param atOnce how many hidden cards may appear in this call
 * @returns how many should still follow
 */
export function showList(
  root: HTMLElement,
  filter: CatalogueFilter,
  step: number,
  rules: CatalogueRules,
  atOnce = Infinity,
): number {
  const groups = new Set<string>();
  let shown = 0;
  let revealed = 0;
  let waiting = 0;
  for (const card of root.querySelectorAll<HTMLElement>('[data-f]')) {
    const facts = rules.readFacts(card.dataset.f ?? '');
    if (!rules.isShown(facts, filter, step)) {
      card.hidden = true;
      continue;
    }
    shown += 1;
    groups.add(facts.types[0] ?? '');
    if (!card.hidden) continue;
    if (revealed < atOnce) {
      card.hidden = false;
      revealed += 1;
    } else waiting += 1;
  }
  const isGrouped = !filter.tab && !filter.sort;
  for (const head of root.querySelectorAll<HTMLElement>('[data-group]'))
    head.hidden = !isGrouped || !groups.has(head.dataset.group ?? '');
  for (const part of root.querySelectorAll<HTMLElement>('[data-empty]'))
    part.hidden = shown > 0 || !root.querySelector('[data-f]');
  for (const count of root.querySelectorAll<HTMLElement>('[data-count]')) {
    const text = ((shown === 1 ? count.dataset.one : count.dataset.other) ?? '').replace('#', String(shown));
    if (count.textContent !== text) count.textContent = text;
  }
  return waiting;
}

/** Brings tabs, filters and sorting to a filter. */
export function showControls(root: HTMLElement, filter: CatalogueFilter) {
  for (const tab of root.querySelectorAll<HTMLElement>('[data-tab]')) {
    if (tab.dataset.tab === filter.tab) tab.setAttribute('aria-current', 'true');
    else tab.removeAttribute('aria-current');
  }
  for (const radio of root.querySelectorAll<HTMLInputElement>('input[type=radio]')) {
    radio.checked = radio.value === (radio.name === 'price' ? filter.price : filter.audience);
  }
  const sort = root.querySelector<HTMLSelectElement>('select');
  if (sort) sort.value = filter.sort;
  const range = root.querySelector<HTMLElement>('[data-range]');
  if (range) {
    range.style.setProperty('--from', String(19 - filter.from));
    range.style.setProperty('--to', String(19 - filter.to));
    range.dataset.range = filter.from < 10 ? 'low' : 'high';
    for (const name of ['from', 'to'] as const) {
      const input = range.querySelector<HTMLInputElement>(`input[data-end=${name}]`);
      const stone = range.querySelector<HTMLElement>(`[data-stone=${name}]`);
      if (input) {
        input.value = String(filter[name]);
        input.setAttribute('aria-valuetext', `G${filter[name]}`);
      }
      if (stone) stone.textContent = `G${filter[name]}`;
    }
  }
}
