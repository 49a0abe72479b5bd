import { getTranslations } from 'next-intl/server';
import { ActivationScreen } from '@/components/activation/activation-screen';
import { pageMetadata } from '@/lib/site/page-metadata';

export async function generateMetadata() {
  const t = await getTranslations('activation');
  return pageMetadata({ path: 'teach/activation', title: t('title'), description: t('description'), ended: true });
}

export default function ActivationPage() {
  return <ActivationScreen />;
}
