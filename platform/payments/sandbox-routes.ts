import { paymentOperations } from '@/lib/payments/contract';
import { offeredProviders } from '@/platform/payments/registry';
import { sandboxSecret } from '@/platform/payments/providers/sandbox';
import { sandboxPage, type SandboxView } from '@/platform/payments/providers/sandbox-page';
import { isSignedForm, signForm } from '@/platform/payments/providers/webhook-signature';
import { decideSandboxPayment, findSandboxPayment, type SandboxPayment } from './decide-sandbox-payment';
import type { Context } from '@/platform/kernel/context';
import { ServiceError } from '@/platform/kernel/service-error';
import { safeReturn } from '@/platform/kernel/api/origin';
import { newRouter, serve } from '@/platform/kernel/api/serve';

export const sandboxApi = newRouter();

async function open(ctx: Context, paymentId: string): Promise<SandboxPayment> {
  if (!offeredProviders(ctx.payload).some((provider) => provider.id === 'sandbox'))
    throw new ServiceError('NOT_FOUND', 'the sandbox is not offered');
  if (!/^[0-9a-f]{32}$/.test(paymentId)) throw new ServiceError('NOT_FOUND', 'no such payment');
  return findSandboxPayment({ ctx, input: { paymentId } });
}

function show(payment: SandboxPayment, step: SandboxView['step'], now: Date): Promise<Response> {
  const { returnUrl, locale } = payment;
  return sandboxPage({
    locale,
    orderNumber: payment.orderNumber,
    amount: { amount: payment.amount, currency: payment.currency },
    step,
    // The token of one step is not valid for another.
    token: signForm(sandboxSecret(), `${payment.publicId}:${step}`, now),
    returnUrl: safeReturn(returnUrl),
  });
}

const isOver = (payment: SandboxPayment) => payment.status === 'SUCCEEDED' || payment.status === 'DECLINED';

serve(sandboxApi, paymentOperations.sandboxPage, async ({ ctx, params }) => {
  const payment = await open(ctx, params.paymentId);
  return show(payment, isOver(payment) ? 'gone' : 'choose', ctx.now());
});

serve(sandboxApi, paymentOperations.sandboxDecide, async ({ c, ctx, params, form: { token, step, action } }) => {
  const payment = await open(ctx, params.paymentId);
  if (!isSignedForm(sandboxSecret(), `${payment.publicId}:${step}`, token, ctx.now()))
    throw new ServiceError('BAD_SIGNATURE', 'this page is outdated: open the payment again');
  if (isOver(payment)) return show(payment, 'gone', ctx.now());
  if (action === 'challenge') return show(payment, 'challenge', ctx.now());
  await decideSandboxPayment({ ctx, input: { paymentId: payment.publicId, action } });
  if (action !== 'late') {
    // The buyer should find the order paid; if the delivery fails here, the worker repeats it.
    const { drainOutbox } = await import('@/platform/kernel/outbox/drain-outbox');
    await drainOutbox(ctx.payload, ctx.now, { key: `sandbox:${payment.publicId}` });
  }
  c.header('cache-control', 'no-store');
  return c.redirect(safeReturn(payment.returnUrl), 303);
});
