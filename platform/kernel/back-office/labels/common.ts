import { words } from '@/platform/kernel/back-office/words';
import type { Dictionary } from './field-words';

export const languageNames = {
  'zh-TW': words('Traditional Chinese', '繁體中文', '繁体中文', '繁体字中国語'),
  'zh-CN': words('Simplified Chinese', '簡體中文', '简体中文', '簡体字中国語'),
  'en-US': words('English', '英文', '英语', '英語'),
  'ja-JP': words('Japanese', '日文', '日语', '日本語'),
};
export const regions = {
  TW: words('Taiwan', '台灣', '台湾', '台湾'),
  HK: words('Hong Kong', '香港', '香港', '香港'),
  MY: words('Malaysia', '馬來西亞', '马来西亚', 'マレーシア'),
  US: words('United States', '美國', '美国', 'アメリカ'),
  JP: words('Japan', '日本', '日本', '日本'),
};
export const currencyNames = {
  NTD: words('New Taiwan dollar (NT$)', '新台幣（NT$）', '新台币（NT$）', '台湾ドル（NT$）'),
  USD: words('US dollar (US$)', '美元（US$）', '美元（US$）', '米ドル（US$）'),
  JPY: words('Japanese yen (¥)', '日圓（¥）', '日元（¥）', '日本円（¥）'),
};

/** Field names that mean the same in every table. */
export const common: Dictionary = {
  title: words('Title', '標題', '标题', 'タイトル'),
  name: words('Name', '名稱', '名称', '名前'),
  summary: words('Summary', '摘要', '摘要', '概要'),
  description: words('Description', '說明', '说明', '説明'),
  image: words('Picture', '圖片', '图片', '画像'),
  gallery: {
    label: words('More pictures', '更多圖片', '更多图片', 'その他の画像'),
    one: words('Picture', '圖片', '图片', '画像'),
  },
  cover: {
    label: words('Cover position', '封面棋形', '封面棋形', '表紙の盤面'),
    description: words(
      'The position drawn on its card and at the top of its page.',
      '畫在卡片與頁面頂端的棋形。',
      '画在卡片与页面顶部的棋形。',
      'カードとページの先頭に描かれる盤面です。',
    ),
  },
  question: words('Question', '問題', '问题', '質問'),
  answer: words('Answer', '回答', '回答', '回答'),
  products: words('Products', '商品', '商品', '商品'),
  product: words('Product', '商品', '商品', '商品'),
  code: words('Code', '代碼', '代码', 'コード'),
  slug: {
    label: words('Address', '網址名稱', '网址名称', 'アドレス名'),
    description: words(
      'Its name in web addresses. Changing it breaks links that people have kept.',
      '顯示在網址中的名稱。修改後，別人存下的連結會失效。',
      '显示在网址中的名称。修改后，别人保存的链接会失效。',
      'ウェブアドレスに使う名前です。変更すると、以前のリンクが使えなくなります。',
    ),
  },
  sortOrder: {
    label: words('Position in lists', '排序', '排序', '並び順'),
    description: words(
      'The smallest number comes first.',
      '數字越小越前面。',
      '数字越小越靠前。',
      '数字が小さいほど前に並びます。',
    ),
  },
  productCode: words('Product code', '商品代碼', '商品代码', '商品コード'),
  quantity: words('Quantity', '數量', '数量', '数量'),
  amount: words('Amount', '金額', '金额', '金額'),
  status: words('Status', '狀態', '状态', '状態'),
  currency: { label: words('Currency', '幣別', '币种', '通貨'), options: currencyNames },
  locale: { label: words('Language', '語言', '语言', '言語'), options: languageNames },
  email: words('Email', '電子郵件', '邮箱', 'メールアドレス'),
  phone: words('Phone', '電話', '电话', '電話番号'),
  country: { label: words('Country or region', '國家／地區', '国家或地区', '国・地域'), options: regions },
  postalCode: words('Postal code', '郵遞區號', '邮政编码', '郵便番号'),
  city: words('City', '城市', '城市', '市区町村'),
  line1: words('Street address', '地址', '街道地址', '番地'),
  line2: words('Apartment, floor', '樓層、室', '楼层、室', '建物名・部屋番号'),
  user: words('Customer', '學員', '学员', '会員'),
  order: words('Order', '訂單', '订单', '注文'),
  startsAt: words('Starts', '開始時間', '开始时间', '開始日時'),
  endsAt: words('Ends', '結束時間', '结束时间', '終了日時'),
  expiresAt: words('Expires', '到期時間', '到期时间', '有効期限'),
  revokedAt: words('Taken back on', '收回時間', '收回时间', '取り消し日時'),
  timeZone: {
    label: words('Time zone', '時區', '时区', 'タイムゾーン'),
    description: words(
      'In which its dates are read, e.g. Asia/Taipei.',
      '日期依此時區計算，例如 Asia/Taipei。',
      '日期按此时区计算，例如 Asia/Taipei。',
      '日付を読むときのタイムゾーンです（例：Asia/Taipei）。',
    ),
  },
  gradeFrom: {
    label: words('From grade', '起始級別', '起始级别', '開始の級'),
    description: words(
      '19 is the first grade, 1 the strongest.',
      '19 級最初階，1 級最強。',
      '19 级最初阶，1 级最强。',
      '19級が最初、1級がいちばん強い級です。',
    ),
  },
  gradeTo: words('To grade', '結束級別', '结束级别', '到達の級'),
  lessonCount: words('Lessons', '課數', '课数', 'レッスン数'),
  avatar: words('Profile picture', '頭像', '头像', 'プロフィール画像'),
};
