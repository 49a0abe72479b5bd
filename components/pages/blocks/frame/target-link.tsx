import type { ReactNode } from 'react';
import { linkTarget } from '@/lib/link-target';
import { PageLink } from '@/lib/kernel/links/page-link';

/** A link as staff entered it; nothing if its target does not exist in this language. */
export async function TargetLink({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  const href = await linkTarget(to);
  if (href === null) return null;
  const isPage = /^\/(?!\/)/.test(href) && !href.includes('/origin#');
  return isPage ? (
    <PageLink href={href} className={className}>
      {children}
    </PageLink>
  ) : (
    <a href={href} className={className} rel={href.startsWith('http') ? 'noopener' : undefined}>
      {children}
    </a>
  );
}
