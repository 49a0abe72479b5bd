'use client';

import { useTranslations } from 'next-intl';
import { useNameOf } from './learner-options';

/** For whom of the account something is; nothing where nobody but its holder learns. */
export function LearnerNote({ learner }: { learner: string | null | undefined }) {
  const t = useTranslations('account.people');
  const name = useNameOf()(learner);
  return name && <p className="text-ink-2">{t('for', { name })}</p>;
}
