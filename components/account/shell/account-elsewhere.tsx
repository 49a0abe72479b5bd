import { getTranslations } from 'next-intl/server';

/** The origin site is on another host: this page only links to it. */
export async function AccountElsewhere({ href }: { href: string }) {
  const t = await getTranslations('account.elsewhere');
  return (
    <div className="wrap grid max-w-[640px] justify-items-start gap-5 py-14 md:py-20">
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="text-ink-2">{t('text')}</p>
      <a href={href} className="btn btn-primary">
        {t('go')}
      </a>
    </div>
  );
}
