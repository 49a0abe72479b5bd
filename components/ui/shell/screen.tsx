'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { hasChangedScreen } from './hash-route';
import { useAccount } from './account-context';

type Props = {
  title: string;
  lead?: ReactNode;
  /** One column for a form; otherwise the page's whole width. */
  narrow?: boolean;
  children: ReactNode;
};

/** A screen with its heading. After a change of screen the heading takes the focus, and the document takes its title. */
export function Screen({ title, lead, narrow = false, children }: Props) {
  const { site } = useAccount();
  const heading = useRef<HTMLHeadingElement>(null);
  const documentTitle = `${title} | ${site.title}`;
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);
  useEffect(() => {
    if (!hasChangedScreen()) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={`wrap py-8 md:py-12 ${narrow ? 'max-w-[560px]' : ''}`}>
      <h1 ref={heading} tabIndex={-1} className="text-[clamp(1.7rem,1.3rem+1.6vw,2.4rem)] outline-none">
        {title}
      </h1>
      {lead && <p className="prose-width mt-2 text-ink-2">{lead}</p>}
      <div className="mt-6 md:mt-8">{children}</div>
    </div>
  );
}
