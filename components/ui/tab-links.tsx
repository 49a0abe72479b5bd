import type { ReactNode } from 'react';

export type TabLink = { key: string; href: string; label: ReactNode; count?: number; isCurrent: boolean };

/** Tabs that are addresses: they can be shared, survive a reload and work without JavaScript. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {tabs.map(({ key, href, label: name, count, isCurrent }) => (
          <li key={key}>
            <a href={href} aria-current={isCurrent ? 'true' : undefined} className="tab">
              {name}
              {count !== undefined && <span className="tab-count">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
