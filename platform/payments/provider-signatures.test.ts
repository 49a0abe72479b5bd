import { describe, expect, it } from 'vitest';
import { checkMacValue, hasCheckMacValue } from '@/platform/payments/providers/ecpay/check-mac-value';
import { isCertificateOf } from '@/platform/payments/providers/paypal/paypal-certificate';
import { crc32 } from '@/platform/payments/providers/paypal/paypal-signature';

const fieldsOf = (text: string) =>
  Object.fromEntries(
    text.split('&').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );
const newShop = { hashKey: 'pwFHCqoQZGmho4w6', hashIv: 'EkRm7iFT261dpevs' };
const oldShop = { hashKey: '5294y06JbISpM5x9', hashIv: 'v77hoKGq4kWxNNIS' };

/** The examples ECPay publishes (developers.ecpay.com.tw: "Checksum Mechanism", "Payment Results Notification"). */
const published = [
  [
    'an order',
    'TradeDesc=促銷方案&PaymentType=aio&MerchantTradeDate=2023/03/12 15:30:23&MerchantTradeNo=ecpay20230312153023&MerchantID=3002607&ReturnURL=https://www.ecpay.com.tw/receive.php&ItemName=Apple iphone 15&TotalAmount=30000&ChoosePayment=ALL&EncryptType=1',
    newShop,
    '6C51C9E6888DE861FD62FB1DD17029FC742634498FD813DC43D4243B5685B840',
  ],
  [
    'an order of the shop before',
    'TradeDesc=促銷方案&PaymentType=aio&MerchantTradeDate=2013/03/12 15:30:23&MerchantTradeNo=ecpay20130312153023&MerchantID=2000132&ReturnURL=https://www.ecpay.com.tw/receive.php&ItemName=Apple iphone 7 手機殼&TotalAmount=1000&ChoosePayment=ALL&EncryptType=1',
    oldShop,
    'CFA9BDE377361FBDD8F160274930E815D1A8A2E3E80CE7D404C45FC9A0A1E407',
  ],
  [
    'a notice with empty fields',
    'CustomField1=&CustomField2=&CustomField3=&CustomField4=&MerchantID=3002607&MerchantTradeNo=D9RMXNrihUYM&PaymentDate=2024/12/31 12:26:09&PaymentType=Credit_CreditCard&PaymentTypeChargeFee=10&RtnCode=1&RtnMsg=交易成功&SimulatePaid=0&StoreID=&TradeAmt=402&TradeDate=2024/12/31 12:25:43&TradeNo=2412311225437371',
    newShop,
    '85D927637935683EA756CDEF76498FEB9F5D098A7A1AC4F0CB3B3609A9D4116A',
  ],
] as const;

describe("ECPay's check code", () => {
  it.each(published)('of %s is the published one', (_, text, keys, expected) => {
    expect(checkMacValue(fieldsOf(text), keys)).toBe(expected);
    expect(checkMacValue({ ...fieldsOf(text), CheckMacValue: 'whatever' }, keys)).toBe(expected);
  });

  it('is told from a wrong one, whatever its length', () => {
    const [, text, keys, right] = published[0];
    const all = { merchantId: '3002607', creditCheckCode: '', url: '', ...keys };
    const fields = fieldsOf(text);
    expect(hasCheckMacValue({ ...fields, CheckMacValue: right }, all)).toBe(true);
    for (const CheckMacValue of ['', 'A', right.toLowerCase(), `${right}0`, right.replace('6', '7')])
      expect(hasCheckMacValue({ ...fields, CheckMacValue }, all)).toBe(false);
    expect(hasCheckMacValue(fields, all)).toBe(false);
  });

  it('writes what .NET leaves as it is, and what it does not', () => {
    const code = (value: string) => checkMacValue({ ItemName: value }, newShop);
    // By ECPay's table, -_.!*() are not encoded, ~ and ' are.
    expect(new Set(['-_.!*()', '~', "'", '+', ' ', '%20'].map(code)).size).toBe(6);
  });
});

it("PayPal's checksum is CRC-32", () => {
  expect(crc32(Buffer.from('123456789'))).toBe(0xcbf43926);
  expect(crc32(Buffer.from(''))).toBe(0);
});

it("PayPal's certificates lie at one host, of the mode that is configured", () => {
  const [live, test] = ['https://api-m.paypal.com', 'https://api-m.sandbox.paypal.com'];
  const at = (origin: string) => `${origin}/v1/notifications/certs/CERT-360caa42-fca2a594-a5cafa77`;
  expect(isCertificateOf(live, at('https://api.paypal.com'))).toBe(true);
  expect(isCertificateOf(live, at(live))).toBe(true);
  expect(isCertificateOf(test, at('https://api.sandbox.paypal.com'))).toBe(true);
  expect(isCertificateOf(`${live}/`, at('https://api.paypal.com'))).toBe(true);
  for (const origin of [
    test,
    'https://api.sandbox.paypal.com',
    'http://api.paypal.com',
    'https://api.paypal.com:443',
    'https://api.paypal.com:8443',
    'https://api.paypal.com.',
    'https://API.paypal.com',
    'https://www.paypal.com',
    'https://evil.api.paypal.com',
    'https://api.api-m.paypal.com',
    'https://api.paypal.com.evil.example',
    'https://api.paypal.com@evil.example',
    'https://evil.example#@api.paypal.com',
    'https://evil.example\\@api.paypal.com',
    'https://user:word@api.paypal.com',
    'https://66.211.168.123',
    'https://[::1]',
    '//api.paypal.com',
    ' https://api.paypal.com',
  ])
    expect([origin, isCertificateOf(live, at(origin))]).toEqual([origin, false]);
  for (const path of [
    '/v1/notifications/certs/',
    '/v1/notifications/certs/CERT-',
    '/v1/notifications/certs/other',
    '/v1/notifications/certs/CERT-1/2',
    '/v1/notifications/certs/CERT-1?2',
    '/v1/notifications/certs/CERT-1#2',
    '/v1/notifications/certs/CERT-1\n',
    '/v1/notifications/certs/../CERT-1',
    `/v1/notifications/certs/CERT-${'1'.repeat(81)}`,
  ])
    expect([path, isCertificateOf(live, live + path)]).toEqual([path, false]);
});
