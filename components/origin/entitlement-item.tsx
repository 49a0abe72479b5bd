'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import type { Entitlement } from '@/lib/api/user';
import { useDate } from './origin-context';

const toneOfKind: Partial<Record<Entitlement['kind'], string>> = { vip: 'bg-plum-soft text-plum', course: 'bg-jade-soft text-jade', exam: 'bg-plum-soft text-plum' };

/** One thing owned: what it is, how much of it, until when; a code can be copied or redeemed. */
export function EntitlementItem({ entitlement: { kind, title, amount, startsAt, endsAt, code } }: { entitlement: Entitlement }) {
  const t = useTranslations('origin.entitlement');
  const date = useDate();
  const isLater = new Date(startsAt) > new Date();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code ?? '');
      await notify('success', t('copied'));
    } catch {
      // Without the clipboard the code stands there to be selected.
      await notify('info', t('copyFailed'));
    }
  };
  return (
    <li className="grid gap-2 rounded-[12px] border border-line bg-card px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className={`rounded-full px-3 py-0.5 text-[13px] font-semibold ${toneOfKind[kind] ?? 'bg-paper-2'}`}>{t(`kinds.${kind}`)}</span>
        <b>{title}</b>
      </div>
      {code && (
        <div className="flex flex-wrap items-center gap-2">
          <code className="rounded-lg bg-paper-2 px-3 py-1 font-mono text-[15px] font-bold select-all">{code}</code>
          <Button kind="quiet" onClick={() => void copy()}>
            {t('copy')}
            <span className="sr-only"> {code}</span>
          </Button>
        </div>
      )}
      <p className="text-sm text-ink-2">
        {[
          kind === 'hours' && t('minutes', { amount }),
          kind === 'exam' && t('times'),
          isLater && t('from', { date: date(startsAt) }),
          endsAt ? t('until', { date: date(endsAt) }) : !code && kind !== 'goods' && t('forever'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  );
}
