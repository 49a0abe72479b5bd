import { staffText } from '@/platform/kernel/back-office/staff-text';
import type { Dictionary } from '@/platform/kernel/back-office/labels/field-labels';

export const productTypeNames = {
  hjjCoursePlan: staffText('Courses', '一般課程', '普通课程', 'コース'),
  vip: staffText('VIP plans', 'VIP 方案', 'VIP 方案', 'VIPプラン'),
  verification: staffText('Mock exams', '模擬檢定', '模拟考级', '模擬検定'),
  bundle: staffText('Bundles', '組合方案', '组合套餐', 'セット'),
  generalCourses: staffText('Go-strength series', '棋力系列課程', '棋力系列课程', '棋力アップシリーズ'),
  more: staffText('More', '更多商品', '更多商品', 'その他の商品'),
  physicalGood: staffText('Go equipment', '圍棋用品', '围棋用品', '囲碁用品'),
  itp: staffText('Teacher training', '師資培訓', '师资培训', '指導者研修'),
};
export const grantKindNames = {
  course: staffText('Course', '課程', '课程', 'コース'),
  vip: staffText('VIP months', 'VIP 月數', 'VIP 月数', 'VIP（月数）'),
  exam: staffText('Mock exam', '模擬檢定', '模拟考级', '模擬検定'),
  hours: staffText('Live hours', '直播時數', '直播时长', 'ライブ時間'),
  lecture: staffText('Live lectures', '直播講座', '直播讲座', 'ライブ講座'),
  redeemCode: staffText('Course code', '課程序號', '兑换码', 'コースコード'),
  goods: staffText('Goods to ship', '寄送商品', '寄送商品', '発送する商品'),
};

const originPrice = staffText('Original price', '原價', '原价', '定価');
const sellPrice = staffText('Selling price', '售價', '售价', '販売価格');
const NTD = staffText('New Taiwan dollars (NT$)', '新台幣（NT$）', '新台币（NT$）', '台湾ドル（NT$）');
const USD = staffText('US dollars (US$)', '美元（US$）', '美元（US$）', '米ドル（US$）');
const JPY = staffText('Japanese yen (¥)', '日圓（¥）', '日元（¥）', '日本円（¥）');

