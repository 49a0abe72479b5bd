import { getTranslations } from 'next-intl/server';
import { hrefFor } from '@/lib/kernel/links/href';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';

/** The market opened while this page was before the visitor's eyes: the page itself, asked for anew, has what is on it. */
export async function MarketOpened({ handle }: { handle: string }) {
  const [t, locale] = await Promise.all([getTranslations('editorial.partners'), pageLocale()]);
  return (
    <div className="wrap grid justify-items-start gap-4 py-12">
      <p className="text-[1.1rem] font-semibold">{t('startedNow')}</p>
      {/* A whole new document: what is kept of this page in the browser is what stands here. */}
      <a href={hrefFor(locale, `partners/${handle}`)} className="btn btn-primary">
        {t('reload')}
      </a>
    </div>
  );
}
