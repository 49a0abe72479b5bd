import { staffText } from '@/platform/kernel/back-office/staff-text';
import type { Dictionary } from './field-labels';

export const languageNames = {
  'zh-TW': staffText('Traditional Chinese', '繁體中文', '繁体中文', '繁体字中国語'),
  'zh-CN': staffText('Simplified Chinese', '簡體中文', '简体中文', '簡体字中国語'),
  'en-US': staffText('English', '英文', '英语', '英語'),
  'ja-JP': staffText('Japanese', '日文', '日语', '日本語'),
};
export const regions = {
  TW: staffText('Taiwan', '台灣', '台湾', '台湾'),
  HK: staffText('Hong Kong', '香港', '香港', '香港'),
  MY: staffText('Malaysia', '馬來西亞', '马来西亚', 'マレーシア'),
  US: staffText('United States', '美國', '美国', 'アメリカ'),
  JP: staffText('Japan', '日本', '日本', '日本'),
};
export const currencyNames = {
  NTD: staffText('New Taiwan dollar (NT$)', '新台幣（NT$）', '新台币（NT$）', '台湾ドル（NT$）'),
  USD: staffText('US dollar (US$)', '美元（US$）', '美元（US$）', '米ドル（US$）'),
  JPY: staffText('Japanese yen (¥)', '日圓（¥）', '日元（¥）', '日本円（¥）'),
};

/** Field names that mean the same in every table. */
export const common: Dictionary = {
  title: staffText('Title', '標題', '标题', 'タイトル'),
  name: staffText('Name', '名稱', '名称', '名前'),
  summary: staffText('Summary', '摘要', '摘要', '概要'),
  description: staffText('Description', '說明', '说明', '説明'),
  image: staffText('Picture', '圖片', '图片', '画像'),
  gallery: {
    label: staffText('More pictures', '更多圖片', '更多图片', 'その他の画像'),
    one: staffText('Picture', '圖片', '图片', '画像'),
  },
  cover: {
    label: staffText('Cover position', '封面棋形', '封面棋形', '表紙の盤面'),
    description: staffText(
      'The position drawn on its card and at the top of its page.',
      '畫在卡片與頁面頂端的棋形。',
      '画在卡片与页面顶部的棋形。',
      'カードとページの先頭に描かれる盤面です。',
    ),
  },
  question: staffText('Question', '問題', '问题', '質問'),
  answer: staffText('Answer', '回答', '回答', '回答'),
  products: staffText('Products', '商品', '商品', '商品'),
  product: staffText('Product', '商品', '商品', '商品'),
  code: staffText('Code', '代碼', '代码', 'コード'),
  slug: {
    label: staffText('Address', '網址名稱', '网址名称', 'アドレス名'),
    description: staffText(
      'Its name in web addresses. Changing it breaks links that people have kept.',
      '顯示在網址中的名稱。修改後，別人存下的連結會失效。',
      '显示在网址中的名称。修改后，别人保存的链接会失效。',
      'ウェブアドレスに使う名前です。変更すると、以前のリンクが使えなくなります。',
    ),
  },
  sortOrder: {
    label: staffText('Position in lists', '排序', '排序', '並び順'),
    description: staffText(
      'The smallest number comes first.',
      '數字越小越前面。',
      '数字越小越靠前。',
      '数字が小さいほど前に並びます。',
    ),
  },
  productCode: staffText('Product code', '商品代碼', '商品代码', '商品コード'),
  quantity: staffText('Quantity', '數量', '数量', '数量'),
  amount: staffText('Amount', '金額', '金额', '金額'),
  status: staffText('Status', '狀態', '状态', '状態'),
  currency: { label: staffText('Currency', '幣別', '币种', '通貨'), options: currencyNames },
  locale: { label: staffText('Language', '語言', '语言', '言語'), options: languageNames },
  email: staffText('Email', '電子郵件', '邮箱', 'メールアドレス'),
  phone: staffText('Phone', '電話', '电话', '電話番号'),
  country: { label: staffText('Country or region', '國家／地區', '国家或地区', '国・地域'), options: regions },
  postalCode: staffText('Postal code', '郵遞區號', '邮政编码', '郵便番号'),
  city: staffText('City', '城市', '城市', '市区町村'),
  line1: staffText('Street address', '地址', '街道地址', '番地'),
  line2: staffText('Apartment, floor', '樓層、室', '楼层、室', '建物名・部屋番号'),
  user: staffText('Customer', '學員', '学员', '会員'),
  order: staffText('Order', '訂單', '订单', '注文'),
  startsAt: staffText('Starts', '開始時間', '开始时间', '開始日時'),
  endsAt: staffText('Ends', '結束時間', '结束时间', '終了日時'),
  expiresAt: staffText('Expires', '到期時間', '到期时间', '有効期限'),
  revokedAt: staffText('Taken back on', '收回時間', '收回时间', '取り消し日時'),
  timeZone: {
    label: staffText('Time zone', '時區', '时区', 'タイムゾーン'),
    description: staffText(
      'In which its dates are read, e.g. Asia/Taipei.',
      '日期依此時區計算，例如 Asia/Taipei。',
      '日期按此时区计算，例如 Asia/Taipei。',
      '日付を読むときのタイムゾーンです（例：Asia/Taipei）。',
    ),
  },
  gradeFrom: {
    label: staffText('From grade', '起始級別', '起始级别', '開始の級'),
    description: staffText(
      '19 is the first grade, 1 the strongest.',
      '19 級最初階，1 級最強。',
      '19 级最初阶，1 级最强。',
      '19級が最初、1級がいちばん強い級です。',
    ),
  },
  gradeTo: staffText('To grade', '結束級別', '结束级别', '到達の級'),
  lessonCount: staffText('Lessons', '課數', '课数', 'レッスン数'),
  avatar: staffText('Profile picture', '頭像', '头像', 'プロフィール画像'),
};
