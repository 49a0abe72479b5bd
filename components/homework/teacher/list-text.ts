'use client';

import { useAccount } from '@/components/ui/shell/account-context';

/** Several names or points as a list in the page's language. */
export function useListText() {
  const { locale } = useAccount();
  return (texts: readonly string[]): string => new Intl.ListFormat(locale, { type: 'conjunction' }).format(texts);
}
