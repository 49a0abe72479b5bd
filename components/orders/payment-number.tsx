'use client';

import { useTranslations } from 'next-intl';
import { notify } from '@/components/ui/toasts/notify';

/** Both ends of a number that is too long for a phone's line; a press copies it, and paper has all of it. */
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
