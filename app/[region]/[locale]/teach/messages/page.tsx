import { getTranslations } from 'next-intl/server';
import { TeachMessages } from '@/components/messages/teach-messages';
import { pageMetadata } from '@/lib/site/page-metadata';

export async function generateMetadata() {
  const t = await getTranslations('threads');
  return pageMetadata({ path: 'teach/messages', title: t('title'), description: t('description'), ended: true });
}

export default function TeachMessagesPage() {
  return <TeachMessages />;
}
