import type { Payload } from 'payload';
import { paymentOperations } from '@/lib/payments/contract';
import { pathOf } from '@/lib/kernel/api/operation';
import { schoolTimeZone } from '@/lib/kernel/period';
import type { Env } from '@/lib/kernel/env';
import type { Locale } from '@/lib/kernel/i18n/locales';
import type { PaymentForm, PaymentProvider, PaymentRequest } from '../provider';
import { hasCheckMacValue, signed, type EcpayKeys } from './check-mac-value';
import { readTrade } from './ecpay-api';
import { refundTrade } from './ecpay-refund';

/**
 * Cards in Taiwan through ECPay's all-in-one page, in the names of its published documentation (developers.ecpay.com.tw: "All-In-One API",
 * credit card; "Payment Results Notification"; "Order Search"). It is reached by a form and counts whole New Taiwan dollars.
 */
const pageLanguage: Record<Locale, string | null> = { 'zh-TW': null, 'zh-CN': 'CHI', 'en-US': 'ENG', 'ja-JP': 'JPN' };

/** MerchantTradeNo: letters and digits, at most twenty, never used twice. */
export const ecpayReference = (paymentId: string) => paymentId.slice(0, 20);

export function ecpayProvider(given: Env, payload: Payload): PaymentProvider | null {
  const { ECPAY_MERCHANT_ID, ECPAY_HASH_KEY, ECPAY_HASH_IV, ECPAY_CREDIT_CHECK_CODE, ECPAY_API_URL, SITE_URL } = given;
  if (!ECPAY_MERCHANT_ID || !ECPAY_HASH_KEY || !ECPAY_HASH_IV || !ECPAY_CREDIT_CHECK_CODE) return null;
  const keys: EcpayKeys = {
    merchantId: ECPAY_MERCHANT_ID,
    hashKey: ECPAY_HASH_KEY,
    hashIv: ECPAY_HASH_IV,
    creditCheckCode: ECPAY_CREDIT_CHECK_CODE,
    url: ECPAY_API_URL,
  };
  return {
    id: 'ecpay',
    methods: ['card'],
    currencies: ['NTD'],
    isTrial: new URL(keys.url).hostname !== 'payment.ecpay.com.tw',
    // It locks out clients that query too often for half an hour, and has no news earlier.
    restSeconds: 60,
    thanks: '1|OK',
    start: async ({ paymentId }) => ({
      reference: ecpayReference(paymentId),
      redirectUrl: `${SITE_URL}/api/${pathOf(paymentOperations.paymentForm, { paymentId })}`,
    }),
    form: (request, now) => checkoutForm(keys, request, now, SITE_URL),
    verifyWebhook: async (rawBody) => {
      const fields = Object.fromEntries(new URLSearchParams(rawBody));
      if (fields.MerchantID !== keys.merchantId || !hasCheckMacValue(fields, keys)) return null;
      const { MerchantTradeNo: reference, TradeNo, RtnCode, TradeAmt, SimulatePaid } = fields;
      const amount = Number(TradeAmt);
      // A payment that staff only simulate at ECPay brings no money.
      if (!reference || SimulatePaid === '1' || !Number.isSafeInteger(amount)) return { event: null };
      const status = RtnCode === '1' ? 'SUCCEEDED' : 'DECLINED';
      return { event: { eventId: `${TradeNo}:${RtnCode}`, reference, status, amount, currency: 'NTD' } };
    },
    query: async (reference) => {
      const trade = await readTrade(keys, reference, new Date());
      const status = trade && ({ '1': 'SUCCEEDED', '10200095': 'DECLINED' } as const)[trade.status];
      return trade && status ? { reference, status, amount: trade.amount, currency: 'NTD' } : null;
    },
    refund: (reference, amount, key) => refundTrade({ payload, keys, reference, amount, key }),
  };
}

function checkoutForm(keys: EcpayKeys, request: PaymentRequest, now: Date, siteUrl: string): PaymentForm {
  const { paymentId, amount, orderNumber, locale, returnUrl } = request;
  const language = pageLanguage[locale];
  const { origin, hostname } = new URL(keys.url);
  return {
    action: `${keys.url}/Cashier/AioCheckOut/V5`,
    fields: signed(
      {
        MerchantID: keys.merchantId,
        MerchantTradeNo: ecpayReference(paymentId),
        MerchantTradeDate: taipeiTime(now),
        PaymentType: 'aio',
        TotalAmount: String(amount),
        TradeDesc: `Order ${orderNumber}`,
        ItemName: orderNumber,
        ReturnURL: `${siteUrl}/api/${pathOf(paymentOperations.webhook, { provider: 'ecpay' })}`,
        // ECPay posts a form there; that page leads on to the order.
        OrderResultURL: returnUrl,
        ChoosePayment: 'Credit',
        NeedExtraPaidInfo: 'Y',
        EncryptType: '1',
        ...(language && { Language: language }),
      },
      keys,
    ),
    // Its page may move on to another host of its own.
    formsTo: hostname.endsWith('.ecpay.com.tw') ? [origin, 'https://*.ecpay.com.tw'] : [origin],
  };
}

/** yyyy/MM/dd HH:mm:ss */
const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: schoolTimeZone });
const taipeiTime = (now: Date) => clock.format(now).replaceAll('-', '/');
