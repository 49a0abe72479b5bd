'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { emptyAddress, valuesOf } from '@/components/account/forms/address-fields';
import { ForWhomToBuy } from '@/components/account/family/for-whom-to-buy';
import { chooseForWhom } from '@/components/account/family/use-for-whom';
import { FormAlert } from '@/components/account/forms/action';
import { useAccountForm } from '@/components/account/forms/account-form';
import { PaymentChoice, useProvider } from '@/components/account/payment/payment-choice';
import { goPay, placeOrder } from '@/components/account/payment/place-order';
import { useAccount } from '@/components/account/shell/account-context';
import { goTo, hashFor } from '@/components/account/shell/hash-route';
import type { CartRequest } from '@/lib/api/ecommerce-queries';
import { addAddress } from '@/lib/api/user-queries';
import { addressSchema, type Address, type SavedAddress } from '@/lib/contract/address';
import type { PricedCart } from '@/lib/contract/ecommerce';
import type { SessionUser } from '@/lib/contract/user';
import { AddressSection } from './address-section';
import { readDraft, saveDraft, saveGiftWish } from './checkout-draft';
import { CheckoutSummary } from './checkout-summary';
import { GiftChoice } from './gift-choice';
import { InvoiceSection } from './invoice-section';
import { NotSent } from './not-sent';
import { useInvoiceForm } from './use-invoice-form';

type Props = {
  cart: PricedCart;
  request: CartRequest;
  busy: boolean;
  /** These are the prices of the cart as it was before; the new ones are on their way. */
  isOutdated: boolean;
  saved: SavedAddress[];
  user: SessionUser | null;
  /** Where it goes, as soon as that is chosen: sending is priced by it. */
  onCountry: (country: Address['country']) => void;
  isGift: boolean;
  onGift: (isGift: boolean) => void;
};

const formId = 'checkout-form';

/** Who buys, where it goes, how it is paid; placed once, however often it is sent. */
export function CheckoutForm({ cart, request, busy, isOutdated, saved, user, onCountry, isGift, onGift }: Props) {
  const t = useTranslations('account.checkout');
  const { locale } = useAccount();
  const isShipped = cart.lines.some((line) => line.requiresShipping);
  const isFree = cart.total === 0;
  const [keeps, setKeeps] = useState(true);
  const { provider, choose } = useProvider(cart.currency);
  const invoice = useInvoiceForm();
  const newAddress = { ...emptyAddress(locale), name: user?.realName ?? '', phone: user?.phone ?? '' };
  const form = useAccountForm({
    schema: isShipped ? addressSchema : null,
    defaultValues: readDraft() ?? (saved[0] ? valuesOf(saved[0]) : newAddress),
    send: async (address) => {
      const { coupon: _wished, country: _priced, ...rest } = request;
      const asked = cart.asksInvoice ? await invoice.read() : {};
      if (!asked) return;
      // A coupon that was refused took nothing off what the buyer saw: the order goes without it.
      const coupon = cart.coupon?.applied ? { coupon: cart.coupon.code } : {};
      const order = await placeOrder({
        ...{ ...rest, ...coupon, ...asked, expectedTotal: cart.total },
        ...(isShipped && { address }),
      });
      // Kept for the next order; where it cannot be, the order stands all the same.
      if (isShipped && keeps) await addAddress(address).catch(() => {});
      if (order.status === 'PENDING' && provider) await goPay(order.id, provider, locale);
      else goTo(hashFor(`orders/${order.id}`));
      saveDraft(null);
      invoice.forget();
      saveGiftWish(false);
      chooseForWhom(null);
    },
  });
  const country = useWatch({ control: form.control, name: 'country' });
  useEffect(() => {
    if (isShipped && country) onCountry(country);
  }, [isShipped, country, onCountry]);
  const isNotSent = cart.delivery?.problem != null;
  const isBlocked = isNotSent || cart.lines.some((line) => line.problem !== null) || (!isFree && provider === null);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_380px] lg:gap-10">
      <form
        id={formId}
        onSubmit={(event) => {
          // Both parts say at once what is missing.
          if (cart.asksInvoice) void invoice.form.trigger();
          form.submit(event);
        }}
        noValidate
        className="grid gap-6"
      >
        <FormAlert error={form.failure} onRetry={form.submit} />
        <Section title={t('account')}>
          <Buyer user={user} />
          {!isGift && <ForWhomToBuy invites />}
        </Section>
        {cart.lines.some((line) => line.canBeGift) && (
          <Section title={t('gift')}>
            <GiftChoice checked={isGift} onChange={onGift} />
          </Section>
        )}
        {isShipped && (
          <Section title={t('address')}>
            <AddressSection form={form} saved={saved} keeps={keeps} onKeeps={user ? setKeeps : null} />
            {isNotSent && <NotSent />}
          </Section>
        )}
        {cart.asksInvoice && (
          <Section title={t('invoice')}>
            <InvoiceSection form={invoice.form} />
          </Section>
        )}
        {!isFree && (
          <Section title={t('payment')}>
            <PaymentChoice currency={cart.currency} value={provider} onChange={choose} />
          </Section>
        )}
      </form>
      <CheckoutSummary
        cart={cart}
        busy={busy}
        sending={form.busy}
        formId={formId}
        // The button waits for the price it shows.
        disabled={isBlocked || isOutdated}
        isLoggedIn={user !== null}
      />
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card grid gap-4 p-5 sm:p-6">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

/** A visitor logs in or registers and comes back here with everything as it was. */
function Buyer({ user }: { user: SessionUser | null }) {
  const t = useTranslations('account');
  if (user) {
    return (
      <p>
        <b>{user.realName || user.username}</b>
        <span className="block break-all text-ink-2">{user.email}</span>
      </p>
    );
  }
  return (
    <>
      <p className="text-ink-2">{t('checkout.accountHelp')}</p>
      <p className="flex flex-wrap gap-3">
        <a href="#/login?redirect=checkout" className="btn btn-primary">
          {t('login.title')}
        </a>
        <a href="#/register?redirect=checkout" className="btn btn-secondary">
          {t('register.title')}
        </a>
      </p>
    </>
  );
}
