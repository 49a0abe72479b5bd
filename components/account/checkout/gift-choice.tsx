'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';

type Props = { checked: boolean; onChange: (isGift: boolean) => void };

/** For oneself, or for somebody else: then a course comes as a code to give away. */
export function GiftChoice({ checked, onChange }: Props) {
  const t = useTranslations('account.checkout');
  const help = useId();
  return (
    <div className="grid gap-1">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          className="size-5 flex-none accent-action"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={help}
        />
        {t('asGift')}
      </label>
      <p id={help} className="prose-width text-sm text-ink-2">
        {t('asGiftHelp')}
      </p>
    </div>
  );
}
