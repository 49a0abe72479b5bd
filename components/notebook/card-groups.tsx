'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';
import { Loaded } from '@/components/ui/shell/loaded';
import { useCards } from '@/lib/notebook/queries';
import type { Notebook } from '@/lib/notebook/contract';
import { maxCards } from '@/lib/notebook/notebook';
import { useLearning } from '@/components/learn/shell/learn-context';
import { CardItem } from './card-item';

type Group = Notebook['groups'][number];

/** The cards by family and grade; those of a group are loaded when it is opened. */
export function CardGroups({ groups }: { groups: readonly Group[] }) {
  const t = useTranslations('notebook.cards');
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{t('title')}</h2>
      <ul className="card divide-y divide-line">
        {groups.map((group) => (
          <li key={`${group.family} ${group.grade}`}>
            <CardGroup group={group} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CardGroup({ group: { family, grade, cards, due } }: { group: Group }) {
  const t = useTranslations('notebook');
  const { locale } = useAccount();
  const { who } = useLearning();
  const [isOpen, setOpen] = useState(false);
  const query = useCards(who.learner, locale, family, grade, isOpen);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-baseline gap-x-4 gap-y-1 p-4">
        <span className="min-w-0 flex-1 font-bold">
          {t('cards.group', { family: t(`family.${family}`), grade: `G${grade}` })}
        </span>
        <span className="text-sm text-ink-2">
          {[t('cards.count', { count: cards }), due > 0 && t('cards.due', { count: due })].filter(Boolean).join(' · ')}
        </span>
      </summary>
      {isOpen && (
        <div className="p-4 pt-0">
          <Loaded query={query}>
            {(found) => (
              <>
                {found.length === maxCards && cards > maxCards && (
                  <p className="mb-3 text-ink-2">{t('cards.first', { count: maxCards })}</p>
                )}
                <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
                  {found.map((card) => (
                    <CardItem key={card.id} card={card} />
                  ))}
                </ul>
              </>
            )}
          </Loaded>
        </div>
      )}
    </details>
  );
}
