'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Checkbox } from '@/components/ui/checkbox';

type Props = { checked: boolean; onChange: (isGift: boolean) => void };

/** Whether this is a gift: then a course comes as a code to give away. */
export function GiftChoice({ checked, onChange }: Props) {
  const t = useTranslations('account.checkout');
  const help = useId();
  return (
    <div className="grid gap-1">
      <Checkbox
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        aria-describedby={help}
        className="font-semibold"
      >
        {t('asGift')}
      </Checkbox>
      <p id={help} className="prose-width text-sm text-ink-2">
        {t('asGiftHelp')}
      </p>
    </div>
  );
}
