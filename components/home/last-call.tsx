import { getTranslations } from 'next-intl/server';
import { Link } from '@/lib/i18n/link';

export async function LastCall() {
  const t = await getTranslations('home');
  return (
    <section aria-labelledby="last-call-title" className="wrap py-14 md:py-20">
      <div className="night relative grid gap-7 overflow-hidden rounded-[32px] px-7 py-10 text-[#fdf6e7] md:grid-cols-[1fr_auto] md:items-center md:p-14 dark:border dark:border-line">
        <div>
          <h2 id="last-call-title">{t('lastCall.title')}</h2>
          <p className="mt-3 text-[#d6cfc4]">{t('lastCall.text')}</p>
        </div>
        <Link to="TrialCourse" className="btn bg-orange-500 text-[#1c1917] hover:bg-[#fb923c]">
          {t('lastCall.go')}
        </Link>
      </div>
    </section>
  );
}
