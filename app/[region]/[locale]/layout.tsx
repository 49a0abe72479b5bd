import type { ReactNode } from 'react';
import { getLocale } from 'next-intl/server';
import { localesOfRegion, regions } from '@/lib/i18n/locales';
import '../../globals.css';

export const ensureStatic = 'navigation';

export function generateStaticParams() {
  return regions.flatMap((region) => localesOfRegion[region].map((locale) => ({ region, locale })));
}

export default async function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={await getLocale()}>
      <body>{children}</body>
    </html>
  );
}
