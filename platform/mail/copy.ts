import type { Locale } from '@/lib/i18n/locales';

type Names = { name: string };
type Copy = {
  welcome: { subject: string; heading: (v: Names) => string; paragraphs: string[]; action: string };
  otp: { subject: string; heading: (v: Names) => string; paragraphs: (v: { minutes: number }) => string[] };
  passwordReset: { subject: string; heading: (v: Names) => string; paragraphs: (v: { minutes: number }) => string[] };
  orderReceipt: {
    subject: (v: { number: string }) => string;
    heading: (v: Names) => string;
    paragraphs: (v: { number: string; date: string }) => string[];
    discount: string;
    total: string;
    action: string;
  };
  account: (v: { username: string }) => string;
  closing: string;
  ignore: string;
};

/** The mails' words, written for each language. */
export const mailCopy: Record<Locale, Copy> = {
  'zh-TW': {
    welcome: {
      subject: '歡迎加入先手圍棋',
      heading: ({ name }) => `${name}，歡迎加入先手圍棋！`,
      paragraphs: [
        '帳號已經建立完成。',
        '我們送您一個月的 VIP 體驗，登入後就能使用進階 AI 覆盤、直播講座與不限體力的天梯挑戰。',
      ],
      action: '前往個人空間',
    },
    otp: {
      subject: '您的登入驗證碼',
      heading: ({ name }) => `${name}，您好：`,
      paragraphs: ({ minutes }) => [`請輸入以下驗證碼登入。驗證碼只能使用一次，${minutes} 分鐘內有效。`],
    },
    passwordReset: {
      subject: '重設密碼驗證碼',
      heading: ({ name }) => `${name}，您好：`,
      paragraphs: ({ minutes }) => [`請在重設密碼頁面輸入以下驗證碼。驗證碼只能使用一次，${minutes} 分鐘內有效。`],
    },
    orderReceipt: {
      subject: ({ number }) => `訂單 ${number} 付款成功`,
      heading: ({ name }) => `${name}，感謝您的訂購！`,
      paragraphs: ({ number, date }) => [`訂單 ${number} 已於 ${date} 付款完成，內容如下。`],
      discount: '折扣',
      total: '總計',
      action: '查看訂單',
    },
    account: ({ username }) => `帳號名稱：${username}`,
    closing: '先手圍棋',
    ignore: '如果這不是您本人的操作，請忽略這封信，並請勿將驗證碼告訴任何人。',
  },
  'zh-CN': {
    welcome: {
      subject: '欢迎加入先手围棋',
      heading: ({ name }) => `${name}，欢迎加入先手围棋！`,
      paragraphs: [
        '您的账号已创建成功。',
        '我们赠送您一个月的 VIP 体验，登录后即可使用高级 AI 复盘、直播讲座和不限体力的天梯挑战。',
      ],
      action: '进入个人空间',
    },
    otp: {
      subject: '您的登录验证码',
      heading: ({ name }) => `${name}，您好：`,
      paragraphs: ({ minutes }) => [`请输入以下验证码登录。验证码仅可使用一次，${minutes} 分钟内有效。`],
    },
    passwordReset: {
      subject: '重置密码验证码',
      heading: ({ name }) => `${name}，您好：`,
      paragraphs: ({ minutes }) => [`请在重置密码页面输入以下验证码。验证码仅可使用一次，${minutes} 分钟内有效。`],
    },
    orderReceipt: {
      subject: ({ number }) => `订单 ${number} 支付成功`,
      heading: ({ name }) => `${name}，感谢您的购买！`,
      paragraphs: ({ number, date }) => [`订单 ${number} 已于 ${date} 支付成功，明细如下。`],
      discount: '优惠',
      total: '合计',
      action: '查看订单',
    },
    account: ({ username }) => `用户名：${username}`,
    closing: '先手围棋',
    ignore: '如非您本人操作，请忽略本邮件，并且不要将验证码告诉任何人。',
  },
  'en-US': {
    welcome: {
      subject: 'Welcome to Sente Go',
      heading: ({ name }) => `Welcome to Sente Go, ${name}`,
      paragraphs: [
        'Your account is ready.',
        'A month of VIP is on us: advanced AI review, live lectures and unlimited energy in the problem climb are waiting for you.',
      ],
      action: 'Open my personal space',
    },
    otp: {
      subject: 'Your login code',
      heading: ({ name }) => `Hello ${name},`,
      paragraphs: ({ minutes }) => [`Enter this code to log in. It works once and expires in ${minutes} minutes.`],
    },
    passwordReset: {
      subject: 'Your code to reset the password',
      heading: ({ name }) => `Hello ${name},`,
      paragraphs: ({ minutes }) => [
        `Enter this code on the reset page to choose a new password. It works once and expires in ${minutes} minutes.`,
      ],
    },
    orderReceipt: {
      subject: ({ number }) => `Receipt for order ${number}`,
      heading: ({ name }) => `Thank you for your order, ${name}`,
      paragraphs: ({ number, date }) => [`Order ${number} was paid on ${date}. Here is what you bought.`],
      discount: 'Discount',
      total: 'Total',
      action: 'View the order',
    },
    account: ({ username }) => `Your username: ${username}`,
    closing: 'Sente Go',
    ignore: 'If you did not ask for this, you can ignore this message. Never give the code to anyone.',
  },
  'ja-JP': {
    welcome: {
      subject: '先手囲碁へようこそ',
      heading: ({ name }) => `${name} 様、先手囲碁へようこそ`,
      paragraphs: [
        'アカウントの登録が完了しました。',
        '1か月間のVIP体験をプレゼントいたします。詳しいAI検討、ライブ講座、スタミナ無制限のステップアップ問題をぜひお楽しみください。',
      ],
      action: 'マイページを開く',
    },
    otp: {
      subject: 'ログイン用の認証コード',
      heading: ({ name }) => `${name} 様`,
      paragraphs: ({ minutes }) => [
        `次の認証コードを入力してログインしてください。コードは1回限り、${minutes}分間有効です。`,
      ],
    },
    passwordReset: {
      subject: 'パスワード再設定用の認証コード',
      heading: ({ name }) => `${name} 様`,
      paragraphs: ({ minutes }) => [
        `パスワード再設定の画面で、次の認証コードを入力してください。コードは1回限り、${minutes}分間有効です。`,
      ],
    },
    orderReceipt: {
      subject: ({ number }) => `ご注文 ${number} のお支払いが完了しました`,
      heading: ({ name }) => `${name} 様、ご購入ありがとうございます`,
      paragraphs: ({ number, date }) => [
        `ご注文 ${number} のお支払いを ${date} に確認いたしました。内容は次のとおりです。`,
      ],
      discount: '割引',
      total: '合計',
      action: '注文内容を確認する',
    },
    account: ({ username }) => `ユーザー名：${username}`,
    closing: '先手囲碁',
    ignore: 'お心当たりのない場合は、このメールを破棄してください。認証コードは誰にも教えないでください。',
  },
};
