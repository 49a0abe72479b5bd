'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { addressSchema, type Address, type SavedAddress } from '@/lib/contract/address';
import type { PricedCart } from '@/lib/contract/ecommerce';
import type { CartRequest } from '@/lib/api/ecommerce-queries';
import type { SessionUser } from '@/lib/contract/user';
import { addAddress } from '@/lib/api/user-queries';
import { emptyAddress, valuesOf } from '@/components/account/forms/address-fields';
import { AddressSection } from './address-section';
import { CheckoutAccount } from './checkout-account';
import { forgetDraft, readDraft } from './checkout-draft';
import { CheckoutSummary } from './checkout-summary';
import { FormAlert } from '@/components/account/forms/form-alert';
import { hashFor } from '@/components/account/shell/hash-route';
import { useAccountSite } from '@/components/account/shell/account-context';
import { PaymentChoice, useChosenProvider } from '@/components/account/payment/payment-choice';
import { goPay, placeOrder } from '@/components/account/payment/place-order';
import { goTo } from '@/components/account/shell/use-hash-route';
import { useSubmit } from '@/components/account/forms/use-submit';

type Props = {
  cart: PricedCart;
  request: CartRequest;
  busy: boolean;
  /** These are the prices of the cart as it was before; the new ones are on their way. */
  isOutdated: boolean;
  saved: SavedAddress[];
  user: SessionUser | null;
};

const formId = 'checkout-form';

/** Who buys, where it goes, how it is paid; placed once, however often it is sent. */
export function CheckoutForm({ cart, request, busy, isOutdated, saved, user }: Props) {
  const t = useTranslations('account.checkout');
  const { locale } = useAccountSite();
  const isShipped = cart.lines.some((line) => line.requiresShipping);
  const isFree = cart.total === 0;
  const [keeps, setKeeps] = useState(true);
  const [chosen, setChosen] = useState<string | null>(null);
  const provider = useChosenProvider(chosen);
  const form = useForm({
    ...(isShipped && { resolver: zodResolver(addressSchema) }),
    defaultValues:
      readDraft() ??
      (saved[0]
        ? valuesOf(saved[0])
        : { ...emptyAddress(locale), name: user?.realName ?? '', phone: user?.phone ?? '' }),
  });
  const {
    submit,
    busy: sending,
    failure,
  } = useSubmit(form, async (address) => {
    const { coupon: _wished, ...rest } = request;
    // A coupon that was refused took nothing off what the buyer saw: the order goes without it.
    const coupon = cart.coupon?.applied ? { coupon: cart.coupon.code } : {};
    const order = await placeOrder({ ...rest, ...coupon, expectedTotal: cart.total, ...(isShipped && { address }) });
    if (isShipped && keeps) await keepAddress(address);
    if (order.status === 'PENDING' && provider) await goPay(order.id, provider, locale);
    else goTo(hashFor(`orders/${order.id}`));
    forgetDraft();
  });
  const isBlocked = cart.lines.some((line) => line.problem !== null) || (!isFree && provider === null);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_380px] lg:gap-10">
      <form id={formId} onSubmit={submit} noValidate className="grid gap-6">
        <FormAlert error={failure} onRetry={submit} />
        <Section title={t('account')}>
          <CheckoutAccount user={user} />
        </Section>
        {isShipped && (
          <Section title={t('address')}>
            <AddressSection form={form} saved={saved} keeps={keeps} onKeeps={user ? setKeeps : null} />
          </Section>
        )}
        {!isFree && (
          <Section title={t('payment')}>
            <PaymentChoice value={chosen} onChange={setChosen} />
          </Section>
        )}
      </form>
      <CheckoutSummary
        cart={cart}
        busy={busy}
        sending={sending}
        formId={formId}
        isBlocked={isBlocked}
        isOutdated={isOutdated}
        isLoggedIn={user !== null}
      />
    </div>
  );
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="card grid gap-4 p-5 sm:p-6">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

/** Kept for the next order, unless it is there already; a purchase never fails for it. */
async function keepAddress(address: Address): Promise<void> {
  try {
    await addAddress(address);
  } catch {
    // The order stands; the address can be saved another time.
  }
}
