import { randomInt } from 'node:crypto';
import { checkMacValue, hasCheckMacValue } from '@/platform/payments/providers/ecpay/check-mac-value';
import { nobody, payPage, fakeServer, type Recorded, type Reply, type Notify } from './fake-server';

/** ECPay's all-in-one API, with its page, as developers.ecpay.com.tw describes it, with the keys of its public test shop. */
export const ecpayKeys = {
  ECPAY_MERCHANT_ID: '3002607',
  ECPAY_HASH_KEY: 'pwFHCqoQZGmho4w6',
  ECPAY_HASH_IV: 'EkRm7iFT261dpevs',
  ECPAY_CREDIT_CHECK_CODE: '59997889',
};
/** The current keys: a test may change them. */
const keys = () => ({
  merchantId: ecpayKeys.ECPAY_MERCHANT_ID,
  hashKey: ecpayKeys.ECPAY_HASH_KEY,
  hashIv: ecpayKeys.ECPAY_HASH_IV,
  creditCheckCode: ecpayKeys.ECPAY_CREDIT_CHECK_CODE,
  url: '',
});

type Trade = {
  fields: Record<string, string>;
  tradeNo: string;
  gwsr: string;
  tradeStatus: '0' | '1' | '10200095';
  status: '已授權' | '要關帳' | '已關帳' | '操作取消' | '已取消';
  captured: number;
  refunded: number;
};

