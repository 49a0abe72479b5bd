import { getTranslations } from 'next-intl/server';
import { Spinner } from '@/components/ui/spinner';

/** Covers the page while another layout is on its way: a change of language, a mailed login, a logout. */
export async function BusyOverlay() {
  const t = await getTranslations('layout');
  return (
    <div className="fixed inset-0 z-50 hidden place-items-center bg-shell/80 in-data-busy:grid">
      <Spinner label={t('loading')} className="scale-150" />
    </div>
  );
}
