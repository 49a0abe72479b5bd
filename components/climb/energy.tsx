'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { useEnergy } from '@/lib/climb/queries';
import { energyCapacity, energyRefillMinutes } from '@/lib/climb/energy';
import { useClock } from '@/components/ui/browser/use-clock';
import { useLearning } from '@/components/learn/shell/learn-context';

/** The numbers that texts about energy name. */
export const energyNumbers = { most: energyCapacity, minutes: energyRefillMinutes };

const useOwnEnergy = () => {
  const { user } = useAccount();
  const { who } = useLearning();
  return useEnergy(who.learner, user !== null);
};

/** How much energy is left, and when the next comes. */
export function EnergyLeft() {
  const t = useTranslations('ladder.energy');
  const { data, dataUpdatedAt } = useOwnEnergy();
  if (!data) return null;
  const { left, nextInSeconds } = data;
  if (left === null) return <p>{t('unlimited')}</p>;
  return (
    <p>
      {t('left', { left, most: energyCapacity })}
      {nextInSeconds !== null && (
        <>
          {' · '}
          <UntilNext seconds={nextInSeconds} readAt={dataUpdatedAt} />
        </>
      )}
    </p>
  );
}

type Until = { seconds: number; readAt: number };

/** In minutes, counted from the time of the response. */
export function UntilNext({ seconds, readAt }: Until) {
  const t = useTranslations('ladder.energy');
  return t('next', { minutes: Math.max(1, Math.ceil(useClock(seconds, readAt) / 60)) });
}

/** What costs energy; nothing for those with unlimited energy. */
export function EnergyRule() {
  const t = useTranslations('ladder.energy');
  const { data } = useOwnEnergy();
  return typeof data?.left === 'number' && <p>{t('rule', energyNumbers)}</p>;
}
