'use client';

import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { Field } from '@/components/ui/forms/field';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { PricedCart } from '@/lib/catalogue/priced-cart';
import { cartStore } from '@/stores/cart';

/** A discount code: typed in, then applied or rejected with the reason by the server. */
export function CouponForm({ coupon }: { coupon: PricedCart['coupon'] }) {
  const t = useTranslations('account.coupon');
  const errors = useTranslations('errors');
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    setMissing(typed.trim() === '');
    if (typed.trim()) cartStore.getState().setCoupon(typed);
  };
  const problem = coupon?.problem ? errors(errors.has(coupon.problem) ? coupon.problem : 'COUPON_INVALID') : null;
  if (coupon?.applied) {
    return (
      <p role="status" className="flex items-center justify-between gap-2 rounded-[12px] bg-jade-soft py-1 pr-1 pl-4">
        <span className="flex items-center gap-2">
          <Icon name="check" className="text-jade" />
          {t('applied', { code: coupon.code })}
        </span>
        <Button kind="quiet" onClick={() => cartStore.getState().setCoupon(null)}>
          {t('remove')}
        </Button>
      </p>
    );
  }
  return (
    <form onSubmit={apply} noValidate className="grid gap-2">
      <div className="grid grid-cols-[1fr_auto] items-end gap-2">
        <Field
          label={t('label')}
          value={typed || (coupon?.code ?? '')}
          onChange={(event) => {
            setTyped(event.target.value);
            if (coupon) cartStore.getState().setCoupon(null);
          }}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          aria-invalid={problem || isMissing ? true : undefined}
          aria-describedby="coupon-problem"
        />
        <Button type="submit" kind="secondary" className="min-h-[46px]">
          {t('apply')}
        </Button>
      </div>
      <p id="coupon-problem" role="alert" className="text-sm font-semibold text-danger">
        {problem ?? (isMissing ? t('missing') : null)}
      </p>
    </form>
  );
}
