'use client';

import { useTranslations } from 'next-intl';
import { notify } from '@/components/ui/toasts/notify';

/** Shortens a number that is too long for one line on a phone; a press copies all of it, and all of it is printed. */
export function PaymentNumber({ number }: { number: string }) {
  const t = useTranslations('account.receipt');
  if (number.length <= 16) return number;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number);
      await notify('success', t('copied'));
    } catch {
      await notify('info', number);
    }
  };
  return (
    <>
      <button
        type="button"
        onClick={copy}
        title={number}
        aria-label={t('copy', { number })}
        className="link cursor-pointer whitespace-nowrap print:hidden"
      >
        {number.slice(0, 6)}…{number.slice(-6)}
      </button>
      <span className="hidden print:inline">{number}</span>
    </>
  );
}
