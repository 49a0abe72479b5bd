import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import * as z from 'zod';
import { schoolTimeZone } from '@/lib/kernel/period';
import { payments } from '@/platform/payload-generated-schema';
import { inTransaction } from '@/platform/kernel/database/database';
import { ProviderError } from '../provider-call';
import type { EcpayKeys } from './check-mac-value';
import { askEcpay, readTrade, type EcpayTrade } from './ecpay-api';

/**
 * Refunds at ECPay (developers.ecpay.com.tw, "Credit Card Capture/Refund" and "Search for a Single Credit Card Transaction"). Its DoAction
 * has no idempotency keys: a repeated call refunds twice. So the payment stores the request and the state of the trade before the call. Without a
 * response the call is repeated only while the trade is in that state; if it neither is nor shows the refund, staff have to look.
 */
type Refund = { payload: Payload; keys: EcpayKeys; reference: string; amount: number; key: string };

const standingSchema = z.object({
  status: z.string(),
  amount: z.coerce.number(),
  /** Captured so far. */
  clsamt: z.coerce.number(),
  close_data: z.array(z.object({ status: z.string(), amount: z.coerce.number() })).default([]),
});
type Standing = z.infer<typeof standingSchema>;
const answerSchema = z.object({ RtnMsg: z.string(), RtnValue: z.unknown() });

const noteSchema = z.object({ amount: z.number(), askedAt: z.string(), before: standingSchema, isDone: z.boolean() });
const notesSchema = z.record(z.string(), noteSchema);
type Note = z.infer<typeof noteSchema>;
type Notes = z.infer<typeof notesSchema>;

/** A request that timed out may still be in progress this long. */
const pendingMs = 60_000;

export async function refundTrade(refund: Refund): Promise<void> {
  const { keys, reference, amount, key } = refund;
  const now = new Date();
  let notes = await changeNotes(refund, (known) => known);
  if (notes[key]?.isDone) return;
  if (isClosing(now)) throw new ProviderError('ecpay, refunding: not while it captures the day, 20:15 to 20:30');
  const trade = await readTrade(keys, reference, now);
  if (trade?.status !== '1') throw new ProviderError('ecpay, refunding: nothing was paid that could go back');
  // At most two steps: the capture is made or cancelled, then the money is refunded.
  for (let step = 0; step < 2; step += 1) {
    const before = await standingOf(keys, trade);
    const isWhole = amount === before.amount && Object.keys(notes).every((other) => other === key);
    const action = actionFor(before, isWhole);
    const moves = action === 'R' || action === 'N';
    if (moves || notes[key]) notes = await changeNotes(refund, (known) => asking(known, refund, before, now));
    if (notes[key]?.isDone) return;
    const rejection = await act(refund, trade, action);
    // It was rejected: nothing was refunded.
    if (rejection && moves) await changeNotes(refund, ({ [key]: _rejected, ...others }) => others);
    if (rejection) throw new ProviderError(`ecpay, refunding: ${rejection}`);
    if (moves) {
      await changeNotes(refund, (known) => ({ ...known, [key]: { ...known[key]!, isDone: true } }));
      return;
    }
  }
  throw new ProviderError('ecpay, refunding: the trade did not come to where it can be given back');
}

/** The notes with the request that is about to be sent; `isDone` if an earlier request without a response turns out to have succeeded. */
function asking(notes: Notes, { amount, key }: Refund, before: Standing, now: Date): Notes {
  const note: Note = { amount, askedAt: now.toISOString(), before, isDone: false };
  for (const [other, { isDone }] of Object.entries(notes))
    if (other !== key && !isDone) throw new ProviderError('ecpay, refunding: another refund of this payment is open');
  const earlier = notes[key];
  if (!earlier || earlier.isDone) return { ...notes, [key]: earlier ?? note };
  if (now.getTime() - Date.parse(earlier.askedAt) < pendingMs)
    throw new ProviderError('ecpay, refunding: asked a moment ago');
  if (hasTaken(earlier, before)) return { ...notes, [key]: { ...earlier, isDone: true } };
  if (JSON.stringify(earlier.before) !== JSON.stringify(before))
    throw new ProviderError('ecpay, refunding: unclear whether it was taken; look at ECPay');
  return { ...notes, [key]: note };
}

/** Whether the trade was abandoned, or the captured sum is less by the refund. */
const hasTaken = ({ amount, before }: Note, now: Standing) =>
  (now.status === '已取消' && before.status !== now.status) || now.clsamt === before.clsamt - amount;

type Action = 'C' | 'R' | 'E' | 'N';

/** The action for each stage, by the documentation: C captures, R refunds, E cancels the capture, N abandons the trade. */
function actionFor({ status, close_data }: Standing, isWhole: boolean): Action {
  const isWaiting = status === '要關帳' || close_data.at(-1)?.status === '要關帳';
  if (isWaiting) return isWhole ? 'E' : 'R';
  if (status === '已授權' || status === '操作取消') return isWhole ? 'N' : 'C';
  return 'R';
}

/** @returns its message when it rejects, else null */
async function act({ keys, reference, amount }: Refund, { tradeNo, amount: whole }: EcpayTrade, action: Action) {
  const text = await askEcpay(keys, {
    what: 'refunding',
    path: '/CreditDetail/DoAction',
    fields: {
      MerchantTradeNo: reference,
      TradeNo: tradeNo,
      Action: action,
      TotalAmount: String(action === 'R' ? amount : whole),
    },
    isRepeatable: false,
  });
  const { RtnCode, RtnMsg } = Object.fromEntries(new URLSearchParams(text));
  return RtnCode === '1' ? null : `${action} ${RtnCode} ${RtnMsg}`;
}

async function standingOf(keys: EcpayKeys, { authorization, amount }: EcpayTrade): Promise<Standing> {
  const text = await askEcpay(keys, {
    what: 'asking about a card',
    path: '/CreditDetail/QueryTrade/V2',
    fields: {
      CreditRefundId: authorization,
      CreditAmount: String(amount),
      CreditCheckCode: keys.creditCheckCode,
    },
    isRepeatable: true,
  });
  const { RtnMsg, RtnValue } = answerSchema.parse(JSON.parse(text));
  if (RtnMsg !== '') throw new ProviderError(`ecpay, asking about a card: ${RtnMsg}`);
  return standingSchema.parse(typeof RtnValue === 'string' ? JSON.parse(RtnValue) : RtnValue);
}

/** Reads and changes the notes under the payment's lock, so that two refunds of one payment see each other. */
async function changeNotes({ payload, reference }: Refund, change: (notes: Notes) => Notes): Promise<Notes> {
  return inTransaction(payload, async ({ db }) => {
    const isThis = and(eq(payments.provider, 'ecpay'), eq(payments.providerReference, reference));
    const [payment] = await db.select({ data: payments.data }).from(payments).where(isThis).for('update');
    if (!payment) throw new ProviderError('ecpay, refunding: no such payment here');
    const data = (payment.data ?? {}) as Record<string, unknown>;
    const notes = notesSchema.parse(data.ecpayRefunds ?? {});
    const changed = change(notes);
    if (changed !== notes)
      await db
        .update(payments)
        .set({ data: { ...data, ecpayRefunds: changed } })
        .where(isThis);
    return changed;
  });
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: schoolTimeZone });
/** Every evening ECPay captures what was authorized, and asks for no calls during that time. */
function isClosing(now: Date): boolean {
  const time = clock.format(now);
  return time >= '20:15' && time < '20:31';
}
