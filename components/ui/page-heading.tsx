import type { ReactNode } from 'react';

/** The opening of an editorial page: what it is about, in one title and a few lines. */
export function PageHeading({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <header className="bg-paper">
      <div className="wrap grid gap-4 py-10 md:py-16">
        <h1>{title}</h1>
        {lead ? <p className="prose-width text-ink-2 md:text-[18px]">{lead}</p> : null}
        {children}
      </div>
    </header>
  );
}
