import { getTranslations } from 'next-intl/server';
import { NoScript } from '@/components/ui/shell/no-script';

/** Without JavaScript nothing can be done here. */
export async function TeachNoScript() {
  const t = await getTranslations('teach.noScript');
  return (
    <NoScript>
      <div className="wrap teach-page">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="mt-3 text-ink-2">{t('text')}</p>
      </div>
    </NoScript>
  );
}
