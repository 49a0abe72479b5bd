import { getTranslations } from 'next-intl/server';
import { hrefFor } from '@/lib/kernel/links/href';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';

/** The market opened while the visitor was on this page: after a reload the page shows its products. */
export async function MarketOpened({ handle }: { handle: string }) {
  const [t, locale] = await Promise.all([getTranslations('editorial.partners'), pageLocale()]);
  return (
    <div className="wrap grid justify-items-start gap-4 py-12">
      <p className="text-[1.1rem] font-semibold">{t('startedNow')}</p>
      {/* A full page load, because the router's cache has this page without products. */}
      <a href={hrefFor(locale, `partners/${handle}`)} className="btn btn-primary">
        {t('reload')}
      </a>
    </div>
  );
}
