import { getTranslations } from 'next-intl/server';
import { Spinner } from '@/components/ui/spinner';

/** Covers the page while another layout is on its way: a change of language, a mailed login, a logout. */
export async function BusyOverlay() {
  const t = await getTranslations('layout');
  return (
    <div className="busy-overlay">
      <Spinner label={t('loading')} className="scale-150" />
    </div>
  );
}
