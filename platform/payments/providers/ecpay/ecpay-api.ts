import { callProvider, ProviderError } from '../provider-call';
import { hasCheckMacValue, signed, type EcpayFields, type EcpayKeys } from './check-mac-value';

type Request = { what: string; path: string; fields: EcpayFields; isRepeatable: boolean };

/** One signed form to ECPay; its response as text. */
export async function askEcpay(keys: EcpayKeys, { what, path, fields, isRepeatable }: Request): Promise<string> {
  const { status, text } = await callProvider({
    what: `ecpay, ${what}`,
    url: `${keys.url}${path}`,
    init: { method: 'POST', body: new URLSearchParams(signed({ MerchantID: keys.merchantId, ...fields }, keys)) },
    isRepeatable,
  });
  if (status !== 200) throw new ProviderError(`ecpay, ${what}: answered ${status}`);
  return text;
}

export type EcpayTrade = { status: string; amount: number; tradeNo: string; authorization: string };

/** QueryTradeInfo (developers.ecpay.com.tw, "Order Search"): its fields, of which NeedExtraPaidInfo=Y adds `gwsr`. null: no such trade yet. */
export async function readTrade(keys: EcpayKeys, reference: string, now: Date): Promise<EcpayTrade | null> {
  const text = await askEcpay(keys, {
    what: 'asking about a payment',
    path: '/Cashier/QueryTradeInfo/V5',
    fields: { MerchantTradeNo: reference, TimeStamp: String(Math.floor(now.getTime() / 1000)) },
    isRepeatable: true,
  });
  const fields = Object.fromEntries(new URLSearchParams(text));
  if (!hasCheckMacValue(fields, keys)) throw new ProviderError('ecpay, asking about a payment: wrong check code');
  if (fields.MerchantTradeNo !== reference || !fields.TradeNo) return null;
  const { TradeStatus = '', TradeAmt, TradeNo, gwsr = '' } = fields;
  return { status: TradeStatus, amount: Number(TradeAmt), tradeNo: TradeNo, authorization: gwsr };
}