export async function fakeEcpay(notify: Notify = nobody) {
  const trades = new Map<string, Trade>();
  const form = (fields: Record<string, string>, isSigned = true): Reply => ({
    text: String(new URLSearchParams(isSigned ? { ...fields, CheckMacValue: checkMacValue(fields, keys()) } : fields)),
  });

  function open(fields: Record<string, string>): Reply {
    const reference = fields.MerchantTradeNo ?? '';
    // A number that was used before is rejected, whatever the outcome was.
    if (trades.has(reference) || !/^[A-Za-z0-9]{1,20}$/.test(reference)) return { text: '10300028 訂單編號重複' };
    // Unique across all fakes: by this number the shop recognizes a repeated notice.
    const number = randomInt(10_000_000, 100_000_000);
    trades.set(reference, {
      fields,
      tradeNo: `26112218${number}`,
      gwsr: String(number),
      tradeStatus: '0',
      status: '已授權',
      captured: 0,
      refunded: 0,
    });
    return payPage('ECPay', `/Cashier/pay/${reference}`);
  }

  /** The button of its page pays, the shop is notified, and the buyer is sent back: by a form, with the same fields. */
  async function finish(reference: string): Promise<Reply> {
    const { ReturnURL, OrderResultURL } = pay(reference).fields;
    const body = notice(reference);
    await notify({ to: ReturnURL, body, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    const inputs = [...new URLSearchParams(body)].map(([name, value]) => `<input name="${name}" value="${value}">`);
    return {
      text: `<!doctype html><title>ECPay</title><form method="post" action="${OrderResultURL}" hidden>${inputs.join('')}</form>
        <script>document.forms[0].submit()</script>`,
    };
  }

  function query(trade: Trade): Reply {
    const { MerchantID = '', MerchantTradeNo = '', TotalAmount = '', ItemName = '' } = trade.fields;
    return form({
      MerchantID,
      MerchantTradeNo,
      ItemName,
      TradeAmt: TotalAmount,
      StoreID: '',
      HandlingCharge: '20',
      PaymentDate: '2026/11/22 18:01:00',
      PaymentType: 'Credit_CreditCard',
      PaymentTypeChargeFee: '20',
      TradeDate: '2026/11/22 18:00:00',
      TradeNo: trade.tradeNo,
      TradeStatus: trade.tradeStatus,
      ...(trade.tradeStatus === '1' && { gwsr: trade.gwsr, amount: TotalAmount, auth_code: '777777' }),
    });
  }

  function card(trade: Trade): Reply {
    const { captured, refunded, status, gwsr } = trade;
    const amount = Number(trade.fields.TotalAmount);
    const rows = status === '已授權' ? [] : [{ status, sno: '1', amount: amount - refunded, datetime: '' }];
    return {
      json: {
        RtnMsg: '',
        RtnValue: { TradeID: Number(gwsr), amount, clsamt: captured, authtime: '', status, close_data: rows },
      },
    };
  }

  function act(trade: Trade, action: string, amount: number): Reply {
    const { MerchantID = '', MerchantTradeNo = '' } = trade.fields;
    const response = (code: string, message: string) =>
      form({ MerchantID, MerchantTradeNo, TradeNo: trade.tradeNo, RtnCode: code, RtnMsg: message }, false);
    const whole = Number(trade.fields.TotalAmount);
    const from = (...states: Trade['status'][]) => states.includes(trade.status);
    if (action === 'C' && from('已授權', '操作取消')) trade.status = '要關帳';
    else if (action === 'E' && from('要關帳') && trade.refunded === 0) trade.status = '操作取消';
    else if (action === 'N' && from('已授權', '操作取消')) Object.assign(trade, { status: '已取消', refunded: whole });
    else if (action === 'R' && from('要關帳', '已關帳') && trade.refunded + amount <= whole) {
      trade.refunded += amount;
      if (trade.status === '已關帳') trade.captured -= amount;
    } else return response('10100050', 'error_status');
    return response('1', 'OK');
  }

  function route({ path, body }: Recorded): Reply | Promise<Reply> {
    if (path.startsWith('/Cashier/pay/')) return finish(path.replace('/Cashier/pay/', ''));
    const fields = Object.fromEntries(new URLSearchParams(body));
    if (!hasCheckMacValue(fields, keys())) return { text: '10200073 CheckMacValue Error' };
    if (path === '/Cashier/AioCheckOut/V5') return open(fields);
    const trade =
      trades.get(fields.MerchantTradeNo ?? '') ??
      [...trades.values()].find(({ gwsr }) => gwsr === fields.CreditRefundId);
    if (path === '/Cashier/QueryTradeInfo/V5')
      return trade
        ? query(trade)
        : form({
            MerchantID: keys().merchantId,
            MerchantTradeNo: fields.MerchantTradeNo ?? '',
            TradeNo: '',
            TradeStatus: '10200047',
          });
    if (!trade) return { json: { RtnMsg: 'error_nopay', RtnValue: '' } };
    if (path === '/CreditDetail/QueryTrade/V2')
      return fields.CreditCheckCode === keys().creditCheckCode
        ? card(trade)
        : { json: { RtnMsg: 'error', RtnValue: '' } };
    return act(trade, fields.Action ?? '', Number(fields.TotalAmount));
  }

  const pay = (reference: string) => Object.assign(trades.get(reference)!, { tradeStatus: '1' });
  const notice = (reference: string, values: Record<string, string> = {}) => {
    const trade = trades.get(reference)!;
    const fields = {
      MerchantID: keys().merchantId,
      MerchantTradeNo: reference,
      StoreID: '',
      RtnCode: '1',
      RtnMsg: '交易成功',
      TradeNo: trade.tradeNo,
      TradeAmt: trade.fields.TotalAmount ?? '',
      PaymentDate: '2026/11/22 18:01:00',
      PaymentType: 'Credit_CreditCard',
      PaymentTypeChargeFee: '20',
      TradeDate: '2026/11/22 18:00:00',
      SimulatePaid: '0',
      gwsr: trade.gwsr,
      CustomField1: '',
      ...values,
    };
    return String(new URLSearchParams({ ...fields, CheckMacValue: checkMacValue(fields, keys()) }));
  };

  const server = await fakeServer(route);
  return {
    ...server,
    trades,
    /** What the buyer's browser does with the shop's form. */
    post: async (action: string, fields: Record<string, string>) =>
      (await fetch(action, { method: 'POST', body: new URLSearchParams(fields) })).text(),
    pay,
    /** Every evening it captures what was authorized. */
    capture: (reference: string) => {
      const trade = trades.get(reference)!;
      Object.assign(trade, { status: '已關帳', captured: Number(trade.fields.TotalAmount) - trade.refunded });
    },
    notice,
    /** Every evening, 20:15 to 20:30 in Taipei, it refunds nothing; a test that begins a little before may be too late. */
    isCapturing: (at: Date) => {
      const minute = ((at.getUTCHours() + 8) % 24) * 60 + at.getUTCMinutes();
      return minute >= 20 * 60 + 10 && minute < 20 * 60 + 31;
    },
  };
}
