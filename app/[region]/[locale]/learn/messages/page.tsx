import { getTranslations } from 'next-intl/server';
import { LearnMessages } from '@/components/messages/learn-messages';
import { LearnNoScript } from '@/components/learn/shell/learn-no-script';
import { pageMetadata } from '@/lib/site/page-metadata';

export async function generateMetadata() {
  const t = await getTranslations('threads');
  return pageMetadata({ path: 'learn/messages', title: t('title'), description: t('description'), ended: true });
}

export default function LearnMessagesPage() {
  return (
    <>
      <LearnNoScript />
      <LearnMessages />
    </>
  );
}
