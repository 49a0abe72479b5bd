'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useAction, useErrorText } from '@/components/ui/forms/action';
import { useLearnerOptions } from '@/components/family/learner-options';
import { useAccount } from '@/components/ui/shell/account-context';
import { Button } from '@/components/ui/button';
import { useRead } from '@/lib/kernel/api/use-read';
import { maxStored, sumOf } from '@/lib/climb/pack';
import { useLearning } from '@/components/learn/shell/learn-context';
import { remove, useBytes, usePackName } from './use-stored-packs';
import type { Pack } from './pack-store';

type Props = { packs: readonly Pack[]; onSay: (message: string) => void };

/** The packs on this device for all people of the account, their size, and buttons to delete them. */
export function StoredPacks({ packs, onSay }: Props) {
  const t = useTranslations('ladder.packs');
  const { locale } = useAccount();
  const bytes = useBytes();
  const nameOf = useFullName();
  const errorText = useErrorText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { run, failure } = useAction(async (pack: Pack) => {
    await remove(pack, locale);
    onSay(t('removed', { name: nameOf(pack) }));
    // The button has disappeared with its row: move the focus.
    heading.current?.focus();
  });
  const { levels, bytes: size } = sumOf(packs);
  return (
    <div className="grid gap-2">
      <h3 ref={heading} tabIndex={-1} className="outline-none">
        {t('stored')}
      </h3>
      {packs.length === 0 && <p className="text-ink-2">{t('nothing')}</p>}
      <ul className="grid gap-2">
        {packs.map((pack) => (
          <Row key={`${pack.learner} ${pack.name}`} pack={pack} name={nameOf(pack)} onRemove={() => void run(pack)} />
        ))}
      </ul>
      {failure && (
        <p role="alert" className="font-semibold text-danger">
          {errorText(failure)}
        </p>
      )}
      <p className="text-sm text-ink-2">
        {t('bound', {
          levels,
          size: bytes(size),
          maxLevels: maxStored.levels,
          maxSize: bytes(maxStored.bytes),
        })}
      </p>
      <Estimate />
    </div>
  );
}

/** The name of a pack; with the person's name if it belongs to another learner. */
function useFullName(): (pack: Pack) => string {
  const t = useTranslations('ladder.packs');
  const { who } = useLearning();
  const people = useLearnerOptions();
  const nameOf = usePackName();
  return (pack) => {
    const person = people.find(({ id }) => id === pack.learner)?.name;
    const name = nameOf(pack.name);
    return pack.learner === who.learner || person === undefined ? name : t('of', { name, person });
  };
}

function Row({ pack, name, onRemove }: { pack: Pack; name: string; onRemove: () => void }) {
  const t = useTranslations('ladder.packs');
  const { date } = useAccount();
  const bytes = useBytes();
  return (
    <li className="flex items-center justify-between gap-x-3">
      <div className="min-w-0">
        <p className="font-bold">{name}</p>
        <p className="text-sm text-ink-2">
          {t('pack', {
            count: pack.levels,
            size: bytes(pack.bytes),
            date: date(new Date(pack.savedAt).toISOString()),
          })}
        </p>
      </div>
      <Button kind="quiet" className="shrink-0" aria-label={t('removeNamed', { name })} onClick={onRemove}>
        {t('remove')}
      </Button>
    </li>
  );
}

/** The browser's estimate of all storage that the site uses, the climb's pages included, and of what is left; nothing where it gives none. */
function Estimate() {
  const t = useTranslations('ladder.packs');
  const bytes = useBytes();
  const { data } = useRead({
    queryKey: ['packs', 'estimate'],
    queryFn: async () => (await navigator.storage?.estimate?.().catch(() => null)) ?? null,
    networkMode: 'always',
  });
  if (data?.quota === undefined || data.usage === undefined) return null;
  return (
    <p className="text-sm text-ink-2">
      {t('free', { used: bytes(data.usage), size: bytes(Math.max(0, data.quota - data.usage)) })}
    </p>
  );
}