export const catalogue: Dictionary = {
  NTD,
  USD,
  JPY,
  originPrice,
  sellPrice,
  price: {
    label: staffText('Price', '價格', '价格', '価格'),
    description: staffText(
      'Left empty, it is not sold in that currency. Where both prices are the same, there is no discount.',
      '留空表示不以該幣別販售；兩個價格相同表示沒有折扣。',
      '留空表示不以该币种销售；两个价格相同表示没有折扣。',
      '空欄の通貨では販売しません。二つの価格が同じなら割引なしです。',
    ),
  },
  prices: staffText('Price', '價格', '价格', '価格'),
  'products.code': {
    label: staffText('Product code', '商品代碼', '商品代码', '商品コード'),
    description: staffText(
      'Also its web address: /courses/combo-05. Orders keep it, so it should not change.',
      '也是網址：/courses/combo-05。訂單會記錄它，建議不要修改。',
      '也是网址：/courses/combo-05。订单会记录它，建议不要修改。',
      'ウェブアドレスにもなります：/courses/combo-05。注文に残るため、変更しないでください。',
    ),
  },
  targetAudience: staffText('Who it is for', '適合誰', '适合谁', '対象となる方'),
  infomation: staffText('What to know', '課程資訊', '课程信息', 'ご案内'),
  outcomes: {
    label: staffText('What you can do afterward', '學完之後', '学完之后', '受講後にできること'),
    description: staffText('One per line.', '每行一項。', '每行一项。', '1行に1項目。'),
  },
  includes: {
    label: staffText('What comes with it', '包含內容', '包含内容', '含まれるもの'),
    description: staffText('One per line.', '每行一項。', '每行一项。', '1行に1項目。'),
  },
  contents: {
    label: staffText('Lessons', '課程內容', '课程内容', 'レッスン一覧'),
    one: staffText('Lesson', '一堂課', '一节课', 'レッスン'),
  },
  minutes: staffText('Minutes', '分鐘', '分钟', '分'),
  isSample: staffText('Free sample', '可試看', '可试看', '無料で見られる'),
  questions: {
    label: staffText('Questions', '常見問題', '常见问题', 'よくある質問'),
    one: staffText('Question', '問題', '问题', '質問'),
  },
  specialContent: staffText('Special content', '特別內容', '特别内容', '特典'),
  parentsZoneTarget: staffText('For parents: goals', '給家長：學習目標', '给家长：学习目标', '保護者の方へ：目標'),
  parentsZoneWeek: staffText('For parents: weeks', '給家長：週數', '给家长：周数', '保護者の方へ：期間'),
  parentsZoneUnit: staffText('For parents: units', '給家長：單元', '给家长：单元', '保護者の方へ：単元'),
  grants: {
    label: staffText('What the buyer gets', '購買後獲得', '购买后获得', '購入者に届くもの'),
    one: staffText('Delivery', '項目', '项目', '項目'),
  },
  kind: { label: staffText('Kind', '種類', '种类', '種類'), options: grantKindNames },
  'grants.ref': {
    label: staffText('Which', '對象', '对象', '対象'),
    description: staffText(
      'A course: its course code. An exam: its grade. A course code: the product or course it opens.',
      '課程填課程代碼；檢定填級別；課程序號填它開通的商品或課程。',
      '课程填课程代码；考级填级别；兑换码填它开通的商品或课程。',
      'コースはコースの識別コード、検定は級、コースコードは対象の商品またはコースを入力します。',
    ),
  },
  'grants.months': {
    label: staffText('Months', '月數', '月数', '月数'),
    description: staffText(
      'How long it lasts. Empty: without end.',
      '可使用多久；留空表示沒有期限。',
      '可使用多久；留空表示没有期限。',
      '使える期間です。空欄なら無期限です。',
    ),
  },
  'grants.amount': {
    label: staffText('How many', '數量', '数量', '数量'),
    description: staffText(
      'Live hours: in minutes.',
      '直播時數以分鐘計。',
      '直播时长以分钟计。',
      'ライブ時間は分で入力します。',
    ),
  },
  requiresShipping: staffText('Has to be shipped', '需要寄送', '需要寄送', '配送が必要'),
  problem: {
    label: staffText('Problem to try', '試做題', '试做题', 'お試し問題'),
    description: staffText(
      'Shown on its page to be played.',
      '顯示在商品頁，訪客可以直接下。',
      '显示在商品页，访客可以直接下。',
      '商品ページで実際に打てます。',
    ),
  },
  'products.type': {
    label: staffText('Kind of product', '商品類型', '商品类型', '商品の種類'),
    options: productTypeNames,
  },
  isItp: staffText('For teachers only', '教師專用', '教师专用', '指導者専用'),
  isActive: {
    label: staffText('On sale in this language', '在此語言販售', '在此语言销售', 'この言語で販売する'),
    description: staffText(
      'Each language has its own answer.',
      '每種語言分別設定。',
      '每种语言分别设置。',
      '言語ごとに設定します。',
    ),
  },
  featured: staffText('Shown on the home page', '顯示在首頁', '显示在首页', 'トップページに表示'),
  audience: {
    label: staffText('Audience', '對象', '对象', '対象'),
    options: {
      adult: staffText('Adults', '成人', '成人', '大人'),
      child: staffText('Children, ages 4 to 10', '4–10 歲兒童', '4–10 岁儿童', '4〜10歳のお子さま'),
      teacher: staffText('Teachers', '教師', '教师', '指導者'),
    },
  },

  'coursePlans.product': {
    label: staffText('Sold as', '販售商品', '销售商品', '販売する商品'),
    description: staffText(
      'The product that sells it. Empty: not sold alone.',
      '販售此課程的商品；留空表示不單獨販售。',
      '销售此课程的商品；留空表示不单独销售。',
      'このコースを販売する商品です。空欄なら単独では販売しません。',
    ),
  },
  'coursePlans.code': staffText('Course code', '課程代碼', '课程代码', 'コース識別コード'),
  isTrial: staffText('Free trial', '免費體驗', '免费体验', '無料体験'),

  'inventory.productCode': staffText('Product code', '商品代碼', '商品代码', '商品コード'),
  stock: staffText('Pieces left', '剩餘數量', '剩余数量', '在庫数'),

  market: staffText('Partner market', '合作賣場', '合作专场', '提携ストア'),
  handle: {
    label: staffText('Address', '網址名稱', '网址名称', 'アドレス名'),
    description: staffText(
      'Its name in the web address: /partners/…',
      '顯示在網址中的名稱：/partners/…',
      '显示在网址中的名称：/partners/…',
      'ウェブアドレスに使う名前です：/partners/…',
    ),
  },
  'markets.products': {
    label: staffText('Products', '商品', '商品', '商品'),
    one: staffText('Product', '商品', '商品', '商品'),
    description: staffText(
      'A selling price given here replaces the product’s own in this market.',
      '在這裡填寫的售價，會取代商品在此賣場的原售價。',
      '在这里填写的售价，会取代商品在此专场的原售价。',
      'ここに入力した販売価格が、このストアでの価格になります。',
    ),
  },
  banner: staffText('Banner', '橫幅圖片', '横幅图片', 'バナー画像'),
};
