'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { emptyAddress, valuesOf } from '@/components/account/address-fields';
import { PurchaseLearnerPicker } from '@/components/family/purchase-learner-picker';
import { chooseLearner } from '@/components/family/use-chosen-learner';
import { FormAlert, useErrorText } from '@/components/ui/forms/action';
import { useAccountForm } from '@/components/ui/forms/account-form';
import { PaymentChoice, useProvider } from '@/components/payments/payment-choice';
import { WaitsNote } from '@/components/cart/waits-note';
import { leaveFor } from '@/components/payments/leave';
import { leaveCartToOrder, openPayment, placeOrder } from '@/components/payments/place-order';
import { useAccount } from '@/components/ui/shell/account-context';
import { goTo, hashFor } from '@/components/ui/shell/hash-route';
import { Checkbox } from '@/components/ui/checkbox';
import { notify } from '@/components/ui/toasts/notify';
import type { CartRequest } from '@/lib/cart/pricing-queries';
import { addAddress } from '@/lib/account/queries';
import { addressSchema, type Address, type SavedAddress } from '@/lib/account/address';
import type { PricedCart } from '@/lib/catalogue/priced-cart';
import type { SessionUser } from '@/lib/account/contract';
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
  /** The prices are those of the previous cart; the new ones are being loaded. */
  isOutdated: boolean;
  saved: SavedAddress[];
  user: SessionUser | null;
  /** The one product that is bought without the cart. */
  bought: string | null;
  /** The address of this screen, to return to after a login. */
  here: string;
  /** The country that is preselected in a new address. */
  usual: Address['country'];
  /** Called as soon as the country is chosen, because shipping is priced by it. */
  onCountry: (country: Address['country']) => void;
  isGift: boolean;
  onGift: (isGift: boolean) => void;
};

const formId = 'checkout-form';

/** The buyer, the address and the payment; the order is placed once, however often the form is submitted. */
export function CheckoutForm({ cart, request, busy, isOutdated, saved, user, bought, here, usual, ...choices }: Props) {
  const t = useTranslations('account.checkout');
  const { onCountry, isGift, onGift } = choices;
  const errorText = useErrorText();
  const { locale } = useAccount();
  const [again, setAgain] = useState(false);
  const waiting = cart.total > 0 ? cart.lines.filter((line) => line.waitsIn) : [];
  const isShipped = cart.lines.some((line) => line.requiresShipping);
  const isFree = cart.total === 0;
  const [savesAddress, setSavesAddress] = useState(true);
  const { provider, choose } = useProvider(cart.currency);
  const invoice = useInvoiceForm();
  const showError = (error: unknown) => void notify('error', errorText(error));
  const newAddress = { ...emptyAddress(locale), country: usual, name: user?.realName ?? '', phone: user?.phone ?? '' };
  const form = useAccountForm({
    schema: isShipped ? addressSchema : null,
    defaultValues: readDraft() ?? (saved[0] ? valuesOf(saved[0]) : newAddress),
    send: async (address) => {
      const { coupon: _wished, country: _priced, ...rest } = request;
      const asked = cart.asksInvoice ? await invoice.read() : {};
      if (!asked) return;
      // A rejected coupon took nothing off the shown total, so the order is placed without it.
      const coupon = cart.coupon?.applied ? { coupon: cart.coupon.code } : {};
      const wish = {
        ...rest,
        ...coupon,
        ...asked,
        expectedTotal: cart.total,
        ...(isShipped && { address }),
        ...(waiting.length > 0 && { again }),
      };
      const order = await placeOrder(wish);
      // Saved for the next order; if that fails, the order still stands.
      if (isShipped && savesAddress) await addAddress(address).catch(() => {});
      const isToPay = order.status === 'PENDING' && provider;
      const payment = isToPay && (await openPayment(order.id, provider, locale).catch(showError));
      // From here on the order is paid or cancelled on its own screen, also after coming back from the provider's page.
      goTo(hashFor(`orders/${order.id}`), { replace: true });
      await leaveCartToOrder(wish, order);
      saveDraft(null);
      invoice.forget();
      saveGiftWish(false);
      chooseLearner(null);
      if (payment) await leaveFor(payment);
    },
  });
  const country = useWatch({ control: form.control, name: 'country' });
  useEffect(() => {
    if (isShipped && country) onCountry(country);
  }, [isShipped, country, onCountry]);
  const isNotSent = cart.delivery?.problem != null;
  const isBlocked = isNotSent || cart.lines.some((line) => line.problem !== null) || (!isFree && provider === null);
  const isUnconfirmed = waiting.length > 0 && !again;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_380px] lg:gap-10">
      <form
        id={formId}
        onSubmit={(event) => {
          // Both forms show at once what is missing.
          if (cart.asksInvoice) void invoice.form.trigger();
          form.submit(event);
        }}
        noValidate
        className="grid gap-6"
      >
        <FormAlert error={form.failure} onRetry={form.submit} />
        <Section title={t('account')}>
          <Buyer user={user} here={here} />
          {!isGift && <PurchaseLearnerPicker invites />}
        </Section>
        {cart.lines.some((line) => line.canBeGift) && (
          <Section title={t('gift')}>
            <GiftChoice checked={isGift} onChange={onGift} />
          </Section>
        )}
        {isShipped && (
          <Section title={t('address')}>
            <AddressSection
              form={form}
              saved={saved}
              savesAddress={savesAddress}
              onSavesAddress={user ? setSavesAddress : null}
            />
            {isNotSent && <NotSent />}
          </Section>
        )}
        {cart.asksInvoice && (
          <Section title={t('invoice')}>
            <InvoiceSection form={invoice.form} />
          </Section>
        )}
        {waiting.length > 0 && (
          <Section title={t('waiting')}>
            {waiting.map((line) => (
              <WaitsNote key={line.productId} line={line} />
            ))}
            <Checkbox checked={again} onChange={({ target }) => setAgain(target.checked)}>
              {t('again')}
            </Checkbox>
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
        // The button waits for the current price.
        disabled={isBlocked || isUnconfirmed || isOutdated}
        isLoggedIn={user !== null}
        bought={bought}
        here={here}
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
function Buyer({ user, here }: { user: SessionUser | null; here: string }) {
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
        <a href={hashFor('login', { redirect: here })} className="btn btn-primary">
          {t('login.title')}
        </a>
        <a href={hashFor('register', { redirect: here })} className="btn btn-secondary">
          {t('register.title')}
        </a>
      </p>
    </>
  );
}
