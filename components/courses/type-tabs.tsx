export type TypeTab = { key: string; label: string; count: number };

/**
 * Tabs are addresses: they can be shared and survive a reload. Without JavaScript each leads to its group further down;
 * with it the list is filtered and stays where it is (CatalogueBehaviour).
 */
export function TypeTabs({ label, tabs }: { label: string; tabs: readonly TypeTab[] }) {
  return (
    <nav aria-label={label} className="mt-7">
      <ul className="flex flex-wrap gap-2 lg:gap-1.5 [&_.tab]:px-[13px]">
        {tabs.map(({ key, label: name, count }) => (
          <li key={key}>
            <a
              href={key ? `?coursesType=${key}#type-${key}` : '?'}
              data-tab={key}
              aria-current={key ? undefined : 'true'}
              className="tab"
              suppressHydrationWarning
            >
              {name}
              <span className="tab-count">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
