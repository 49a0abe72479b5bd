'use client';

import { PageLink } from '@/lib/kernel/links/page-link';

type Props = {
  title: string;
  text: string;
  href: string;
  /** The link's text; `title` follows for screen readers. */
  open: string;
};

/** A card that links to one part of the learning app. */
export function WayCard({ title, text, href, open }: Props) {
  return (
    <section className="card flex flex-wrap items-center justify-between gap-3 p-5">
      <div className="min-w-0">
        <h2 className="text-xl">{title}</h2>
        <p className="text-ink-2">{text}</p>
      </div>
      <PageLink href={href} className="btn btn-secondary">
        {open}
        <span className="sr-only"> {title}</span>
      </PageLink>
    </section>
  );
}
