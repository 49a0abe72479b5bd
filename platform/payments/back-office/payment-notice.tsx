import type { ServerProps } from 'payload';
import { offeredProviders } from '@/platform/payments/registry';
import { staffText, textIn } from '@/platform/kernel/back-office/staff-text';

const serviceNames: Record<string, string> = { stripe: 'Stripe', paypal: 'PayPal', ecpay: 'ECPay' };

const sandbox = staffText(
  'Test payments are on: whoever pays, pays nothing. Configure a payment provider before you sell.',
  '目前使用測試付款：不會真的收到款項。正式販售前請先設定金流。',
  '目前使用测试支付：不会真的收到款项。正式销售前请先设置支付渠道。',
  'テスト決済が有効です。実際のお支払いは発生しません。販売を始める前に決済サービスを設定してください。',
);
const none = staffText(
  'Payment is not set up: orders can be placed but not paid. Configure a payment provider.',
  '尚未設定付款方式：可以下單，但無法付款。請設定金流。',
  '尚未设置支付方式：可以下单，但无法支付。请设置支付渠道。',
  '決済が設定されていません。注文はできますが、お支払いができません。決済サービスを設定してください。',
);

const trial = staffText(
  'in test mode: whoever pays there pays nothing. Use the keys of your live account before you sell.',
  '目前為測試模式：不會真的收到款項。正式販售前請改用正式環境的金鑰。',
  '目前为测试模式：不会真的收到款项。正式销售前请改用正式环境的密钥。',
  'はテストモードです。実際のお支払いは発生しません。販売を始める前に本番用のキーを設定してください。',
);

/** A notice on the first page of the back office while no real payment is possible. */
export function PaymentNotice({ payload, i18n }: ServerProps) {
  const offered = offeredProviders(payload);
  const trials = offered.filter(({ isTrial }) => isTrial).map(({ id }) => id);
  const notice = offered.length === 0 ? none : trials.includes('sandbox') ? sandbox : trials.length > 0 ? trial : null;
  if (!notice) return null;
  const names = notice === trial ? `${trials.map((id) => serviceNames[id] ?? id).join(', ')} ` : '';
  return (
    <p role="status" className="banner" style={{ marginBottom: '1.5rem' }}>
      <strong>
        {names}
        {textIn(notice, i18n.language)}
      </strong>
    </p>
  );
}
