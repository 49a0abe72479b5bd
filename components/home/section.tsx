import type { ReactNode } from 'react';

type Props = { id: string; eyebrow?: string; title: string; lead?: string; tinted?: boolean; children: ReactNode };

/** One section of the home page with its heading. */
export function Section({ id, eyebrow, title, lead, tinted, children }: Props) {
  return (
    <section aria-labelledby={id} className={`py-14 md:py-20 ${tinted ? 'border-y border-line bg-paper' : ''}`}>
      <div className="wrap">
        {eyebrow && <p className="eyebrow mb-1">{eyebrow}</p>}
        <h2 id={id}>{title}</h2>
        {lead && <p className="prose-width mt-3 text-ink-2">{lead}</p>}
        {children}
      </div>
    </section>
  );
}
