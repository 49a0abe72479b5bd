'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useLearnerOptions } from '@/components/family/learner-options';
import { useAccount } from '@/components/ui/shell/account-context';
import { Stone } from '@/components/go/stone';
import { chooseWho } from './who-learns';

/** Asks which person of the family learns here; asked once, and shown in the header from then on. */
export function WhoScreen() {
  const t = useTranslations('learn.who');
  const { user } = useAccount();
  const people = useLearnerOptions();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened this list has disappeared: move the focus.
  useEffect(() => heading.current?.focus(), []);
  const choose = (id: string | null) => {
    if (!user) return;
    chooseWho(user.username, id);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <div className="wrap learn-page max-w-[640px]">
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {t('title')}
      </h1>
      <p className="mt-2 text-ink-2">{t('text')}</p>
      <ul className="mt-6 grid gap-3">
        {people.map(({ id, name }, index) => (
          <li key={id ?? ''}>
            <button type="button" className="learn-person" onClick={() => choose(id)}>
              <Stone color={index % 2 ? 'white' : 'black'} decorative className="size-11" />
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
