import { paymentOperations } from '@/lib/payments/contract';
import { paymentFormPage } from '@/platform/payments/providers/payment-form-page';
import type { Context } from '@/platform/kernel/context';
import { findPayment, showPaymentForm } from './show-payment-form';
import { safeReturn } from '@/platform/kernel/api/origin';
import { newRouter, serve } from '@/platform/kernel/api/serve';

/** Pages between the shop and a payment provider. */
export const paymentPagesApi = newRouter();

serve(paymentPagesApi, paymentOperations.paymentForm, async ({ ctx, params }) => {
  const { request, form } = await showPaymentForm({ ctx, input: params });
  return paymentFormPage(request, form);
});

/** Ignores what the browser sends along: the order's page queries the status of the payment at the provider. */
async function backToOrder(ctx: Context, paymentId: string): Promise<Response> {
  const { returnUrl } = await findPayment({ ctx, input: { paymentId } });
  const location = safeReturn(returnUrl);
  return new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });
}

serve(paymentPagesApi, paymentOperations.paymentReturn, ({ ctx, params }) => backToOrder(ctx, params.paymentId));
serve(paymentPagesApi, paymentOperations.paymentReturnByForm, ({ ctx, params }) => backToOrder(ctx, params.paymentId));
