import { words } from '@/platform/back-office/words';

/** What is said to staff who wrote something that cannot be kept. */
export const complaints = {
  slug: words(
    'Use letters, digits and single hyphens, 80 at most.',
    '請使用英文字母、數字與單一連字號，最多 80 個字。',
    '请使用英文字母、数字与单个连字符，最多 80 个字符。',
    '半角英数字と1個ずつのハイフンで、80文字以内で入力してください。',
  ),
  token: words(
    'Use 3 to 40 letters and digits.',
    '請使用 3 到 40 個英文字母或數字。',
    '请使用 3 到 40 个英文字母或数字。',
    '半角英数字3〜40文字で入力してください。',
  ),
  couponCode: words(
    'Use 3 to 40 capitals, digits and hyphens.',
    '請使用 3 到 40 個大寫英文字母、數字或連字號。',
    '请使用 3 到 40 个大写英文字母、数字或连字符。',
    '半角の英大文字・数字・ハイフン3〜40文字で入力してください。',
  ),
  httpUrl: words(
    'Enter an address that begins with https://',
    '請輸入以 https:// 開頭的網址。',
    '请输入以 https:// 开头的网址。',
    'https:// で始まるアドレスを入力してください。',
  ),
  pathOrHttpUrl: words(
    'Enter a page of this site that begins with / or an address that begins with https://',
    '請輸入以 / 開頭的本站頁面，或以 https:// 開頭的網址。',
    '请输入以 / 开头的本站页面，或以 https:// 开头的网址。',
    '/ で始まるこのサイトのページ、または https:// で始まるアドレスを入力してください。',
  ),
  alt: words(
    'Say what the picture shows, in this language.',
    '請用這個語言寫出圖片的內容。',
    '请用这种语言写出图片的内容。',
    'この言語で、画像に写っているものを書いてください。',
  ),
  altOfPicture: words(
    'This picture does not say what it shows in this language yet: open it, write it, then save again.',
    '這張圖片還沒有這個語言的圖片說明：請先打開圖片寫好，再儲存一次。',
    '这张图片还没有这种语言的图片说明：请先打开图片写好，再保存一次。',
    'この画像には、この言語の説明がまだありません。画像を開いて書いてから、もう一度保存してください。',
  ),
  target: words(
    'Enter a page (courses), a place on this page (#prices) or an address that begins with https://',
    '請輸入頁面（courses）、本頁的位置（#prices），或以 https:// 開頭的網址。',
    '请输入页面（courses）、本页的位置（#prices），或以 https:// 开头的网址。',
    'ページ（courses）、このページ内の位置（#prices）、または https:// で始まるアドレスを入力してください。',
  ),
  bothGrades: words(
    'Give both grades or none.',
    '兩個級別都要填，或都留空。',
    '两个级别都要填，或都留空。',
    '級は両方入力するか、両方とも空欄にしてください。',
  ),
  grade: words(
    'Enter a grade from 19 to 1.',
    '請輸入 19 到 1 的級別。',
    '请输入 19 到 1 的级别。',
    '19から1までの級を入力してください。',
  ),
  ages: words(
    'Enter whole years from 0 to 99, the second no less than the first.',
    '請輸入 0 到 99 的整數歲數，且最大年齡不可小於最小年齡。',
    '请输入 0 到 99 的整数岁数，且最大年龄不可小于最小年龄。',
    '0〜99の整数で入力し、上限は下限以上にしてください。',
  ),
  classHasRequests: words(
    'People hold seats in this class, or wait for one. Cancel their requests first (Requests), so that they are told why; then remove it.',
    '這堂課還有人預約或候補。請先到「申請與預約」逐筆取消並填寫原因，家長收到通知後再移除課堂。',
    '这节课还有人预约或候补。请先到“申请与预约”逐条取消并填写原因，家长收到通知后再移除课堂。',
    'このクラスには予約またはキャンセル待ちの方がいます。先に「申込」で理由を添えて取り消し、ご連絡してから削除してください。',
  ),
  gradesRunDown: words(
    'Grades run from 19 down to 1: this one has to be the smaller number.',
    '級別由 19 往 1 遞減，這裡要填較小的數字。',
    '级别由 19 往 1 递减，这里要填较小的数字。',
    '級は19から1へ小さくなります。ここには小さいほうの数字を入力してください。',
  ),
  date: words('This is not a date.', '這不是日期。', '这不是日期。', '日付ではありません。'),
  endBeforeStart: words(
    'The end is before the start.',
    '結束時間早於開始時間。',
    '结束时间早于开始时间。',
    '終了日時が開始日時より前になっています。',
  ),
  timeZone: words(
    'This is not a time zone. One looks like Asia/Taipei.',
    '這不是時區。時區的寫法如 Asia/Taipei。',
    '这不是时区。时区的写法如 Asia/Taipei。',
    'タイムゾーンではありません。「Asia/Taipei」のように入力してください。',
  ),
  percent: words(
    'Enter a number above 0, 100 at most.',
    '請輸入大於 0、不超過 100 的數字。',
    '请输入大于 0、不超过 100 的数字。',
    '0より大きく100以下の数字を入力してください。',
  ),
  oneByOne: words(
    'Change coupons one by one.',
    '請逐張修改優惠券。',
    '请逐张修改优惠券。',
    'クーポンは1件ずつ変更してください。',
  ),
  bothPrices: words(
    'Give both prices or none.',
    '兩個價格都要填，或都留空。',
    '两个价格都要填，或都留空。',
    '価格は両方入力するか、両方とも空欄にしてください。',
  ),
  belowZero: words('Not below zero.', '不可小於零。', '不可小于零。', '0以上で入力してください。'),
  wholeAmount: words(
    'This currency has no decimals: enter a whole number.',
    '此幣別沒有小數，請輸入整數。',
    '此币种没有小数，请输入整数。',
    'この通貨には小数がありません。整数で入力してください。',
  ),
  cents: words(
    'Two decimals at most: 32.50',
    '小數最多兩位，例如 32.50。',
    '小数最多两位，例如 32.50。',
    '小数は2桁までです（例：32.50）。',
  ),
  aboveOriginal: words(
    'The selling price is above the original price.',
    '售價高於原價。',
    '售价高于原价。',
    '販売価格が定価を上回っています。',
  ),
  minorUnit: words('This is not an amount.', '這不是金額。', '这不是金额。', '金額ではありません。'),
};
