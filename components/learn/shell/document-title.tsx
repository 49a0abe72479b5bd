'use client';

import { useEffect } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';

/** What the tab is called, once it is known what is learned in it. */
export function DocumentTitle({ children }: { children: string }) {
  const { site } = useAccount();
  const title = `${children} | ${site.title}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
