'use client';

import { useAccount } from './account-context';

/** Text of a file size, given in bytes, in the user's language. */
export function useFileSize() {
  const { locale } = useAccount();
  return (bytes: number) => {
    const [unit, by] = bytes < 1024 * 1024 ? (['kilobyte', 1024] as const) : (['megabyte', 1024 * 1024] as const);
    return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes / by);
  };
}
