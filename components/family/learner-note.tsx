'use client';

import { useTranslations } from 'next-intl';
import { useNameOf } from './learner-options';

/** The person of the account that something is for; nothing where only the holder learns. */
export function LearnerNote({ learner }: { learner: string | null | undefined }) {
  const t = useTranslations('account.people');
  const name = useNameOf()(learner);
  return name && <p className="text-ink-2">{t('for', { name })}</p>;
}
