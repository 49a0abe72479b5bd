import * as z from 'zod';
import { paymentOperations } from '@/lib/payments/contract';
import { pathOf } from '@/lib/kernel/api/operation';
import { webhooksApi } from './webhook-routes';
import { providerEventSchema } from './providers/provider';
import { sandboxSecret, signatureHeader } from './providers/sandbox';
import { signWebhook } from './providers/webhook-signature';

const sandboxDecisionSchema = z.object({
  event: providerEventSchema,
  dueAt: z.string(),
  deliveries: z.number().int().min(1).max(5),
});
export type SandboxDecision = z.infer<typeof sandboxDecisionSchema>;

/** Sends the sandbox's decision to the shop, through the same signed webhook a real provider would call. @throws if the webhook rejects it */
export async function deliverSandboxEvent(decision: unknown, now: Date): Promise<void> {
  const { event, deliveries } = sandboxDecisionSchema.parse(decision);
  const body = JSON.stringify(event);
  for (let delivery = 0; delivery < deliveries; delivery += 1) {
    const response = await webhooksApi.request(`/${pathOf(paymentOperations.webhook, { provider: 'sandbox' })}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: signWebhook(sandboxSecret(), body, now) },
      body,
    });
    if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
  }
}
