import type { SeedFaqEntry } from '../types';

export const technicalFaqs: SeedFaqEntry[] = [
  {
    slug: 'devices',
    question: {
      'zh-TW': '可以用手機或平板上課嗎？',
      'zh-CN': '可以用手机或平板学习吗？',
      'en-US': 'Can I learn on a phone or tablet?',
      'ja-JP': 'スマートフォンやタブレットでも使えますか？',
    },
    answer: {
      'zh-TW': '可以，手機、平板、電腦的新版瀏覽器都能使用，不必安裝軟體。年紀小的孩子建議用平板，棋盤比較好點。',
      'zh-CN': '可以，手机、平板、电脑的新版浏览器都能使用，无需安装软件。年纪小的孩子建议用平板，棋盘更好点。',
      'en-US':
        'Yes, in any recent browser on a phone, tablet or computer; there is nothing to install. For small children a tablet is easier to tap.',
      'ja-JP':
        'はい。スマートフォン、タブレット、パソコンの新しいブラウザーで、インストールせずに使えます。小さなお子さまには、盤をタップしやすいタブレットがおすすめです。',
    },
  },
  {
    slug: 'start-class-does-not-open',
    question: {
      'zh-TW': '按「開始上課」沒有反應怎麼辦？',
      'zh-CN': '点“开始上课”没有反应怎么办？',
      'en-US': '“Start class” does not open. What now?',
      'ja-JP': '「レッスンを始める」を押しても開きません。',
    },
    answer: {
      'zh-TW':
        '上課平台會開在新分頁。若瀏覽器擋下新視窗，約一秒後會改在原頁開啟；還是沒有反應時，請允許本站的彈出視窗再試一次。',
      'zh-CN':
        '上课平台会在新标签页打开。如果浏览器拦截了新窗口，约一秒后会改在当前页打开；仍无反应时，请允许本站弹出窗口后再试。',
      'en-US':
        'The course platform opens in a new tab. If your browser blocks it, the current page goes there after about a second. If nothing happens, allow pop-ups for this site and try again.',
      'ja-JP':
        '受講画面は新しいタブで開きます。ブラウザーに止められた場合は、約1秒後に今のページで開きます。それでも開かないときは、当サイトのポップアップを許可してお試しください。',
    },
  },
  {
    slug: 'forgot-password',
    question: {
      'zh-TW': '忘記密碼怎麼辦？',
      'zh-CN': '忘记密码怎么办？',
      'en-US': 'I forgot my password.',
      'ja-JP': 'パスワードを忘れました。',
    },
    answer: {
      'zh-TW':
        '在登入頁點「忘記密碼？」，輸入帳號名稱或電子郵件，再用信中的驗證碼設定新密碼。也可以改用電子郵件驗證碼直接登入。',
      'zh-CN':
        '在登录页点击“忘记密码？”，输入用户名或邮箱，再用邮件中的验证码设置新密码。也可以使用邮箱验证码直接登录。',
      'en-US':
        'Choose “Forgot your password?” on the login page, enter your username or email, and set a new password with the code we send. You can also log in with an emailed code alone.',
      'ja-JP':
        'ログイン画面の「パスワードをお忘れですか？」からユーザー名またはメールアドレスを入力し、メールで届く認証コードを使って再設定してください。認証コードだけでログインすることもできます。',
    },
  },
  {
    slug: 'change-language',
    question: {
      'zh-TW': '可以切換網站語言嗎？',
      'zh-CN': '可以切换网站语言吗？',
      'en-US': 'Can I change the language of the site?',
      'ja-JP': 'サイトの言語は変えられますか？',
    },
    answer: {
      'zh-TW': '可以，選單提供繁體中文、簡體中文、英文與日文。幣別會隨語言改變，購物車裡的商品會保留。',
      'zh-CN': '可以，菜单提供繁体中文、简体中文、英文和日文。币种会随语言改变，购物车里的商品会保留。',
      'en-US':
        'Yes. The menu offers Traditional Chinese, Simplified Chinese, English and Japanese. The currency follows the language; your cart is kept.',
      'ja-JP':
        'グローバルサイトでは、メニューから繁体字中国語、簡体字中国語、英語、日本語を選べます。通貨は言語に合わせて変わり、カートの中身はそのまま残ります。日本サイトは日本語のみです。',
    },
  },
  {
    slug: 'contact-support',
    question: {
      'zh-TW': '找不到答案，怎麼聯絡客服？',
      'zh-CN': '找不到答案，怎么联系客服？',
      'en-US': 'My question is not here. How do I reach you?',
      'ja-JP': '知りたいことが見つかりません。問い合わせ先を教えてください。',
    },
    answer: {
      'zh-TW':
        '歡迎來信 hello@sente.example，或透過 LINE 官方帳號、Facebook、Discord 聯絡。辦公時間為週一至週五 09:00–18:00。',
      'zh-CN':
        '欢迎发邮件至 hello@sente.example，或通过微信、WhatsApp、Facebook、Discord 联系。办公时间为周一至周五 09:00–18:00（台北时间）。',
      'en-US':
        'Write to hello@sente.example, or find us on WhatsApp, Facebook or Discord. The office is open Monday to Friday, 9 AM to 6 PM Taipei time.',
      'ja-JP':
        'hello@sente.example までメールをお送りいただくか、Facebook、Discordからご連絡ください。営業時間は月〜金の9:00〜18:00（台北時間）です。',
    },
  },
];
