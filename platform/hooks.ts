import { addEffect } from './kernel/outbox/effects';
import { deliverSandboxEvent } from './payments/deliver-sandbox-event';
import { refundEffect } from './refunds/refund-effect';

/**
 * Who listens to what the nouns below them declare (`platform/<noun>/hooks.ts`), sorted by hook. Listeners are called in the order in which they stand here.
 */

// Effects of the outbox that are no mail.
addEffect('refund', refundEffect);
addEffect('sandboxEvent', { perform: (ctx, data) => deliverSandboxEvent(data, ctx.now()) });
