'use client';

import { useEffect } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';

/** The document's title, set once the content is known. */
export function DocumentTitle({ children }: { children: string }) {
  const { site } = useAccount();
  const title = `${children} | ${site.title}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
