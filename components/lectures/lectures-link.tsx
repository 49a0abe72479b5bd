'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { useLectures } from '@/lib/lectures/queries';
import { useLearning } from '@/components/learn/shell/learn-context';
import { lecturesHref } from '@/components/learn/shell/learn-href';
import { WayCard } from '@/components/learn/shell/way-card';

/** The card of the live lectures on the screen Today, if there are any. A child sees it only with access. */
export function LecturesLink() {
  const t = useTranslations('lectures');
  const { locale, date } = useAccount();
  const { who, kids } = useLearning();
  const { data } = useLectures(who.learner, locale, 1);
  if (!data) return null;
  const { isOpen, upcoming, past } = data;
  const areThere = upcoming.length > 0 || past.count > 0;
  if (!isOpen && (kids || !areThere)) return null;
  const [next] = upcoming;
  const text = next
    ? t(next.state === 'joinable' ? 'now' : 'next', { title: next.title, date: date(next.startsAt, true) })
    : t('link');
  return <WayCard title={t('title')} text={text} href={lecturesHref(locale)} open={t('open')} />;
}
